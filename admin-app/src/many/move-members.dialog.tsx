import { pluralize } from '@touchline/domain';
import { useMemo, useState } from 'react';
import { TeamSelect } from '../team-select.tsx';
import { type ManyRowsProps } from './many-dialog-props.ts';
import { ManyDialog } from './many.dialog.tsx';
import { moveWords } from './move-words.ts';
import { useMoves } from './use-moves.ts';
import { useTeamName } from './use-team-name.ts';

interface MembersProps extends ManyRowsProps<{ id: number }> {
  /** The team that the players are in. */
  team: { id: number; name: string };
}

/** Moves players from a team to another one, where they have no jersey numbers yet. */
export function MoveMembersDialog({ rows, team, onClose, onDone }: MembersProps) {
  const [otherId, setOtherId] = useState('');
  const isSame = otherId === String(team.id);
  const moves = useMemo(
    () => rows.map(({ id: childId }) => ({ childId, fromTeamId: team.id, toTeamId: Number(otherId) })),
    [rows, team.id, otherId],
  );
  const { preview, answer, move } = useMoves(otherId === '' || isSame ? null : moves);
  const other = useTeamName(otherId);

  const confirm = async () => {
    const result = await move(`moved to ${other ?? 'the team'}`);
    if (!result.error) onDone();
    return result;
  };
  return (
    <ManyDialog
      title={`Move ${pluralize(rows.length, 'player')} to another team`}
      description={`They leave ${team.name}. Their jersey numbers and positions stay behind.`}
      preview={preview}
      words={answer && other && moveWords(answer, team.name, other)}
      canConfirm={other !== undefined && answer !== undefined && answer.moved > 0}
      confirmLabel="Move to Team"
      busyText="Moving..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <TeamSelect
        value={otherId}
        onChange={setOtherId}
        error={isSame ? 'The players are in this team. Please choose another one.' : undefined}
      />
    </ManyDialog>
  );
}
