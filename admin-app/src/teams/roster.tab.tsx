import { type RosterMemberDto, type TeamDto } from '@touchline/api-client';
import { type Column, DataTable, EmptyState, Stack, Text } from '@touchline/ui';
import Users from 'lucide-react/icons/users';
import { useWide } from '../use-wide.ts';
import { RosterList } from './roster-list.tsx';

interface RosterTabProps {
  team: TeamDto;
  onAdd: () => void;
}

/** Who plays in the team: a table where there is room, on phones a list with one line for each. */
export function RosterTab({ team, onAdd }: RosterTabProps) {
  const wide = useWide();
  if (team.members.length === 0) return <NoPlayers onAdd={onAdd} />;
  return (
    <Stack gap="s" as="section">
      <Text size="section">Team Roster</Text>
      {wide ? (
        <DataTable label="Team Roster" columns={columns} rows={team.members} rowKey={keyOf} />
      ) : (
        <RosterList members={team.members} />
      )}
    </Stack>
  );
}

const keyOf = ({ id, name }: RosterMemberDto) => id ?? name;

const columns: Column<RosterMemberDto>[] = [
  { header: 'Jersey #', cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
  { header: 'Name', main: true, cell: ({ name }) => name },
  { header: 'Age', numeric: true, cell: ({ age }) => age },
  { header: 'Position', cell: ({ position }) => position ?? '–' },
];

const NoPlayers = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={Users}
    title="No Players in Team"
    text="Their families see the team’s events as soon as players are on the roster."
    action="Add Players"
    onAction={onAdd}
  />
);
