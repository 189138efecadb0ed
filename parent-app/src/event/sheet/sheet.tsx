import { type EventDto } from '@touchline/api-client';
import { AvailabilityCounts, LoadError, PlayerSheet, useOpenedParam, useSearchParam } from '@touchline/app-core';
import { limits, numberWords, pluralize } from '@touchline/domain';
import { Button, EmptyState, SearchBox, Skeleton, Stack, Text } from '@touchline/ui';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { styled } from 'styled-components';
import { OnScreen } from './on-screen.tsx';
import { Outdated } from './outdated.tsx';
import { countPlayers, matching, playersOf, teamsOf } from './players.ts';
import { PrintedSheet } from './printed-sheet.tsx';
import { SheetDeadline } from './sheet-deadline.tsx';
import { SheetGroups } from './sheet-groups.tsx';
import { TeamChoice } from './team-choice.tsx';
import { usePlayers } from './use-players.ts';

/** A list this long gets a search box. */
const searchThreshold = 30;
const allTeams = 'all';

/** The match-day sheet: who is coming, who is not and who has not answered, in each team of the event. */
export function Sheet({ event }: { event: EventDto }) {
  const { rows, total, isPartial, loadAll, isError, error, isFetching, refetch } = usePlayers(event);
  const [teamParam, setTeam] = useSearchParam('team', allTeams);
  const [search, setSearch] = useState('');
  const opened = useOpenedParam('player');

  if (!rows) {
    if (!isError) return <Skeleton shape="row" count={6} label="Loading players..." />;
    return (
      <LoadError query={{ isError, error }} onRetry={refetch}>
        Error loading availability. Please try again.
      </LoadError>
    );
  }
  if (rows.length === 0) {
    return (
      <Stack>
        <EmptyState icon={UsersRound} title="No players" text="The teams of this event have no players yet." />
        <Erased event={event} />
      </Stack>
    );
  }

  const teams = teamsOf(event, rows);
  const team = teams.find(({ id }) => String(id) === teamParam);
  const players = playersOf(rows, teams, team?.id ?? null);
  const child = rows.find(({ childId }) => String(childId) === opened.value)?.child;
  const searchFor = (text: string) => {
    setSearch(text);
    if (isPartial) loadAll();
  };
  const counts = isPartial && !team && event.counts ? event.counts : countPlayers(players);

  return (
    <Stack>
      <OnScreen>
        {isError && <Outdated onRetry={() => void refetch()} />}
        <SheetDeadline event={event} />
        <AvailabilityCounts look="sheet" counts={counts} />
        <TeamChoice teams={teams} value={team ? String(team.id) : allTeams} all={allTeams} onChange={setTeam} />
        {rows.length >= searchThreshold && (
          <SearchBox label="Search players" value={search} onChange={searchFor} maxLength={limits.name.max} />
        )}
        {isPartial && (
          <Partial role="status">
            <Text size="secondary" muted numeric>
              The first {rows.length} of {numberWords(total)} players by name.
            </Text>
            <Button variant="quiet" busy={isFetching} busyText="Loading..." onClick={loadAll}>
              Load all players
            </Button>
          </Partial>
        )}
        <SheetGroups
          event={event}
          players={matching(players, search)}
          pathTo={({ childId }) => opened.pathTo(String(childId))}
          search={search}
        />
        <Erased event={event} />
      </OnScreen>
      {child && <PlayerSheet id={child.id} name={child.name} onClose={opened.close} />}
      <PrintedSheet event={event} players={players} counts={counts} team={team?.name} />
    </Stack>
  );
}

/** Why the counts of lists can be higher than the players here. */
function Erased({ event: { counts } }: { event: EventDto }) {
  const count = counts?.erasedCount ?? 0;
  if (count === 0) return null;
  return (
    <Text size="secondary" muted numeric>
      {pluralize(count, 'player')} of this event {count === 1 ? 'has' : 'have'} been deleted for good since.
    </Text>
  );
}

const Partial = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
`;
