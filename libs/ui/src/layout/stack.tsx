import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { listRole } from '../display/list-role.ts';
import { theme, type Space } from '../theme/theme.ts';

interface StackProps {
  children: ReactNode;
  gap?: Space;
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li';
  /** The accessible name of a section or a list. */
  label?: string;
}

/** One below the other. */
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
