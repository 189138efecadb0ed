import * as Radix from 'radix-ui/popover';
import { useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { floatingLook } from './floating-look.ts';
import { theme } from '../theme/theme.ts';

interface PopoverProps {
  /** A `Button`, `IconButton` or `NavItem`. */
  trigger: ReactElement;
  /** The title, shown unless `hideLabel`. */
  label: string;
  hideLabel?: boolean;
  /** A function receives a callback that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'center' | 'end';
  width?: 'narrow' | 'normal' | 'wide';
  /** Give both to control it, neither to leave it uncontrolled. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A panel opened by a button; Escape or a press outside closes it. */
export function Popover(props: PopoverProps) {
  const { trigger, label, hideLabel, children, align = 'end', width = 'normal', open, onOpenChange } = props;
  const [openHere, setOpenHere] = useState(false);
  const change = onOpenChange ?? setOpenHere;
  return (
    <Radix.Root open={open ?? openHere} onOpenChange={change}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Content aria-label={label} align={align} sideOffset={8} collisionPadding={16} $width={width}>
          {!hideLabel && <Title>{label}</Title>}
          {typeof children === 'function' ? children(() => change(false)) : children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const widths = { narrow: '220px', normal: '320px', wide: '420px' };

const Content = styled(Radix.Content)<{ $width: keyof typeof widths }>`
  ${floatingLook}
  width: ${({ $width }) => widths[$width]};
  max-height: var(--radix-popover-content-available-height);
  padding: ${theme.space.m};
`;

const Title = styled.h2`
  margin-bottom: ${theme.space.s};
  font: ${theme.font.name};
`;
