import { type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';

export type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  size?: 'small' | 'normal' | 'large' | 'huge';
  /** Only if there is no text beside it. */
  label?: string;
}

const pixels = { small: 16, normal: 20, large: 24, huge: 40 };

export function Icon({ of: Drawing, size = 'normal', label }: IconProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Box>
      <Drawing size={pixels[size]} {...name} />
    </Box>
  );
}

const Box = styled.span`
  display: inline-flex;
  flex: none;
`;
