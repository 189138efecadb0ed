import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type LucideIcon } from './icon.tsx';
import { theme, toneColor, type Tone } from '../theme/theme.ts';

interface BadgeProps {
  children: ReactNode;
  tone?: Tone;
  icon?: LucideIcon;
  /** One letter in a disc, so that colour is not the only signal. */
  mark?: string;
}

export function Badge({ tone = 'neutral', icon, mark, children }: BadgeProps) {
  return (
    <Pill $tone={tone} $marked={mark !== undefined}>
      {mark && (
        <Disc $tone={tone} aria-hidden>
          {mark}
        </Disc>
      )}
      {icon && <Icon of={icon} size="small" />}
      <span>{children}</span>
    </Pill>
  );
}

/** A neutral one has an edge, because a highlighted row has the same colour. */
const Pill = styled.span<{ $tone: Tone; $marked: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  padding: 2px 10px;
  padding-left: ${({ $marked }) => ($marked ? '3px' : '10px')};
  border-radius: ${theme.radius.pill};
  background: ${({ $tone }) => toneColor[$tone].soft};
  color: ${({ $tone }) => toneColor[$tone].strong};
  box-shadow: ${({ $tone }) => $tone === 'neutral' && `inset 0 0 0 1px ${theme.color.control}`};
  font: ${theme.font.label};
  overflow-wrap: anywhere;
`;

const Disc = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 18px;
  height: 18px;
  border-radius: 50%;
  background: ${({ $tone }) => toneColor[$tone].strong};
  color: ${({ $tone }) => toneColor[$tone].soft};
  font: ${theme.font.tiny};
`;
