import { type ListTeamsApiArg, useListTeamPageQuery } from '@touchline/api-client';
import { LoadError, QueryList } from '@touchline/app-core';
import { Button, EmptyState, Grid, Skeleton, Stack } from '@touchline/ui';
import { useState } from 'react';
import { TeamCard } from './team-card.tsx';

/** Teams are loaded in steps, because a county has hundreds of them, with rosters. */
const stepSize = 12;

interface TeamCardsProps {
  /** The teams to show. */
  filter: Pick<ListTeamsApiArg, 'leagueId' | 'q'>;
  onClearSearch: () => void;
}

export function TeamCards({ filter, onClearSearch }: TeamCardsProps) {
  const [steps, setSteps] = useState(1);
  const [search, setSearch] = useState(filter.q);
  if (search !== filter.q) {
    setSearch(filter.q);
    setSteps(1);
  }
  const { data, ...teams } = useListTeamPageQuery({ ...filter, limit: stepSize, offset: 0 });
  const rest = (data?.total ?? 0) - steps * stepSize;
  return (
    <QueryList
      query={{ ...teams, data: data?.rows }}
      loading={<TeamSkeletons />}
      error={errorText}
      empty={<NoTeams filter={filter} onClearSearch={onClearSearch} />}
    >
      {() => (
        <Stack>
          <Grid as="ul" column="wide" label="Teams">
            {Array.from({ length: steps }, (_, step) => (
              <TeamStep key={step} filter={filter} offset={step * stepSize} />
            ))}
          </Grid>
          {rest > 0 && (
            <div>
              <Button variant="secondary" full="phone" onClick={() => setSteps(steps + 1)}>
                Show {Math.min(rest, stepSize)} more of {rest}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </QueryList>
  );
}

/** The next teams in the list. Each step is a request of its own, so that earlier teams are not loaded again. */
function TeamStep({ filter, offset }: Pick<TeamCardsProps, 'filter'> & { offset: number }) {
  const { data, error, isError, refetch } = useListTeamPageQuery({ ...filter, limit: stepSize, offset });
  if (data) {
    return data.rows.map((team) => (
      <li key={team.id}>
        <TeamCard team={team} />
      </li>
    ));
  }
  return (
    <li>
      {isError ? (
        <LoadError query={{ error, isError }} onRetry={refetch}>
          {errorText}
        </LoadError>
      ) : (
        <Skeleton shape="card" />
      )}
    </li>
  );
}

function NoTeams({ filter: { leagueId, q }, onClearSearch }: TeamCardsProps) {
  if (q) return <EmptyState title="No teams found" action="Show all teams" onAction={onClearSearch} />;
  if (leagueId) return <EmptyState title="No teams in this league yet" />;
  return <EmptyState title="No teams yet" text="Teams appear here when the club has added them." />;
}

export const TeamSkeletons = () => <Skeleton shape="card" count={4} />;

const errorText = 'Error loading teams. Please try again.';
