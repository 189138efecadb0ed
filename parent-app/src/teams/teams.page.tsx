import { useListLeaguesQuery, useListTeamsQuery } from '@touchline/api-client';
import { QueryList, Page, useSearchParam } from '@touchline/app-core';
import { EmptyState, SearchBox, Skeleton, Tabs } from '@touchline/ui';
import { TeamCards } from './team-cards.tsx';
import { matches } from './team-search.ts';

/** From how many teams on a search is worth its place. */
const many = 8;
const everyLeague = 'all';

/** The teams of the club, by league. */
export default function TeamsPage() {
  const teams = useListTeamsQuery({});
  const { data: leagues = [] } = useListLeaguesQuery({});
  const [chosen, choose] = useSearchParam('league', everyLeague);
  const [search, setSearch] = useSearchParam('search');
  const tabs = [
    { value: everyLeague, label: 'All Teams' },
    ...leagues.map(({ id, name, ageGroup }) => ({ value: String(id), label: nameOf({ name, ageGroup }, leagues) })),
  ];
  const tab = tabs.some(({ value }) => value === chosen) ? chosen : everyLeague;
  const hasMany = (teams.data?.length ?? 0) > many;

  return (
    <Page
      title="Teams"
      intro={(hasMany || search) && <SearchBox label="Search teams" value={search} onChange={setSearch} />}
    >
      <Tabs label="Leagues" tabs={tabs} value={tab} onChange={choose}>
        <QueryList
          query={teams}
          loading={<Skeleton shape="card" count={4} />}
          error="Error loading teams. Please try again."
          empty={<EmptyState title="No teams yet" text="Teams are shown here as soon as the club has made them." />}
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

/** Leagues of one name differ by their age group. */
const nameOf = ({ name, ageGroup }: Named, all: readonly Named[]): string =>
  all.filter((other) => other.name === name).length > 1 ? `${name} ${ageGroup}` : name;
