import { type TeamDto } from '@touchline/api-client';
import { Faces, type ListAnswer, teamPath } from '@touchline/app-core';
import { type Column, DataTable, EmptyState, Grid, Skeleton } from '@touchline/ui';
import SearchX from 'lucide-react/icons/search-x';
import Shield from 'lucide-react/icons/shield';
import { useWide } from '../use-wide.ts';
import { TeamCard } from './team-card.tsx';

interface TeamsTabProps {
  teams: ListAnswer<TeamDto>;
  onAdd: () => void;
  /** Only while something is searched for. */
  onClearSearch?: () => void;
}

/** The club's teams: a table where there is room, cards on phones. */
export function TeamsTab({ teams, onAdd, onClearSearch }: TeamsTabProps) {
  const wide = useWide();
  return (
    <Faces
      of={teams}
      loading={<Skeleton shape={wide ? 'row' : 'card'} count={4} label="Loading teams..." />}
      error="Error loading teams. Please try again."
      empty={onClearSearch ? <NothingFound onClearSearch={onClearSearch} /> : <NoTeams onAdd={onAdd} />}
    >
      {(rows) =>
        wide ? (
          <DataTable label="Teams" columns={columns} rows={rows} rowKey={(team) => team.id} />
        ) : (
          <Grid as="ul" label="Teams" gap="s">
            {rows.map((team) => (
              <TeamCard key={team.id} team={team} />
            ))}
          </Grid>
        )
      }
    </Faces>
  );
}

const columns: Column<TeamDto>[] = [
  { header: 'Team Name', main: true, cell: (team) => team.name, to: (team) => teamPath(team.id) },
  { header: 'League', cell: (team) => team.league?.name ?? 'No League' },
  { header: 'Age Group', cell: (team) => team.league?.ageGroup ?? 'N/A' },
  { header: 'Members', numeric: true, cell: (team) => team.memberCount },
];

const NoTeams = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={Shield}
    title="No Teams Found"
    text="A team has a roster of players, plays in a league and gets its own fixtures."
    action="Create Your First Team"
    onAction={onAdd}
  />
);

const NothingFound = ({ onClearSearch }: { onClearSearch: () => void }) => (
  <EmptyState
    icon={SearchX}
    title="No Teams Found"
    text="No team or league has a name like this."
    action="Show all teams"
    onAction={onClearSearch}
  />
);
