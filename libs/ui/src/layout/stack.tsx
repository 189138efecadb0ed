import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Space, theme } from '../theme/theme.ts';

interface StackProps {
  children: ReactNode;
  gap?: Space;
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li';
  /** The accessible name of a section or list. */
  label?: string;
}

export function Stack({ gap = 'm', align = 'stretch', as = 'div', label, children }: StackProps) {
  return (
    <Column as={as} $gap={gap} $align={align} aria-label={label} role={listRole(as)}>
      {children}
    </Column>
  );
}

const Column = styled.div<{ $gap: Space; $align: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => theme.space[$gap]};
  min-width: 0;
  list-style: none;
`;

interface RowProps {
  children: ReactNode;
  gap?: Space;
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'between' | 'center' | 'end';
  noWrap?: boolean;
  as?: 'div' | 'ul' | 'ol' | 'li' | 'span';
  label?: string;
}

const positions = { start: 'flex-start', between: 'space-between', center: 'center', end: 'flex-end' };

export function Row({
  gap = 'xs',
  align = 'center',
  justify = 'start',
  noWrap,
  as = 'div',
  label,
  children,
}: RowProps) {
  return (
    <Line as={as} $gap={gap} $align={align} $justify={justify} $noWrap={noWrap} aria-label={label} role={listRole(as)}>
      {children}
    </Line>
  );
}

const Line = styled.div<{ $gap: Space; $align: string; $justify: keyof typeof positions; $noWrap?: boolean }>`
  display: flex;
  flex-wrap: ${({ $noWrap }) => ($noWrap ? 'nowrap' : 'wrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => positions[$justify]};
  gap: ${({ $gap }) => theme.space[$gap]};
  min-width: 0;
  list-style: none;

  & > * {
    min-width: 0;
  }
`;

/** Safari drops the list role of lists without bullets. */
export function listRole(element: string): 'list' | undefined {
  return element === 'ul' || element === 'ol' ? 'list' : undefined;
}
