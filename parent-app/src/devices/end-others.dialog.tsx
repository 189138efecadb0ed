import { serverMessage, useEndOtherSessionsMutation } from '@touchline/api-client';
import { Alert, ConfirmDialog } from '@touchline/ui';

interface EndOthersDialogProps {
  /** Called before the devices disappear. */
  onDone: () => void;
  onClose: () => void;
}

export function EndOthersDialog({ onDone, onClose }: EndOthersDialogProps) {
  const [endOthers, { isLoading, error }] = useEndOtherSessionsMutation();
  const confirm = async () => {
    if ((await endOthers()).error) return;
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      title="Sign out all other devices?"
      text="You stay signed in here."
      confirmLabel="Sign Out"
      busy={isLoading}
      busyText="Signing out..."
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {error && <Alert>{serverMessage(error, 'Something went wrong')}</Alert>}
    </ConfirmDialog>
  );
}
