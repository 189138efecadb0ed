import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonLook, type ButtonLook, type ButtonVariant, type Full } from './button-look.ts';
import { Icon, type LucideIcon } from '../display/icon.tsx';
import { BareLink } from '../navigation/link-provider.tsx';

interface LinkButtonProps {
  to: string;
  children: ReactNode;
  variant?: ButtonVariant;
  icon?: LucideIcon;
  full?: Full;
  /** A fuller name for screen readers; must contain the visible words. */
  label?: string;
}

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function LinkButton({ to, variant = 'primary', icon, full, label, children }: LinkButtonProps) {
  return (
    <Face to={to} $variant={variant} $full={full} aria-label={label}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </Face>
  );
}

const Face = styled(BareLink)<ButtonLook>`
  ${buttonLook}
`;
