import { type LeagueDto } from '@touchline/api-client';
import { type ListQuery, QueryList, useShell } from '@touchline/app-core';
import { can, pluralize } from '@touchline/domain';
import { Badge, Card, EmptyState, Grid, IconButton, Row, Skeleton, Text } from '@touchline/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import Trophy from 'lucide-react/icons/trophy';
import { NoMatches } from '../../no-matches.tsx';
import { PaginatedList } from '../../paginated-list.tsx';
import { type OpenDialog } from '../open-dialog.ts';

interface LeaguesTabProps {
  leagues: ListQuery<LeagueDto>;
  search: string;
  openDialog: (dialog: OpenDialog) => void;
}

export function LeaguesTab({ leagues, search, openDialog }: LeaguesTabProps) {
  const canManage = can(useShell().session, 'league.manage');
  return (
    <QueryList
      query={leagues}
      loading={<Skeleton count={3} label="Loading leagues..." />}
      error="Error loading leagues. Please try again."
      empty={
        search ? (
          <NoMatches title="No Leagues Found" items="leagues" />
        ) : (
          <EmptyState
            icon={Trophy}
            title="No Leagues Found"
            text="Every team plays in a league of one age group. Start with the league."
            action="Add League"
            onAction={() => openDialog({ kind: 'create-league' })}
          />
        )
      }
    >
      {(rows) => (
        <PaginatedList rows={rows}>
          {(pageRows) => (
            <Grid as="ul" label="Leagues">
              {pageRows.map((league) => (
                <LeagueCard key={league.id} league={league} openDialog={canManage ? openDialog : undefined} />
              ))}
            </Grid>
          )}
        </PaginatedList>
      )}
    </QueryList>
  );
}

interface LeagueCardProps {
  league: LeagueDto;
  /** Undefined for users who may not change leagues. */
  openDialog?: (dialog: OpenDialog) => void;
}

function LeagueCard({ league, openDialog }: LeagueCardProps) {
  // Leagues may share a name and differ by age group.
  const label = `${league.name}, ${league.ageGroup}`;
  return (
    <Card as="li" level={2} title={league.name} aside={<Badge>{league.ageGroup}</Badge>}>
      <Text muted lines>
        {league.description ?? 'No description provided'}
      </Text>
      <Row justify="between">
        <Text size="secondary" numeric>
          {pluralize(league.teamCount, 'team')}
        </Text>
        {openDialog && (
          <Row gap="xxs">
            <IconButton
              icon={Pencil}
              label={`Edit ${label}`}
              onClick={() => openDialog({ kind: 'edit-league', league })}
            />
            <IconButton
              icon={Trash}
              label={`Delete ${label}`}
              tone="danger"
              onClick={() => openDialog({ kind: 'delete-league', league })}
            />
          </Row>
        )}
      </Row>
    </Card>
  );
}
