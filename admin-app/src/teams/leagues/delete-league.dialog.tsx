import { type LeagueDto, useDeleteLeagueMutation } from '@touchline/api-client';
import { useNavigate } from '@touchline/router';
import { ConfirmDialog } from '@touchline/ui';
import { ConfirmCallDialog } from '../../confirm-call.dialog.tsx';
import { countWords } from '../../count-words.ts';

interface DeleteLeagueDialogProps {
  league: LeagueDto;
  onClose: () => void;
}

/** Deletes a league after the question; one that still has teams leads to them instead. */
export function DeleteLeagueDialog({ league, onClose }: DeleteLeagueDialogProps) {
  const [deleteLeague, state] = useDeleteLeagueMutation();
  if (league.teamCount > 0) return <LeagueInUse league={league} onClose={onClose} />;
  return (
    <ConfirmCallDialog
      title={`Delete ${league.name}?`}
      text={`This action cannot be undone. The league for ${league.ageGroup} is deleted with its own events and announcements.`}
      confirmLabel="Delete League"
      busyText="Deleting..."
      call={() => deleteLeague(league.id)}
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
      title={`${league.name} still has ${countWords(league.teamCount, 'team')}`}
      text="A league can be deleted once no team plays in it. Move its teams to another league, or delete them first."
      confirmLabel="Show Its Teams"
      onConfirm={showTeams}
      onCancel={onClose}
    />
  );
}
