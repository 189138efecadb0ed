import { type RosterMemberDto, type TeamDto } from '@touchline/api-client';
import { type Column, DataTable, EmptyState, Stack, Text } from '@touchline/ui';
import Users from 'lucide-react/icons/users';

interface RosterTabProps {
  team: TeamDto;
  onAdd: () => void;
}

/** Who plays in the team. */
export function RosterTab({ team, onAdd }: RosterTabProps) {
  if (team.members.length === 0) {
    return (
      <EmptyState
        icon={Users}
        title="No Players in Team"
        text="Their families see the team’s events as soon as players are on the roster."
        action="Add Players"
        onAction={onAdd}
      />
    );
  }
  return (
    <Stack gap="s" as="section">
      <Text size="section">Team Roster</Text>
      <DataTable
        label="Team Roster"
        columns={columns}
        rows={team.members}
        rowKey={(member) => member.id ?? member.name}
      />
    </Stack>
  );
}

const columns: Column<RosterMemberDto>[] = [
  { header: 'Jersey #', numeric: true, cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
  { header: 'Name', main: true, cell: ({ name }) => name },
  { header: 'Age', numeric: true, cell: ({ age }) => age },
  { header: 'Position', cell: ({ position }) => position ?? '–' },
];
