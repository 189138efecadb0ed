import { type LeagueDto, type TeamDto, useListLeaguesQuery, useListTeamsQuery } from '@touchline/api-client';
import { Page, useSearchParam } from '@touchline/app-core';
import { Button, SearchBox, Tabs } from '@touchline/ui';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useFound } from '../use-found.ts';
import { LeaguesTab } from './leagues.tab.tsx';
import { type Asked, ManageTeamsDialog } from './manage-teams.dialogs.tsx';
import { TeamsTab } from './teams.tab.tsx';

export default function ManageTeamsPage() {
  const teams = useListTeamsQuery({});
  const leagues = useListLeaguesQuery({});
  const [search, setSearch] = useSearchParam('search', '', 'page');
  const [tab, setTab] = useSearchParam('tab', 'teams', 'page');
  const [asked, ask] = useState<Asked | null>(null);

  const shownTeams = useFound(teams.data, search, textsOfTeam);
  const shownLeagues = useFound(leagues.data, search, textsOfLeague);
  const onLeagues = tab === 'leagues';
  const onClearSearch = search ? () => setSearch('') : undefined;
  const onAdd = () => ask({ about: onLeagues ? 'league' : 'team', question: 'edit' });

  return (
    <Page
      title="Manage Teams"
      intro={<SearchBox label="Search teams and leagues" value={search} onChange={setSearch} />}
      actions={
        <Button icon={Plus} onClick={onAdd}>
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
          <LeaguesTab
            leagues={{ ...leagues, data: shownLeagues }}
            {...{ onAdd, onClearSearch }}
            onAsk={(league, question) => ask({ about: 'league', league, question })}
          />
        ) : (
          <TeamsTab
            teams={{ ...teams, data: shownTeams }}
            {...{ onAdd, onClearSearch }}
            onAsk={(team, question) => ask({ about: 'team', team, question })}
          />
        )}
      </Tabs>
      {asked && <ManageTeamsDialog asked={asked} onClose={() => ask(null)} />}
    </Page>
  );
}

const textsOfTeam = ({ name, league }: TeamDto) => [name, league?.name];
const textsOfLeague = ({ name, ageGroup, description }: LeagueDto) => [name, ageGroup, description];
