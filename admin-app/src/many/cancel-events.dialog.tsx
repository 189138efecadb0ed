import { usePreviewStatusesQuery, useSetEventStatusesMutation } from '@touchline/api-client';
import { pluralize } from '@touchline/domain';
import { useMemo } from 'react';
import { type ManyRowsProps } from './many-dialog-props.ts';
import { ManyDialog } from './many.dialog.tsx';
import { useUndoToast } from './use-undo-toast.ts';
import { cancelWords } from './words.ts';

/** Cancels events. */
export function CancelEventsDialog({ rows, onClose, onDone }: ManyRowsProps<{ id: number }>) {
  const tell = useUndoToast();
  const events = useMemo(() => rows.map(({ id }) => ({ id, status: 'cancelled' as const })), [rows]);
  const preview = usePreviewStatusesQuery({ events }, { refetchOnMountOrArgChange: true });
  const [setStatuses] = useSetEventStatusesMutation();
  const answer = preview.isFetching ? undefined : preview.currentData;

  const confirm = async () => {
    const result = await setStatuses({ eventStatusesDto: { events } });
    if (!result.data) return result;
    const { changed, undo } = result.data;
    tell({
      title: `${pluralize(changed, 'event')} cancelled`,
      undo: () => setStatuses({ eventStatusesDto: { events: undo } }),
      undone: (restored) => ({ title: `${pluralize(restored.changed, 'event')} restored` }),
    });
    onDone();
    return result;
  };
  return (
    <ManyDialog
      title={`Cancel ${pluralize(rows.length, 'event')}?`}
      description="Cancelled events stay in the calendar, marked as cancelled."
      preview={preview}
      words={answer && cancelWords(answer)}
      canConfirm={answer !== undefined && answer.changed > 0}
      closeLabel={rows.length === 1 ? 'Keep Event' : 'Keep Events'}
      confirmLabel={rows.length === 1 ? 'Cancel Event' : 'Cancel Events'}
      busyText="Cancelling..."
      tone="danger"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
