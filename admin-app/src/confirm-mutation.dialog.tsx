import { serverMessage } from '@touchline/api-client';
import { Alert, ConfirmDialog } from '@touchline/ui';
import { type ReactNode } from 'react';

interface ConfirmMutationDialogProps {
  title: string;
  /** The consequences, including what cannot be undone. */
  text: ReactNode;
  confirmLabel: string;
  busyText: string;
  mutate: () => PromiseLike<{ error?: unknown }>;
  /** The state of the mutation's hook. */
  state: { isLoading: boolean; error?: unknown };
  /** `danger` by default. */
  tone?: 'primary' | 'danger';
  confirmDisabled?: boolean;
  /** Choices, below the text. */
  children?: ReactNode;
  onClose: () => void;
}

/** Asks before a mutation that cannot be undone or concerns many. Closes on success; stays open with the error otherwise. */
export function ConfirmMutationDialog(props: ConfirmMutationDialogProps) {
  const {
    title,
    text,
    confirmLabel,
    busyText,
    mutate,
    state,
    tone = 'danger',
    confirmDisabled,
    children,
    onClose,
  } = props;
  const confirm = async () => {
    const { error } = await mutate();
    if (!error) onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      confirmDisabled={confirmDisabled}
      busy={state.isLoading}
      busyText={busyText}
      tone={tone}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {children}
      {state.error !== undefined && <Alert>{serverMessage(state.error, 'Something went wrong')}</Alert>}
    </ConfirmDialog>
  );
}
