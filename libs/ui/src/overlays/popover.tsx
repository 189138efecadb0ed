import * as Radix from 'radix-ui/popover';
import { useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { floatingLook } from './floating-look.ts';
import { theme } from '../theme/theme.ts';

interface PopoverProps {
  /** The `Button`, `IconButton` or `NavItem` that opens it. */
  trigger: ReactElement;
  /** What it is; shown on top unless `hideLabel`. */
  label: string;
  hideLabel?: boolean;
  /** A function is given what closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'center' | 'end';
  width?: 'narrow' | 'normal' | 'wide';
  /** Both only where the page decides. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A panel over the page that a button opens; Escape or a touch elsewhere closes it. */
export function Popover(props: PopoverProps) {
  const { trigger, label, hideLabel, children, align = 'end', width = 'normal', open, onOpenChange } = props;
  const [openHere, setOpenHere] = useState(false);
  const change = onOpenChange ?? setOpenHere;
  return (
    <Radix.Root open={open ?? openHere} onOpenChange={change}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel aria-label={label} align={align} sideOffset={8} collisionPadding={16} $width={width}>
          {!hideLabel && <Title>{label}</Title>}
          {typeof children === 'function' ? children(() => change(false)) : children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

const widths = { narrow: '220px', normal: '320px', wide: '420px' };

const Panel = styled(Radix.Content)<{ $width: keyof typeof widths }>`
  ${floatingLook}
  width: ${({ $width }) => widths[$width]};
  max-height: var(--radix-popover-content-available-height);
  padding: ${theme.space.m};
`;

const Title = styled.h2`
  margin-bottom: ${theme.space.s};
  font: ${theme.font.name};
`;
