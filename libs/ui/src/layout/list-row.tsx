import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { BareLink } from '../display/link-provider.tsx';
import { theme } from '../theme/theme.ts';
import { listRole } from './stack.tsx';

interface ListProps {
  /** The accessible name. */
  label: string;
  /** `<li>` elements. */
  children: ReactNode;
}

/** Rows with hairlines between them, on one surface. */
export const List = ({ label, children }: ListProps) => (
  <Box role={listRole('ul')} aria-label={label}>
    {children}
  </Box>
);

export interface ListRowProps {
  title: string;
  /** The heading level of the title. */
  level?: 2 | 3 | 4;
  /** Makes the title a link that reaches over the whole row. */
  to?: string;
  /** Instead of the title, for a link that leads elsewhere than to what is named. */
  linkLabel?: string;
  struck?: boolean;
  /** Left of the title, such as an avatar or the time. */
  lead?: ReactNode;
  /** Right of the title in small letters, such as a team. */
  note?: ReactNode;
  /** Below the title. */
  details?: ReactNode;
  /** On the right, such as buttons. */
  aside?: ReactNode;
  /** Below, as wide as the row. */
  children?: ReactNode;
  /** Keeps a long title on one line, for a row that leads to all of it. */
  oneLine?: boolean;
  /** `card` has a border, for what the user is asked; `quiet` is for what needs nothing. */
  look?: 'row' | 'card' | 'quiet';
}

/** One thing in a list, at least 56 px high. */
export function ListRow(props: ListRowProps) {
  const { title, level = 3, to, linkLabel, struck = false, lead, note, details, aside, children } = props;
  const { look = 'row', oneLine = false } = props;
  const id = useId();
  return (
    <Item aria-labelledby={id} $look={look}>
      {lead}
      <Main $look={look}>
        <Head $oneLine={oneLine}>
          <Title as={`h${level}`} id={id} $struck={struck} $look={look}>
            {to ? (
              <RowLink to={to} aria-label={linkLabel}>
                {title}
              </RowLink>
            ) : (
              title
            )}
          </Title>
          {note && <Note>{note}</Note>}
        </Head>
        {details}
      </Main>
      {aside && <Aside>{aside}</Aside>}
      {children && <Below>{children}</Below>}
    </Item>
  );
}

const Box = styled.ul`
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  list-style: none;

  & > li + li {
    border-top: 1px solid ${theme.color.line};
  }
`;

const cardLook = css`
  padding-block: ${theme.space.xs};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const Item = styled.article<{ $look: string }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space.xxs} ${theme.space.s};
  min-height: 56px;
  padding: 6px ${theme.space.s};
  ${({ $look }) => $look === 'card' && cardLook}
`;

/** As wide as what is left beside the lead and the aside, which stay on the first line. */
const Main = styled.div<{ $look: string }>`
  align-self: ${({ $look }) => ($look === 'card' ? 'flex-start' : 'center')};
  flex: 1 1 0;
  min-width: 0;
`;

const oneLineLook = css`
  flex-wrap: nowrap;

  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > * + * {
    flex: none;
  }
`;

const Head = styled.div<{ $oneLine: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space.xs};
  ${({ $oneLine }) => $oneLine && oneLineLook}
`;

const Title = styled.h3<{ $struck: boolean; $look: string }>`
  min-width: 0;
  font: ${({ $look }) => ($look === 'quiet' ? theme.font.control : theme.font.name)};
  overflow-wrap: anywhere;
  text-decoration: ${({ $struck }) => ($struck ? 'line-through' : 'none')};
`;

const RowLink = styled(BareLink)`
  color: inherit;
  text-decoration: inherit;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.control};
    content: '';
  }
  &:focus-visible {
    outline: none;

    &::after {
      outline: 2px solid ${theme.color.focus};
      outline-offset: -2px;
    }
  }
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 4px;
    }
  }
`;

const Note = styled.div`
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
`;

/** Above the link, which reaches over the whole row. */
const Aside = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-self: center;
  max-width: 50%;
`;

const Below = styled.div`
  position: relative;
  flex: 1 0 100%;
  min-width: 0;

  &:empty {
    display: none;
  }
`;
