import { type LeagueDto, type TeamDto, useListLeaguesQuery, useListTeamsQuery } from '@touchline/api-client';
import { useSearchParam } from '@touchline/app-core';
import { Tabs } from '@touchline/ui';
import { memo } from 'react';
import { useFound } from '../use-found.ts';
import { LeaguesTab } from './leagues/leagues.tab.tsx';
import { type Asked } from './manage-teams.dialogs.tsx';
import { TeamsTab } from './teams.tab.tsx';

interface TeamAndLeagueTabsProps {
  search: string;
  onAsk: (asked: Asked) => void;
}

/** Teams and leagues, searched together. Kept while somebody types: the field does not wait for hundreds of rows. */
export const TeamAndLeagueTabs = memo(function TeamAndLeagueTabs({ search, onAsk }: TeamAndLeagueTabsProps) {
  const teams = useListTeamsQuery({ members: 'none' });
  const leagues = useListLeaguesQuery({});
  const [tab, setTab] = useSearchParam('tab', 'teams', 'page');
  const shownTeams = useFound(teams.data, search, textsOfTeam);
  const shownLeagues = useFound(leagues.data, search, textsOfLeague);
  const onLeagues = tab === 'leagues';
  return (
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
        <LeaguesTab leagues={{ ...leagues, data: shownLeagues }} onAsk={onAsk} />
      ) : (
        <TeamsTab teams={{ ...teams, data: shownTeams }} onAsk={onAsk} />
      )}
    </Tabs>
  );
});

const textsOfTeam = ({ name, league }: TeamDto) => [name, league?.name];
const textsOfLeague = ({ name, ageGroup, description }: LeagueDto) => [name, ageGroup, description];
