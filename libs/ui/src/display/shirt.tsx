import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { avatarColorOf, initialsOf } from './avatar.tsx';

interface ShirtProps {
  /** The player's. */
  name: string;
  /** The team that gives the shirt its colour; without one, the name does. */
  team?: string;
  /** The jersey number; without one, the initials stand on the shirt. */
  number?: number | null;
}

/** A player's shirt. Decorative: the name stands beside it. */
export function Shirt({ name, team, number }: ShirtProps) {
  const words = number?.toString() ?? Array.from(initialsOf(name)).slice(0, 2).join('');
  return (
    <Drawing viewBox="0 0 40 40" width="40" height="40" fill={avatarColorOf(team ?? name)} aria-hidden>
      <path d="M14 4 4 9l3 9 4-2v20h18V16l4 2 3-9-10-5q-6 6-12 0Z" />
      <text x="20" y="27">
        {words}
      </text>
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  user-select: none;

  text {
    fill: ${theme.avatar.onAvatar};
    font: ${theme.font.label};
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
`;
