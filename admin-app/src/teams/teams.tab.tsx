import { type TeamDto } from '@touchline/api-client';
import { teamPath, useShell } from '@touchline/app-core';
import { can, pluralize } from '@touchline/domain';
import {
  Badge,
  Card,
  type Column,
  DataTable,
  EmptyState,
  Grid,
  media,
  Menu,
  type MenuItem,
  Row,
  Skeleton,
  Stack,
  Text,
  useMediaQuery,
} from '@touchline/ui';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Shield from 'lucide-react/icons/shield';
import Trash from 'lucide-react/icons/trash-2';
import { leagueLabel } from '../labels.ts';
import { NoMatches } from '../no-matches.tsx';
import { PagedQuery, type PageQuery } from '../paged-query.tsx';
import { type OpenDialog } from './open-dialog.ts';

interface TeamsTabProps {
  teams: PageQuery<TeamDto>;
  search: string;
  openDialog: (dialog: OpenDialog) => void;
}

export function TeamsTab({ teams, search, openDialog }: TeamsTabProps) {
  const wide = useMediaQuery(media.tablet);
  return (
    <PagedQuery
      query={teams}
      loading={<Skeleton shape={wide ? 'row' : 'card'} count={4} label="Loading teams..." />}
      error="Error loading teams. Please try again."
      empty={
        search ? (
          <NoMatches title="No Teams Found" items="teams" />
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
      {(rows) =>
        wide ? (
          <DataTable
            label="Teams"
            columns={columns}
            rows={rows}
            rowKey={(team) => team.id}
            actions={(team) => <TeamMenu team={team} openDialog={openDialog} />}
          />
        ) : (
          <Grid as="ul" label="Teams" gap="s">
            {rows.map((team) => (
              <TeamCard key={team.id} team={team} openDialog={openDialog} />
            ))}
          </Grid>
        )
      }
    </PagedQuery>
  );
}

const columns: Column<TeamDto>[] = [
  { header: 'Team Name', main: true, cell: (team) => team.name, to: (team) => teamPath(team.id) },
  { header: 'League', width: 'text', cell: (team) => team.league?.name ?? 'No League' },
  { header: 'Age Group', width: 'text', cell: (team) => team.league?.ageGroup ?? 'N/A' },
  { header: 'Members', numeric: true, cell: (team) => team.memberCount },
];

interface TeamProps {
  team: TeamDto;
  openDialog: (dialog: OpenDialog) => void;
}

function TeamCard({ team, openDialog }: TeamProps) {
  const { name, league, leadCoach, memberCount } = team;
  return (
    <Card as="li" level={2} title={name} to={teamPath(team.id)}>
      <Row>{league ? <Badge>{leagueLabel(league)}</Badge> : <Badge tone="warn">No League</Badge>}</Row>
      <Row justify="between" align="end" noWrap>
        <Stack gap="xxs">
          <Text size="secondary" muted>
            {leadCoach?.fullName ?? 'No Lead Coach Assigned'}
          </Text>
          <Text size="secondary" numeric>
            {pluralize(memberCount, 'player')}
          </Text>
        </Stack>
        <TeamMenu team={team} openDialog={openDialog} />
      </Row>
    </Card>
  );
}

function TeamMenu({ team, openDialog }: TeamProps) {
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
