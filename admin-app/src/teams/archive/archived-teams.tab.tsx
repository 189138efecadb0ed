import { type TeamDto } from '@touchline/api-client';
import { shortDate, teamPath, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { type Column, DataTable, EmptyState, Skeleton } from '@touchline/ui';
import Archive from 'lucide-react/icons/archive';
import { NoMatches } from '../../no-matches.tsx';
import { PagedQuery, type PageQuery } from '../../paged-query.tsx';
import { RestoreTeamButton } from './restore-team-button.tsx';

interface ArchivedTeamsTabProps {
  teams: PageQuery<TeamDto>;
  search: string;
}

/** Teams that have had events and were deleted. */
export function ArchivedTeamsTab({ teams, search }: ArchivedTeamsTabProps) {
  const { session } = useShell();
  return (
    <PagedQuery
      query={teams}
      loading={<Skeleton shape="row" count={4} label="Loading archived teams..." />}
      error="Error loading archived teams. Please try again."
      empty={
        search ? (
          <NoMatches title="No Archived Teams Found" items="teams" />
        ) : (
          <EmptyState
            icon={Archive}
            title="No Archived Teams"
            text="A team that has had events is kept here when you delete it, with its past."
          />
        )
      }
    >
      {(rows) => (
        <DataTable
          label="Archived teams"
          phones="rows"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          actions={can(session, 'team.restore') ? (team) => <RestoreTeamButton team={team} /> : undefined}
        />
      )}
    </PagedQuery>
  );
}

const columns: Column<TeamDto>[] = [
  { header: 'Team Name', main: true, cell: ({ name }) => name, to: ({ id }) => teamPath(id) },
  { header: 'League', width: 'text', onPhone: 'hidden', cell: ({ league }) => league?.name ?? 'No League' },
  { header: 'Age Group', width: 'text', onPhone: 'hidden', cell: ({ league }) => league?.ageGroup ?? 'N/A' },
  { header: 'Archived', cell: ({ archivedOn }) => archivedOn && shortDate(archivedOn) },
];
