import { serverMessage } from '@touchline/api-client';
import { Alert, ConfirmDialog } from '@touchline/ui';
import { type ReactNode } from 'react';

interface ConfirmCallProps {
  title: string;
  /** What it will do, and what cannot be undone. */
  text: ReactNode;
  confirmLabel: string;
  busyText: string;
  /** Calls the server; answers with the error when it refuses. */
  call: () => PromiseLike<{ error?: unknown }>;
  /** The state of the mutation's hook. */
  state: { isLoading: boolean; error?: unknown };
  onClose: () => void;
}

/** A question before something is taken away. It closes when that is done, and stays with the reason when it is refused. */
export function ConfirmCallDialog({ title, text, confirmLabel, busyText, call, state, onClose }: ConfirmCallProps) {
  const confirm = async () => {
    const { error } = await call();
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
