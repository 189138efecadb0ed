import { type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { CountMark } from '../display/count-mark.tsx';
import { Icon, type LucideIcon } from '../display/icon.tsx';
import { BareLink } from '../display/link-provider.tsx';
import { theme } from '../theme/theme.ts';

type Native =
  | 'onClick'
  | 'disabled'
  | 'id'
  | 'ref'
  | 'type'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-pressed'
  | 'aria-haspopup'
  | 'aria-describedby';

export interface IconButtonProps extends Pick<ComponentProps<'button'>, Native> {
  icon: LucideIcon;
  /** The accessible name and the tooltip. */
  label: string;
  tone?: 'neutral' | 'danger';
  /** A number in the corner; mention it in the label too. */
  count?: number;
}

export function IconButton({ icon, label, tone = 'neutral', count = 0, ...native }: IconButtonProps) {
  return (
    <StyledButton type="button" {...native} $tone={tone} aria-label={label} title={label}>
      <Icon of={icon} />
      {count > 0 && (
        <Corner>
          <CountMark count={count} />
        </Corner>
      )}
    </StyledButton>
  );
}

/** A link that looks like an `IconButton`. */
export const IconLink = ({ to, icon, label }: { to: string; icon: LucideIcon; label: string }) => (
  <StyledButton as={BareLink} to={to} $tone="neutral" aria-label={label} title={label}>
    <Icon of={icon} />
  </StyledButton>
);

const StyledButton = styled.button<{ $tone: 'neutral' | 'danger' }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${({ $tone }) => ($tone === 'danger' ? theme.color.danger : theme.color.muted)};
  cursor: pointer;
  transition: background ${theme.quick};

  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: ${theme.color.raised};
    }
  }
  &[aria-pressed='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.text};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;

const Corner = styled.span`
  position: absolute;
  top: 1px;
  right: -2px;
  display: flex;
`;
