import { useListLeaguesQuery } from '@touchline/api-client';
import { Page, useSearchParam, useSettled } from '@touchline/app-core';
import { limits } from '@touchline/domain';
import { SearchBox, Tabs } from '@touchline/ui';
import { TeamCards, TeamSkeletons } from './team-cards.tsx';

const everyLeague = 'all';

export default function TeamsPage() {
  const { data: leagues = [], isLoading } = useListLeaguesQuery({});
  const [league, setLeague] = useSearchParam('league', everyLeague);
  const [search, setSearch] = useSearchParam('search');
  const q = useSettled(search);
  const tabs = [
    { value: everyLeague, label: 'All Teams' },
    ...leagues.map(({ id, name, ageGroup }) => ({ value: String(id), label: nameOf({ name, ageGroup }, leagues) })),
  ];
  const tab = tabs.some(({ value }) => value === league) ? league : everyLeague;

  return (
    <Page
      title="Teams"
      intro={<SearchBox label="Search teams" value={search} onChange={setSearch} maxLength={limits.name.max} />}
    >
      <Tabs label="Leagues" tabs={tabs} value={tab} onChange={setLeague}>
        {isLoading && league !== everyLeague ? (
          <TeamSkeletons />
        ) : (
          <TeamCards
            key={tab}
            filter={{ leagueId: tab === everyLeague ? undefined : Number(tab), q }}
            onClearSearch={() => setSearch('')}
          />
        )}
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
