import { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type LucideIcon } from '../display/icon.tsx';
import { SpinnerRing } from '../display/spinner.tsx';
import { buttonLook, type ButtonLook, type ButtonVariant, type Full } from './button-look.ts';

type Native =
  | 'type'
  | 'onClick'
  | 'disabled'
  | 'form'
  | 'name'
  | 'value'
  | 'id'
  | 'autoFocus'
  | 'ref'
  | 'aria-expanded'
  | 'aria-pressed'
  | 'aria-controls'
  | 'aria-describedby';

export interface ButtonProps extends Pick<ComponentProps<'button'>, Native> {
  children: ReactNode;
  variant?: ButtonVariant;
  icon?: LucideIcon;
  /** Keeps the focus and ignores further presses while the action runs. */
  busy?: boolean;
  /** The label while busy: 'Saving...'. */
  busyText?: string;
  full?: Full;
  /** Keeps the focus and ignores presses; say why in the text that `aria-describedby` names. */
  closed?: boolean;
  /** A longer accessible name; must contain the visible text. */
  label?: string;
}

export function Button({
  variant = 'primary',
  icon,
  busy = false,
  busyText,
  full,
  closed = false,
  label,
  onClick,
  children,
  ...native
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || closed) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      type="button"
      {...native}
      $variant={variant}
      $full={full}
      aria-label={busy ? undefined : label}
      aria-busy={busy || undefined}
      aria-disabled={busy || closed || undefined}
      onClick={press}
    >
      {busy && <SpinnerRing />}
      {!busy && icon && <Icon of={icon} />}
      <span>{busy ? (busyText ?? children) : children}</span>
    </StyledButton>
  );
}

const StyledButton = styled.button<ButtonLook>`
  ${buttonLook}
`;
