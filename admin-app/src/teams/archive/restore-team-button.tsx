import { type TeamDto, useRestoreTeamMutation } from '@touchline/api-client';
import { Button } from '@touchline/ui';
import Undo from 'lucide-react/icons/undo-2';

/** Brings an archived team back with its last roster. */
export function RestoreTeamButton({ team }: { team: TeamDto }) {
  const [restore, restoring] = useRestoreTeamMutation();
  return (
    <Button
      variant="secondary"
      icon={Undo}
      label={`Restore ${team.name}`}
      busy={restoring.isLoading}
      busyText="Restoring..."
      onClick={() => void restore(team.id)}
    >
      Restore
    </Button>
  );
}
