import { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonLook, type ButtonLook, type ButtonVariant, type Full } from './button-look.ts';
import { Icon, type LucideIcon } from '../display/icon.tsx';
import { Turning } from '../feedback/turning.tsx';

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
  /** Something is under way: the button keeps the focus and ignores further presses. */
  busy?: boolean;
  /** What the button says meanwhile: 'Saving...'. */
  busyText?: string;
  full?: Full;
  /** A fuller name for screen readers; must contain the visible words. */
  label?: string;
}

export function Button({
  variant = 'primary',
  icon,
  busy = false,
  busyText,
  full,
  label,
  onClick,
  children,
  ...native
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Face
      type="button"
      {...native}
      $variant={variant}
      $full={full}
      aria-label={busy ? undefined : label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy && <Turning />}
      {!busy && icon && <Icon of={icon} />}
      <span>{busy ? (busyText ?? children) : children}</span>
    </Face>
  );
}

const Face = styled.button<ButtonLook>`
  ${buttonLook}
`;
