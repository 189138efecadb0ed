import { isApiError, useGetTeamQuery } from '@touchline/api-client';
import { LoadError, Page, paths, shortDate, useSearchParam, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Alert, Button, EmptyState, Skeleton, Stack, Tabs, TextLink } from '@touchline/ui';
import { useParams } from '@touchline/router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import SearchX from 'lucide-react/icons/search-x';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { LastRoster } from './archive/last-roster.tsx';
import { RestoreTeamButton } from './archive/restore-team-button.tsx';
import { AvailabilityTab } from './availability/availability.tab.tsx';
import { AddPlayersDialog } from './roster/add-players.dialog.tsx';
import { RosterTab } from './roster/roster.tab.tsx';
import { teamMembers } from './team-member.ts';
import { TeamSummary } from './team-summary.tsx';

export default function TeamPage() {
  const { session } = useShell();
  const id = Number(useParams().id);
  const isId = Number.isInteger(id) && id > 0;
  const { currentData: team, isError, error, refetch } = useGetTeamQuery(id, { skip: !isId });
  const isArchived = Boolean(team?.archivedOn);
  const [tab, setTab] = useSearchParam('tab', 'players');
  const [adding, setAdding] = useState(false);

  const isMissing = !isId || (isApiError(error) && (error.status === 404 || error.status === 400));
  if (isMissing) return <TeamNotFound />;
  const canRestore = can(session, 'team.restore');
  const showAvailability = tab === 'availability';
  const hasRoster = team !== undefined && team.members.length > 0;
  const openAddPlayers = () => setAdding(true);

  return (
    <Page
      title={team ? `Team: ${team.name}` : 'Team'}
      intro={
        <TextLink to={paths.manageTeams} icon={ArrowLeft} alone>
          Back to Teams
        </TextLink>
      }
      actions={
        isArchived
          ? canRestore && <RestoreTeamButton team={team!} />
          : hasRoster &&
            !showAvailability && (
              <Button icon={UserPlus} onClick={openAddPlayers}>
                Add Players
              </Button>
            )
      }
    >
      {!team && !isError && <Skeleton count={3} label="Loading team..." />}
      <LoadError query={{ data: team, error, isError }} onRetry={refetch}>
        Error loading team. Please try again.
      </LoadError>
      {team && (
        <Stack gap="l">
          {team.archivedOn && (
            <Alert tone="info">
              {`This team was archived on ${shortDate(team.archivedOn)}. Its past stays; nothing can be added.`}
            </Alert>
          )}
          <TeamSummary team={team} />
          <Tabs
            label="About the team"
            tabs={[
              { value: 'players', label: 'Players', count: team.memberCount },
              { value: 'availability', label: 'Availability' },
            ]}
            value={showAvailability ? 'availability' : 'players'}
            onChange={setTab}
          >
            {showAvailability ? (
              <AvailabilityTab team={team} />
            ) : isArchived ? (
              <LastRoster members={teamMembers(team)} />
            ) : (
              <RosterTab key={team.id} team={team} onAdd={openAddPlayers} />
            )}
          </Tabs>
        </Stack>
      )}
      {team && adding && <AddPlayersDialog team={team} onClose={() => setAdding(false)} />}
    </Page>
  );
}

function TeamNotFound() {
  return (
    <Page title="Team">
      <EmptyState
        icon={SearchX}
        title="Team Not Found"
        text="It may have been deleted, or the address is wrong."
        action="Return to Teams"
        to={paths.manageTeams}
      />
    </Page>
  );
}
