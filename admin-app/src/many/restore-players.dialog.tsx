import { useUndoRemovalMutation } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { pluralize, undoDays } from '@touchline/domain';
import { type ManyRowsProps } from './many-dialog-props.ts';
import { ManyDialog } from './many.dialog.tsx';
import { restoredToast } from './words.ts';

/** Brings players back who have left the club lately. */
export function RestorePlayersDialog({ rows, onClose, onDone }: ManyRowsProps<{ id: number }>) {
  const { notify } = useShell();
  const [undoRemoval] = useUndoRemovalMutation();

  const confirm = async () => {
    const result = await undoRemoval({ removalDto: { childIds: rows.map(({ id }) => id) } });
    if (!result.data) return result;
    notify(restoredToast(result.data));
    onDone();
    return result;
  };
  return (
    <ManyDialog
      title={`Bring ${pluralize(rows.length, 'player')} back?`}
      words={`Who left within the last ${undoDays} days gets their parents and teams back. Others stay here; restore them one by one.`}
      canConfirm
      confirmLabel="Bring Back"
      busyText="Bringing back..."
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
