import { type ListedChildDto, useRestoreChildMutation } from '@touchline/api-client';
import { shortDate, useToday } from '@touchline/app-core';
import { ageOn } from '@touchline/domain';
import { Button, type Column, DataTable } from '@touchline/ui';
import Undo from 'lucide-react/icons/undo-2';

/** Players who were removed from the club. Each can be restored, with the answers of before. */
export function UnregisteredTable({ players }: { players: readonly ListedChildDto[] }) {
  const today = useToday();
  const columns: Column<ListedChildDto>[] = [
    { header: 'ID', cell: ({ id }) => id },
    { header: 'Name', main: true, cell: ({ name }) => name },
    { header: 'Age', numeric: true, cell: ({ dateOfBirth }) => ageOn(dateOfBirth, today) },
    { header: 'Date of Birth', cell: ({ dateOfBirth }) => shortDate(dateOfBirth) },
  ];
  return (
    <DataTable
      label="Unregistered players"
      columns={columns}
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
