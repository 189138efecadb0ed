import { type ListedChildDto, useRestoreChildMutation } from '@touchline/api-client';
import { useToday } from '@touchline/app-core';
import { Button, DataTable } from '@touchline/ui';
import Undo from 'lucide-react/icons/undo-2';
import { identityColumns } from './player-table.tsx';

/** Players who were removed from the club. Each can be restored, with all earlier answers. */
export function UnregisteredTable({ players }: { players: readonly ListedChildDto[] }) {
  return (
    <DataTable
      label="Unregistered players"
      columns={identityColumns(useToday())}
      rows={players}
      rowKey={({ id }) => id}
      actions={(player) => <RestoreButton player={player} />}
    />
  );
}

function RestoreButton({ player }: { player: ListedChildDto }) {
  const [restore, restoring] = useRestoreChildMutation();
  return (
    <Button
      variant="secondary"
      icon={Undo}
      label={`Restore ${player.name}`}
      busy={restoring.isLoading}
      busyText="Restoring..."
      onClick={() => void restore(player.id)}
    >
      Restore
    </Button>
  );
}
