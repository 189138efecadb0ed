import { type ListedChildDto, type MemberMoveDto } from '@touchline/api-client';
import { limits, numberWords, pluralize } from '@touchline/domain';
import { Alert, CheckboxField } from '@touchline/ui';
import { useMemo, useState } from 'react';
import { TeamSelect } from '../team-select.tsx';
import { type ManyRowsProps } from './many-dialog-props.ts';
import { ManyDialog } from './many.dialog.tsx';
import { joinWords } from './move-words.ts';
import { useMoves } from './use-moves.ts';
import { useTeamName } from './use-team-name.ts';

/** Adds players to a team, and takes them out of their other teams if that is wanted. */
export function AddToTeamDialog({ rows, onClose, onDone }: ManyRowsProps<ListedChildDto>) {
  const [teamId, setTeamId] = useState('');
  const [leavesOthers, setLeavesOthers] = useState(false);
  const moves = useMemo(() => movesOf(rows, Number(teamId), leavesOthers), [rows, teamId, leavesOthers]);
  const isTooMany = moves.length > limits.chosenRows.max;
  const { preview, answer, move } = useMoves(teamId === '' || isTooMany ? null : moves);
  const team = useTeamName(teamId);

  const confirm = async () => {
    const result = await move(`added to ${team ?? 'the team'}`);
    if (!result.error) onDone();
    return result;
  };
  return (
    <ManyDialog
      title={`Add ${pluralize(rows.length, 'player')} to a team`}
      preview={preview}
      words={answer && team && joinWords(answer, rows.length, team)}
      canConfirm={team !== undefined && answer !== undefined && answer.moved > 0}
      confirmLabel="Add to Team"
      busyText="Adding..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <TeamSelect value={teamId} onChange={setTeamId} />
      <CheckboxField
        label="Take them out of their other teams"
        checked={leavesOthers}
        onChange={({ target }) => setLeavesOthers(target.checked)}
      />
      {isTooMany && (
        <Alert tone="warn">
          {`The players are in so many teams that this makes more than ${numberWords(limits.chosenRows.max)} changes. Please select fewer players.`}
        </Alert>
      )}
    </ManyDialog>
  );
}

/** Of each player, one to the team, from the first team to leave; the others are only left. */
const movesOf = (players: readonly ListedChildDto[], toTeamId: number, leavesOthers: boolean): MemberMoveDto[] =>
  players.flatMap(({ id: childId, teams }) => {
    const left = leavesOthers ? teams.filter(({ id }) => id !== toTeamId) : [];
    const [first, ...others] = left.map(({ id }) => id);
    return [{ childId, fromTeamId: first, toTeamId }, ...others.map((fromTeamId) => ({ childId, fromTeamId }))];
  });
