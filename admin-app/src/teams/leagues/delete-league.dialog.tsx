import { type LeagueDto, useDeleteLeagueMutation } from '@touchline/api-client';
import { useNavigate } from '@touchline/router';
import { pluralize } from '@touchline/domain';
import { ConfirmDialog } from '@touchline/ui';
import { ConfirmMutationDialog } from '../../confirm-mutation.dialog.tsx';

interface DeleteLeagueDialogProps {
  league: LeagueDto;
  onClose: () => void;
}

/** A league with teams cannot be deleted; the dialog links to its teams instead. */
export function DeleteLeagueDialog({ league, onClose }: DeleteLeagueDialogProps) {
  const [deleteLeague, state] = useDeleteLeagueMutation();
  if (league.teamCount > 0) return <LeagueInUse league={league} onClose={onClose} />;
  return (
    <ConfirmMutationDialog
      title={`Delete ${league.name}?`}
      text={`This action cannot be undone. The league for ${league.ageGroup} is deleted with its own events and announcements.`}
      confirmLabel="Delete League"
      busyText="Deleting..."
      mutate={() => deleteLeague(league.id)}
      state={state}
      onClose={onClose}
    />
  );
}

function LeagueInUse({ league, onClose }: DeleteLeagueDialogProps) {
  const navigate = useNavigate();
  const showTeams = () => {
    onClose();
    void navigate(`?${new URLSearchParams({ search: league.name })}`);
  };
  return (
    <ConfirmDialog
      title={`${league.name} still has ${pluralize(league.teamCount, 'team')}`}
      text="A league can be deleted once no team plays in it. Move its teams to another league, or delete them first."
      confirmLabel="Show Its Teams"
      onConfirm={showTeams}
      onCancel={onClose}
    />
  );
}
