import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { BareLink } from '../display/link-provider.tsx';
import { titleLinkLook } from '../navigation/title-link-look.ts';
import { media, theme } from '../theme/theme.ts';

interface CardHeaderProps {
  title?: ReactNode;
  /** The heading level, 3 by default. */
  level?: 2 | 3 | 4;
  /** Makes the title a link. */
  to?: string;
  /** Right of the title, such as a badge or a small button. */
  aside?: ReactNode;
  struck?: boolean;
}

type Look = 'plain' | 'quiet' | 'dashed' | 'marked' | 'row';

interface CardProps extends CardHeaderProps {
  /** Left of the title, such as an avatar or a date badge. */
  lead?: ReactNode;
  children?: ReactNode;
  /** A row of buttons. */
  actions?: ReactNode;
  /** As wide as the card on phones and as the text from 768 px, such as a segmented control. */
  footer?: ReactNode;
  /** `li` inside a list made with `as="ul"`. */
  as?: 'section' | 'article' | 'div' | 'li';
  /** `quiet` has no background; `dashed` marks a placeholder; `marked` stands out; `row` is a line of a list in a box. */
  look?: Look;
}

export function Card({ lead, children, actions, footer, as = 'article', look = 'plain', ...header }: CardProps) {
  const id = useId();
  const landmark = as === 'article' || as === 'section';
  return (
    <Box as={as} $look={look} $led={Boolean(lead)} aria-labelledby={header.title && landmark ? id : undefined}>
      {lead}
      <Main>
        {(header.title ?? header.aside) && <CardHeader id={id} {...header} />}
        {children}
        {actions && <Actions>{actions}</Actions>}
      </Main>
      {footer && <Footer>{footer}</Footer>}
    </Box>
  );
}

function CardHeader({ id, title, level = 3, to, aside, struck }: CardHeaderProps & { id: string }) {
  return (
    <Header>
      {title && (
        <Title as={`h${level}`} id={id} $struck={struck}>
          {to ? <TitleLink to={to}>{title}</TitleLink> : title}
        </Title>
      )}
      {aside}
    </Header>
  );
}

const backgrounds: Record<Look, string> = {
  plain: theme.color.surface,
  quiet: 'transparent',
  dashed: 'transparent',
  marked: theme.color.accentSoft,
  row: 'transparent',
};

const rowLook = css`
  padding: 0;
  border-width: 0;
  border-radius: 0;

  & + & {
    padding-top: ${theme.space.s};
    border-top-width: 1px;
  }
`;

const Box = styled.article<{ $look: Look; $led: boolean }>`
  display: grid;
  grid-template-columns: ${({ $led }) => $led && 'auto'} minmax(0, 1fr);
  align-content: start;
  align-items: start;
  gap: ${theme.space.s};
  min-width: 0;
  padding: ${theme.space.m};
  border: 1px ${({ $look }) => ($look === 'dashed' ? 'dashed' : 'solid')} ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${({ $look }) => backgrounds[$look]};
  ${({ $look }) => $look === 'row' && rowLook}
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xs};
  min-width: 0;
`;

const Footer = styled.div`
  grid-column: 1 / -1;
  min-width: 0;

  ${media.tablet} {
    grid-column: -2 / -1;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
  margin-top: ${theme.space.xs};
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.xxs} ${theme.space.s};
`;

/** Breaks before what stands beside it goes to the next line. */
const Title = styled.h3<{ $struck?: boolean }>`
  flex: 1 1 0;
  min-width: min(8rem, 100%);
  font: ${theme.font.name};
  overflow-wrap: anywhere;
  text-decoration: ${({ $struck }) => ($struck ? 'line-through' : 'none')};
`;

const TitleLink = styled(BareLink)`
  ${titleLinkLook}
`;
