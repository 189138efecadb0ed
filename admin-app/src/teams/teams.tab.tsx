import { type TeamDto } from '@touchline/api-client';
import { QueryList, type ListQuery, teamPath, useSearchParam } from '@touchline/app-core';
import { type Column, DataTable, EmptyState, Grid, media, Skeleton, useMediaQuery } from '@touchline/ui';
import SearchX from 'lucide-react/icons/search-x';
import Shield from 'lucide-react/icons/shield';
import { Paged } from '../paged.tsx';
import { type Asked } from './manage-teams.dialogs.tsx';
import { TeamCard } from './team-card.tsx';
import { TeamMenu } from './team-menu.tsx';

interface TeamsTabProps {
  teams: ListQuery<TeamDto>;
  onAsk: (asked: Asked) => void;
}

/** The club's teams: a table where there is room, cards on phones. */
export function TeamsTab({ teams, onAsk }: TeamsTabProps) {
  const wide = useMediaQuery(media.tablet);
  const menuOf = (team: TeamDto) => (
    <TeamMenu team={team} onAsk={(question) => onAsk({ about: 'team', team, question })} />
  );
  return (
    <QueryList
      query={teams}
      loading={<Skeleton shape={wide ? 'row' : 'card'} count={4} label="Loading teams..." />}
      error="Error loading teams. Please try again."
      empty={<NoTeams onAdd={() => onAsk({ about: 'team', question: 'edit' })} />}
    >
      {(rows) => (
        <Paged rows={rows}>
          {(shown) =>
            wide ? (
              <DataTable label="Teams" columns={columns} rows={shown} rowKey={(team) => team.id} actions={menuOf} />
            ) : (
              <Grid as="ul" label="Teams" gap="s">
                {shown.map((team) => (
                  <TeamCard key={team.id} team={team} menu={menuOf(team)} />
                ))}
              </Grid>
            )
          }
        </Paged>
      )}
    </QueryList>
  );
}

const columns: Column<TeamDto>[] = [
  { header: 'Team Name', main: true, cell: (team) => team.name, to: (team) => teamPath(team.id) },
  { header: 'League', cell: (team) => team.league?.name ?? 'No League' },
  { header: 'Age Group', cell: (team) => team.league?.ageGroup ?? 'N/A' },
  { header: 'Members', numeric: true, cell: (team) => team.memberCount },
];

/** There is none yet, or none is found. */
function NoTeams({ onAdd }: { onAdd: () => void }) {
  const [search, setSearch] = useSearchParam('search', '', 'page');
  if (!search) {
    return (
      <EmptyState
        icon={Shield}
        title="No Teams Found"
        text="A team has a roster of players, plays in a league and gets its own fixtures."
        action="Create Your First Team"
        onAction={onAdd}
      />
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title="No Teams Found"
      text="No team or league has a name like this."
      action="Show all teams"
      onAction={() => setSearch('')}
    />
  );
}
