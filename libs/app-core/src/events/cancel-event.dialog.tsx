import { type EventDto, serverMessage } from '@touchline/api-client';
import { Alert, ConfirmDialog } from '@touchline/ui';
import { SeriesFields } from './series/series.fields.tsx';
import { actionLabel, isWithoutEffect } from './series/series-words.ts';
import { useSeriesChange } from './series/use-series-change.ts';
import { useSetEventStatus } from './use-set-event-status.ts';

/** Cancels an event, or several of its series, after one question; the toast offers to undo it. */
export function CancelEventDialog({ event, onClose }: { event: EventDto; onClose: () => void }) {
  const { cancel, isLoading, error } = useSetEventStatus(event);
  const series = useSeriesChange(event, { status: 'cancelled', version: event.version });
  const confirm = async () => {
    if (await cancel(series.target)) onClose();
  };
  return (
    <ConfirmDialog
      title={`Cancel ${event.title}?`}
      text={`Families see ${series.target ? 'them' : 'it'} as cancelled and can no longer respond. Their responses are kept.`}
      confirmLabel={actionLabel('Cancel', series, 'cancel')}
      cancelLabel={series.target ? 'Keep Events' : 'Keep Event'}
      confirmDisabled={isWithoutEffect(series, 'cancel')}
      busy={isLoading}
      busyText="Cancelling..."
      tone="danger"
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <SeriesFields event={event} series={series} verb="cancel" />
      {error !== undefined && <Alert>{serverMessage(error, 'Something went wrong')}</Alert>}
    </ConfirmDialog>
  );
}
