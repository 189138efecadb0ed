import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { listRole } from './stack.tsx';
import { theme, type Space } from '../theme/theme.ts';

interface GridProps {
  children: ReactNode;
  gap?: Space;
  /** The minimum width of a column. */
  column?: 'narrow' | 'medium' | 'wide';
  as?: 'div' | 'ul' | 'ol' | 'section';
  label?: string;
}

const widths = { narrow: '160px', medium: '260px', wide: '360px' };

/** As many equal columns as fit. */
export function Grid({ gap = 'm', column = 'medium', as = 'div', label, children }: GridProps) {
  return (
    <Cells as={as} $gap={gap} $width={widths[column]} aria-label={label} role={listRole(as)}>
      {children}
    </Cells>
  );
}

const Cells = styled.div<{ $gap: Space; $width: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $width }) => $width}, 100%), 1fr));
  gap: ${({ $gap }) => theme.space[$gap]};
  min-width: 0;
  list-style: none;
`;
