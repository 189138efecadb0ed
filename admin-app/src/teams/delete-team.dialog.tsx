import { type TeamDto, useDeleteTeamMutation } from '@touchline/api-client';
import { ConfirmCallDialog } from '../confirm-call.dialog.tsx';

export function DeleteTeamDialog({ team, onClose }: { team: TeamDto; onClose: () => void }) {
  const [deleteTeam, state] = useDeleteTeamMutation();
  return (
    <ConfirmCallDialog
      title={`Delete ${team.name}?`}
      text={
        'This action cannot be undone. All of the team’s data is deleted: its roster, and the events and announcements ' +
        'that are its alone, with their answers. The players stay in the club.'
      }
      confirmLabel="Delete Team"
      busyText="Deleting..."
      call={() => deleteTeam(team.id)}
      state={state}
      onClose={onClose}
    />
  );
}
