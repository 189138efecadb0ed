import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonLook, type ButtonLook, type ButtonVariant, type Full } from './button-look.ts';
import { Icon, type LucideIcon } from '../display/icon.tsx';
import { BareLink } from '../display/link-provider.tsx';

interface LinkButtonProps {
  to: string;
  children: ReactNode;
  variant?: ButtonVariant;
  icon?: LucideIcon;
  full?: Full;
  /** A longer accessible name; must contain the visible text. */
  label?: string;
}

/** A link that looks like a button. */
export function LinkButton({ to, variant = 'primary', icon, full, label, children }: LinkButtonProps) {
  return (
    <StyledLink to={to} $variant={variant} $full={full} aria-label={label}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </StyledLink>
  );
}

const StyledLink = styled(BareLink)<ButtonLook>`
  ${buttonLook}
`;
