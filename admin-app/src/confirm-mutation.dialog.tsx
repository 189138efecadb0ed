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
  onClose: () => void;
}

/** Asks before a destructive mutation. Closes on success; stays open with the error otherwise. */
export function ConfirmMutationDialog(props: ConfirmMutationDialogProps) {
  const { title, text, confirmLabel, busyText, mutate, state, onClose } = props;
  const confirm = async () => {
    const { error } = await mutate();
    if (!error) onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      busy={state.isLoading}
      busyText={busyText}
      tone="danger"
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {state.error !== undefined && <Alert>{serverMessage(state.error, 'Something went wrong')}</Alert>}
    </ConfirmDialog>
  );
}
