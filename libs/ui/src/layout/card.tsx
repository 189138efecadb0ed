import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CardHead, type CardHeadProps } from './card-head.tsx';
import { media, theme } from '../theme/theme.ts';

interface CardProps extends CardHeadProps {
  /** Before the title: an avatar, a date block. */
  lead?: ReactNode;
  children?: ReactNode;
  /** A row of buttons below. */
  actions?: ReactNode;
  /** Below everything, as wide as the card on phones, as the text from 768 px: a segmented control. */
  footer?: ReactNode;
  /** The element it is; `li` inside a list made with `as="ul"`. */
  as?: 'section' | 'article' | 'div' | 'li';
  /** `quiet` has no surface of its own; `dashed` asks to be filled. */
  look?: 'plain' | 'quiet' | 'dashed';
}

export function Card({ lead, children, actions, footer, as = 'article', look = 'plain', ...head }: CardProps) {
  const id = useId();
  const landmark = as === 'article' || as === 'section';
  return (
    <Box as={as} $look={look} $led={Boolean(lead)} aria-labelledby={head.title && landmark ? id : undefined}>
      {lead}
      <Main>
        {(head.title ?? head.aside) && <CardHead id={id} {...head} />}
        {children}
        {actions && <Actions>{actions}</Actions>}
      </Main>
      {footer && <Footer>{footer}</Footer>}
    </Box>
  );
}

const Box = styled.article<{ $look: 'plain' | 'quiet' | 'dashed'; $led: boolean }>`
  display: grid;
  grid-template-columns: ${({ $led }) => $led && 'auto'} minmax(0, 1fr);
  align-content: start;
  align-items: start;
  gap: ${theme.space.s};
  min-width: 0;
  padding: ${theme.space.m};
  border: 1px ${({ $look }) => ($look === 'dashed' ? 'dashed' : 'solid')} ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${({ $look }) => ($look === 'plain' ? theme.color.surface : 'transparent')};
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
