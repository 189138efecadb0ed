import { type TeamDto, useDeleteTeamMutation, useGetTeamQuery } from '@touchline/api-client';
import { ConfirmMutationDialog } from '../confirm-mutation.dialog.tsx';

interface DeleteTeamDialogProps {
  team: TeamDto;
  onClose: () => void;
}

const withoutPast =
  'This action cannot be undone. All of the team’s data is deleted: its roster, and the events and announcements ' +
  'that belong to no other team, with their RSVPs. The players stay in the club.';
const withPast =
  'The team has had events, so it is archived: they stay as they were, with their RSVPs, and so do its announcements. ' +
  'Its roster ends, and its events to come that belong to no other team are deleted. The players stay in the club. ' +
  'You can restore the team with its roster, but not the deleted events.';

/** Says whether the team's past stays, which the server knows. */
export function DeleteTeamDialog({ team, onClose }: DeleteTeamDialogProps) {
  const [deleteTeam, state] = useDeleteTeamMutation();
  const { data, isFetching } = useGetTeamQuery(team.id, { refetchOnMountOrArgChange: true });
  return (
    <ConfirmMutationDialog
      title={`Delete ${team.name}?`}
      text={isFetching ? 'Looking at the team’s events...' : data?.hasPast === false ? withoutPast : withPast}
      confirmLabel="Delete Team"
      confirmDisabled={isFetching}
      busyText="Deleting..."
      mutate={() => deleteTeam(team.id)}
      state={state}
      onClose={onClose}
    />
  );
}
