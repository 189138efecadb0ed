import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { BareLink } from './link-provider.tsx';
import { theme } from './theme.ts';

interface CardProps {
  title?: ReactNode;
  /** The heading's level on the page; 3 unless told. */
  level?: 2 | 3 | 4;
  /** Makes the title a link. */
  to?: string;
  /** Before the title: an avatar, a date block. */
  lead?: ReactNode;
  /** Right of the title: a badge, a small button. */
  aside?: ReactNode;
  /** A row of buttons at the end. */
  actions?: ReactNode;
  children?: ReactNode;
  /** The element it is; `li` inside a list made with `as="ul"`. */
  as?: 'section' | 'article' | 'div' | 'li';
  /** `quiet` has no surface of its own; `dashed` asks to be filled. */
  look?: 'plain' | 'quiet' | 'dashed';
  struck?: boolean;
}

export function Card({
  title,
  level = 3,
  to,
  lead,
  aside,
  actions,
  children,
  as = 'article',
  look = 'plain',
  struck,
}: CardProps) {
  const id = useId();
  return (
    <Box as={as} $look={look} aria-labelledby={title && as !== 'div' && as !== 'li' ? id : undefined}>
      {lead}
      <Main>
        {(title ?? aside) && (
          <Head>
            {title && (
              <Title as={`h${level}`} id={id} $struck={struck}>
                {to ? <TitleLink to={to}>{title}</TitleLink> : title}
              </Title>
            )}
            {aside}
          </Head>
        )}
        {children}
        {actions && <Actions>{actions}</Actions>}
      </Main>
    </Box>
  );
}

const Box = styled.article<{ $look: 'plain' | 'quiet' | 'dashed' }>`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.m};
  min-width: 0;
  padding: ${theme.space.m};
  border: 1px ${({ $look }) => ($look === 'dashed' ? 'dashed' : 'solid')} ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${({ $look }) => ($look === 'plain' ? theme.color.surface : 'transparent')};
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  gap: ${theme.space.xs};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.xxs} ${theme.space.s};
`;

const Title = styled.h3<{ $struck?: boolean }>`
  flex: 1 1 auto;
  min-width: 0;
  max-width: 100%;
  font: ${theme.font.name};
  overflow-wrap: anywhere;
  text-decoration: ${({ $struck }) => ($struck ? 'line-through' : 'none')};
`;

const TitleLink = styled(BareLink)`
  color: inherit;
  text-decoration: inherit;
  border-radius: 4px;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  margin-top: ${theme.space.xs};
`;
