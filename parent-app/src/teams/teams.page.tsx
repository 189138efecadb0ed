import { type TeamDto, useListLeaguesQuery, useListTeamsQuery } from '@touchline/api-client';
import { Page, QueryList, useSearchParam } from '@touchline/app-core';
import { EmptyState, SearchBox, Skeleton, Tabs } from '@touchline/ui';
import { TeamCards } from './team-cards.tsx';

/** The search box appears with more teams than this. */
const searchThreshold = 8;
const everyLeague = 'all';

export default function TeamsPage() {
  const teams = useListTeamsQuery({});
  const { data: leagues = [] } = useListLeaguesQuery({});
  const [league, setLeague] = useSearchParam('league', everyLeague);
  const [search, setSearch] = useSearchParam('search');
  const tabs = [
    { value: everyLeague, label: 'All Teams' },
    ...leagues.map(({ id, name, ageGroup }) => ({ value: String(id), label: nameOf({ name, ageGroup }, leagues) })),
  ];
  const tab = tabs.some(({ value }) => value === league) ? league : everyLeague;
  const hasMany = (teams.data?.length ?? 0) > searchThreshold;

  return (
    <Page
      title="Teams"
      intro={(hasMany || search) && <SearchBox label="Search teams" value={search} onChange={setSearch} />}
    >
      <Tabs label="Leagues" tabs={tabs} value={tab} onChange={setLeague}>
        <QueryList
          query={teams}
          loading={<Skeleton shape="card" count={4} />}
          error="Error loading teams. Please try again."
          empty={<EmptyState title="No teams yet" text="Teams will appear here once the club adds them." />}
        >
          {(rows) => (
            <TeamCards
              key={`${tab} ${search}`}
              teams={rows.filter(
                (team) => (tab === everyLeague || team.leagueId === Number(tab)) && matches(team, search),
              )}
              onClear={search ? () => setSearch('') : undefined}
            />
          )}
        </QueryList>
      </Tabs>
    </Page>
  );
}

interface Named {
  name: string;
  ageGroup: string;
}

/** Adds the age group where several leagues share a name. */
const nameOf = ({ name, ageGroup }: Named, all: readonly Named[]): string =>
  all.filter((other) => other.name === name).length > 1 ? `${name} ${ageGroup}` : name;

/** Matches the names of the team, its league and its lead coach. */
function matches(team: TeamDto, search: string): boolean {
  const sought = search.trim().toLowerCase();
  return [team.name, team.league?.name, team.leadCoach?.fullName].some((name) => name?.toLowerCase().includes(sought));
}
