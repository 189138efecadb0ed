import { type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { LinkedText } from './linked-text.tsx';
import { media, theme, toneColor, type Tone } from '../theme/theme.ts';

type Size = 'title' | 'section' | 'name' | 'body' | 'secondary';

interface TextProps {
  children: ReactNode;
  size?: Size;
  /** By default h1 for `title`, h2 for `section`, strong for `name`, and p. */
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'div' | 'strong' | 'li' | 'dt' | 'dd' | 'time';
  id?: string;
  muted?: boolean;
  strong?: boolean;
  /** Struck through; give the reason in words as well. */
  struck?: boolean;
  /** Tabular figures, for times and counts. */
  numeric?: boolean;
  tone?: Tone;
  align?: 'start' | 'center' | 'end';
  /** For texts that people write: keeps line breaks, and addresses are links. */
  lines?: boolean;
  /** Ends a longer text after two lines with an ellipsis. */
  clamp?: boolean;
}

const elements = { title: 'h1', section: 'h2', name: 'strong', body: 'p', secondary: 'p' } as const;

export function Text({ size = 'body', as, id, children, ...look }: TextProps) {
  return (
    <TextElement as={as ?? elements[size]} id={id} $size={size} $look={look}>
      {look.lines && typeof children === 'string' ? <LinkedText text={children} /> : children}
    </TextElement>
  );
}

type Look = Omit<TextProps, 'children' | 'size' | 'as' | 'id'>;

const colorOf = ({ muted, tone }: Look) => {
  if (tone) return toneColor[tone].strong;
  return muted ? theme.color.muted : 'inherit';
};

const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const TextElement = styled.p<{ $size: Size; $look: Look }>`
  min-width: 0;
  font: ${({ $size }) => ($size === 'title' ? theme.font.titleOfPhone : theme.font[$size])};
  color: ${({ $look }) => colorOf($look)};
  overflow-wrap: anywhere;
  ${({ $look }) => $look.strong && 'font-weight: 600;'}
  ${({ $look }) => $look.numeric && 'font-variant-numeric: tabular-nums;'}
  ${({ $look }) => $look.struck && 'text-decoration: line-through;'}
  ${({ $look }) => $look.lines && 'white-space: pre-line;'}
  ${({ $look }) => $look.clamp && twoLines}
  ${({ $look }) => $look.align && `text-align: ${$look.align};`}

  ${media.tablet} {
    ${({ $size }) => $size === 'title' && `font: ${theme.font.title};`}
  }
`;
