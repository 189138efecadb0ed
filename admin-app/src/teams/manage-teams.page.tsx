import { useListLeaguesQuery, useListTeamsQuery } from '@touchline/api-client';
import { Page, useSearchParam } from '@touchline/app-core';
import { Button, SearchBox, Tabs } from '@touchline/ui';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { matches } from '../matches.ts';
import { LeagueFormDialog } from './league-form.dialog.tsx';
import { LeaguesTab } from './leagues.tab.tsx';
import { TeamFormDialog } from './team-form.dialog.tsx';
import { TeamsTab } from './teams.tab.tsx';

export default function ManageTeamsPage() {
  const teams = useListTeamsQuery({});
  const leagues = useListLeaguesQuery({});
  const [search, setSearch] = useSearchParam('search');
  const [tab, setTab] = useSearchParam('tab', 'teams');
  const [adding, setAdding] = useState<'team' | 'league' | null>(null);

  const shownTeams = teams.data?.filter(({ name, league }) => matches(search, name, league?.name));
  const shownLeagues = leagues.data?.filter(({ name, ageGroup, description }) =>
    matches(search, name, ageGroup, description),
  );
  const onLeagues = tab === 'leagues';
  const clearSearch = search ? () => setSearch('') : undefined;
  const add = () => setAdding(onLeagues ? 'league' : 'team');
  const close = () => setAdding(null);

  return (
    <Page
      title="Manage Teams"
      intro={<SearchBox label="Search teams and leagues" value={search} onChange={setSearch} />}
      actions={
        <Button icon={Plus} onClick={add}>
          {onLeagues ? 'Add League' : 'Add Team'}
        </Button>
      }
    >
      <Tabs
        label="Teams or leagues"
        tabs={[
          { value: 'teams', label: 'Teams', count: shownTeams?.length },
          { value: 'leagues', label: 'Leagues', count: shownLeagues?.length },
        ]}
        value={onLeagues ? 'leagues' : 'teams'}
        onChange={setTab}
      >
        {onLeagues ? (
          <LeaguesTab leagues={{ ...leagues, data: shownLeagues }} onAdd={add} onClearSearch={clearSearch} />
        ) : (
          <TeamsTab teams={{ ...teams, data: shownTeams }} onAdd={add} onClearSearch={clearSearch} />
        )}
      </Tabs>
      {adding === 'team' && <TeamFormDialog onClose={close} />}
      {adding === 'league' && <LeagueFormDialog onClose={close} />}
    </Page>
  );
}
