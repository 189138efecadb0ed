import { type FeedDto, serverMessage, useRevokeFeedMutation } from '@touchline/api-client';
import { Alert, ConfirmDialog } from '@touchline/ui';

interface RevokeFeedDialogProps {
  feed: Pick<FeedDto, 'id' | 'name'>;
  /** Called before the feed disappears. */
  onRevoke: () => void;
  onClose: () => void;
}

export function RevokeFeedDialog({ feed: { id, name }, onRevoke, onClose }: RevokeFeedDialogProps) {
  const [revoke, { isLoading, error }] = useRevokeFeedMutation();
  const confirm = async () => {
    const { error: failure } = await revoke(id);
    if (failure) return;
    onRevoke();
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Turn off “${name}”?`}
      text="Every calendar that uses it stops getting events, and most of them remove those they have. This cannot be undone."
      confirmLabel="Turn off"
      tone="danger"
      busy={isLoading}
      busyText="Turning off..."
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {error && <Alert>{serverMessage(error, 'Something went wrong')}</Alert>}
    </ConfirmDialog>
  );
}
