import { type EventDto, serverMessage } from '@touchline/api-client';
import { Alert, ConfirmDialog } from '@touchline/ui';
import { useSetEventStatus } from './use-set-event-status.ts';

/** Cancels an event after one question; the toast offers to undo it. */
export function CancelEventDialog({ event, onClose }: { event: EventDto; onClose: () => void }) {
  const { cancel, isLoading, error } = useSetEventStatus(event);
  const confirm = async () => {
    if (await cancel()) onClose();
  };
  return (
    <ConfirmDialog
      title={`Cancel ${event.title}?`}
      text="Families see it as cancelled and can no longer respond. Their responses are kept."
      confirmLabel="Cancel Event"
      cancelLabel="Keep Event"
      busy={isLoading}
      busyText="Cancelling..."
      tone="danger"
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {error !== undefined && <Alert>{serverMessage(error, 'Something went wrong')}</Alert>}
    </ConfirmDialog>
  );
}
