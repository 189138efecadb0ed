import { usePreviewRemovalQuery, useRemovePlayersMutation, useUndoRemovalMutation } from '@touchline/api-client';
import { pluralize } from '@touchline/domain';
import { type ManyRowsProps } from './many-dialog-props.ts';
import { ManyDialog } from './many.dialog.tsx';
import { useUndoToast } from './use-undo-toast.ts';
import { removalWords, restoredToast } from './words.ts';

/** Removes players from the club. */
export function RemovePlayersDialog({ rows, onClose, onDone }: ManyRowsProps<{ id: number }>) {
  const tell = useUndoToast();
  const removalDto = { childIds: rows.map(({ id }) => id) };
  const preview = usePreviewRemovalQuery(removalDto, { refetchOnMountOrArgChange: true });
  const [remove] = useRemovePlayersMutation();
  const [undoRemoval] = useUndoRemovalMutation();
  const answer = preview.isFetching ? undefined : preview.currentData;

  const confirm = async () => {
    const result = await remove({ removalDto });
    if (!result.data) return result;
    const { removed, childIds } = result.data;
    tell({
      title: `${pluralize(removed, 'player')} removed from the club`,
      undo: () => undoRemoval({ removalDto: { childIds } }),
      undone: restoredToast,
    });
    onDone();
    return result;
  };
  return (
    <ManyDialog
      title={`Remove ${pluralize(rows.length, 'player')} from the club?`}
      preview={preview}
      words={answer && removalWords(answer)}
      canConfirm={answer !== undefined && answer.removed > 0}
      confirmLabel="Remove from Club"
      busyText="Removing..."
      tone="danger"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
