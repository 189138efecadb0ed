import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

interface AvatarProps {
  name: string;
  size?: 'small' | 'normal' | 'large';
  /** The name is not shown beside it, so screen readers read it here. */
  alone?: boolean;
}

/** Initials on a colour derived from the name. */
export function Avatar({ name, size = 'normal', alone }: AvatarProps) {
  const initials = Array.from(initialsOf(name)).slice(0, mostInitials).join('');
  const a11y = alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <Disc $color={avatarColorOf(name)} $size={size} $long={initials.length > 2} {...a11y}>
      {initials}
    </Disc>
  );
}

/** More do not fit. */
const mostInitials = 3;

/** The first letter of each word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

/** 0 to 7: the sum of the character codes modulo 8. */
export function colorNumberOf(name: string): number {
  return Array.from({ length: name.length }, (_, at) => name.charCodeAt(at)).reduce((sum, code) => sum + code, 0) % 8;
}

const { onAvatar, ...discColors } = theme.avatar;
const avatarColors = Object.values(discColors);

/** One of eight colours. */
export const avatarColorOf = (name: string): string => avatarColors[colorNumberOf(name)] ?? '';

const sizes = { small: '32px', normal: '40px', large: '56px' };
const fonts = { small: theme.font.tiny, normal: theme.font.label, large: theme.font.section };
const smaller = { small: theme.font.tiny, normal: theme.font.tiny, large: theme.font.label };

const Disc = styled.span<{ $color: string; $size: keyof typeof sizes; $long: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => sizes[$size]};
  height: ${({ $size }) => sizes[$size]};
  overflow: hidden;
  border-radius: 50%;
  background: ${({ $color }) => $color};
  color: ${onAvatar};
  font: ${({ $size, $long }) => ($long ? smaller : fonts)[$size]};
  overflow-wrap: anywhere;
  text-align: center;
  user-select: none;
`;
