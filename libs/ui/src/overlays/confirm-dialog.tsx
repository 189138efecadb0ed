import * as Radix from 'radix-ui/alert-dialog';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../buttons/button.tsx';
import { media, theme } from '../theme/theme.ts';
import { DialogActions } from './dialog-actions.tsx';
import { dialogBodyLook, dialogLook, dialogTitleLook, overlayLook } from './dialog-look.ts';
import { allowRadixStyles, useFocusReturn } from './modal.ts';

interface ConfirmDialogProps {
  title: string;
  /** The consequences, and whether they can be undone. */
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  confirmDisabled?: boolean;
  busy?: boolean;
  busyText?: string;
  /** `danger` for destructive actions. */
  tone?: 'primary' | 'danger';
  onConfirm: () => void;
  onCancel: () => void;
  /** The error of the last attempt. */
  children?: ReactNode;
}

/** Open while it is rendered. The cancel button has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    text,
    confirmLabel,
    cancelLabel = 'Cancel',
    confirmDisabled,
    busy,
    busyText,
    tone = 'primary',
    onConfirm,
    onCancel,
    children,
  } = props;
  const returnFocus = useFocusReturn();
  allowRadixStyles();
  return (
    <Radix.Root open onOpenChange={() => !busy && onCancel()}>
      <Radix.Portal>
        <Overlay />
        <Content onCloseAutoFocus={returnFocus} {...(!text && { 'aria-describedby': undefined })}>
          <Title>{title}</Title>
          <Body>
            {text && <Description>{text}</Description>}
            {children}
            <DialogActions>
              <Radix.Cancel asChild>
                <Button variant="secondary" disabled={busy}>
                  {cancelLabel}
                </Button>
              </Radix.Cancel>
              <Button variant={tone} disabled={confirmDisabled} busy={busy} busyText={busyText} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </DialogActions>
          </Body>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/* Above a dialog that asks whether to close it, and narrower. */
const Overlay = styled(Radix.Overlay)`
  ${overlayLook}
  z-index: 42;
`;

const Content = styled(Radix.Content)`
  ${dialogLook}
  z-index: 43;

  ${media.tablet} {
    max-width: 440px;
  }
`;

const Title = styled(Radix.Title)`
  ${dialogTitleLook}
  padding: ${theme.space.m} ${theme.space.m} ${theme.space.xxs};

  ${media.tablet} {
    padding: ${theme.space.l} ${theme.space.l} ${theme.space.xxs};
  }
`;

const Body = styled.div`
  ${dialogBodyLook}
  display: grid;
  gap: ${theme.space.m};
`;

const Description = styled(Radix.Description)`
  color: ${theme.color.muted};
  overflow-wrap: anywhere;
`;
