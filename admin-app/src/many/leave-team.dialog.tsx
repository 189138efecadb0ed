import { pluralize } from '@touchline/domain';
import { useMemo } from 'react';
import { type ManyRowsProps } from './many-dialog-props.ts';
import { ManyDialog } from './many.dialog.tsx';
import { leaveWords } from './move-words.ts';
import { useMoves } from './use-moves.ts';

interface MembersProps extends ManyRowsProps<{ id: number }> {
  team: { id: number; name: string };
}

/** Takes players out of a team. */
export function LeaveTeamDialog({ rows, team, onClose, onDone }: MembersProps) {
  const moves = useMemo(() => rows.map(({ id: childId }) => ({ childId, fromTeamId: team.id })), [rows, team.id]);
  const { preview, answer, move } = useMoves(moves);

  const confirm = async () => {
    const result = await move(`removed from ${team.name}`);
    if (!result.error) onDone();
    return result;
  };
  return (
    <ManyDialog
      title={`Remove ${pluralize(rows.length, 'player')} from ${team.name}?`}
      preview={preview}
      words={answer && leaveWords(answer, team.name)}
      canConfirm={answer !== undefined && answer.moved > 0}
      confirmLabel="Remove from Team"
      busyText="Removing..."
      tone="danger"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
