import { type TeamDto, useRemoveTeamMemberMutation } from '@touchline/api-client';
import { ConfirmCallDialog } from '../../confirm-call.dialog.tsx';
import { type Player } from './roster.ts';

interface RemoveMemberDialogProps {
  team: TeamDto;
  player: Player;
  onClose: () => void;
}

/** Takes a player off the roster, after the question. */
export function RemoveMemberDialog({ team, player, onClose }: RemoveMemberDialogProps) {
  const [removeMember, state] = useRemoveTeamMemberMutation();
  return (
    <ConfirmCallDialog
      title={`Remove ${player.name} from ${team.name}?`}
      text="The jersey number and position go with it, and the family no longer sees the team’s events. The player stays in the club."
      confirmLabel="Remove from Team"
      busyText="Removing..."
      call={() => removeMember({ teamId: team.id, childId: player.id })}
      state={state}
      onClose={onClose}
    />
  );
}
