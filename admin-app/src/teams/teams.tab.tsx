import { type TeamDto } from '@touchline/api-client';
import { QueryList, type ListQuery, teamPath, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import {
  type Column,
  DataTable,
  EmptyState,
  Grid,
  media,
  Menu,
  type MenuItem,
  Skeleton,
  useMediaQuery,
} from '@touchline/ui';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Shield from 'lucide-react/icons/shield';
import Trash from 'lucide-react/icons/trash-2';
import { NoMatches } from '../no-matches.tsx';
import { PaginatedList } from '../paginated-list.tsx';
import { type OpenDialog } from './open-dialog.ts';
import { TeamCard } from './team-card.tsx';

interface TeamsTabProps {
  teams: ListQuery<TeamDto>;
  search: string;
  openDialog: (dialog: OpenDialog) => void;
}

/** The club's teams: a table where there is room, cards on phones. */
export function TeamsTab({ teams, search, openDialog }: TeamsTabProps) {
  const wide = useMediaQuery(media.tablet);
  const menuOf = (team: TeamDto) => <TeamMenu team={team} openDialog={openDialog} />;
  return (
    <QueryList
      query={teams}
      loading={<Skeleton shape={wide ? 'row' : 'card'} count={4} label="Loading teams..." />}
      error="Error loading teams. Please try again."
      empty={
        search ? (
          <NoMatches title="No Teams Found" what="teams" />
        ) : (
          <EmptyState
            icon={Shield}
            title="No Teams Found"
            text="A team has a roster of players, plays in a league and gets its own fixtures."
            action="Create Your First Team"
            onAction={() => openDialog({ kind: 'create-team' })}
          />
        )
      }
    >
      {(rows) => (
        <PaginatedList rows={rows}>
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
        </PaginatedList>
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

function TeamMenu({ team, openDialog }: { team: TeamDto; openDialog: (dialog: OpenDialog) => void }) {
  const { session } = useShell();
  const items: MenuItem[] = [
    { label: 'Details', icon: Eye, to: teamPath(team.id) },
    { label: 'Edit', icon: Pencil, onSelect: () => openDialog({ kind: 'edit-team', team }) },
  ];
  if (can(session, 'team.remove')) {
    const onSelect = () => openDialog({ kind: 'delete-team', team });
    items.push({ label: 'Delete', icon: Trash, tone: 'danger', onSelect });
  }
  return <Menu label={`Actions for ${team.name}`} items={items} />;
}
