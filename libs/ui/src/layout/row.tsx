import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { listRole } from '../display/list-role.ts';
import { theme, type Space } from '../theme/theme.ts';

interface RowProps {
  children: ReactNode;
  gap?: Space;
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'between' | 'center' | 'end';
  /** Without it the line breaks where it must. */
  noWrap?: boolean;
  as?: 'div' | 'ul' | 'ol' | 'li' | 'span';
  label?: string;
}

const positions = { start: 'flex-start', between: 'space-between', center: 'center', end: 'flex-end' };

/** One beside the other. */
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
