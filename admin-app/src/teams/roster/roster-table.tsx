import { type Column, DataTable, IconButton } from '@touchline/ui';
import UserMinus from 'lucide-react/icons/user-minus';
import { styled } from 'styled-components';
import { JerseyField, PositionField } from './roster-fields.tsx';
import { type Player } from './roster.ts';

interface RosterTableProps {
  teamId: number;
  players: readonly Player[];
  onRemove: (player: Player) => void;
}

/** The roster where there is room for a table. */
export function RosterTable({ teamId, players, onRemove }: RosterTableProps) {
  const columns: Column<Player>[] = [
    {
      header: 'Jersey #',
      cell: (player) => (
        <Narrow>
          <JerseyField teamId={teamId} member={player} />
        </Narrow>
      ),
    },
    { header: 'Name', main: true, cell: ({ name }) => name },
    { header: 'Age', numeric: true, cell: ({ age }) => age },
    { header: 'Position', cell: (player) => <PositionField teamId={teamId} member={player} /> },
  ];
  return (
    <DataTable
      label="Team Roster"
      columns={columns}
      rows={players}
      rowKey={({ id }) => id}
      actions={(player) => (
        <IconButton icon={UserMinus} label={`Remove ${player.name}`} tone="danger" onClick={() => onRemove(player)} />
      )}
    />
  );
}

/** As wide as three digits need, and the sentence of a wrong one. */
const Narrow = styled.div`
  width: 88px;
`;
