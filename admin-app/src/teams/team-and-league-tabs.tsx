import { type LeagueDto, type TeamDto, useListLeaguesQuery, useListTeamsQuery } from '@touchline/api-client';
import { Tabs } from '@touchline/ui';
import { memo } from 'react';
import { useTextFilter } from '../use-text-filter.ts';
import { LeaguesTab } from './leagues/leagues.tab.tsx';
import { type OpenDialog } from './open-dialog.ts';
import { TeamsTab } from './teams.tab.tsx';

interface TeamAndLeagueTabsProps {
  search: string;
  tab: string;
  setTab: (tab: string) => void;
  openDialog: (dialog: OpenDialog) => void;
}

/** Memoized, so that typing in the search box does not wait for hundreds of rows to render. */
export const TeamAndLeagueTabs = memo(function TeamAndLeagueTabs(props: TeamAndLeagueTabsProps) {
  const { search, tab, setTab, openDialog } = props;
  const teams = useListTeamsQuery({ members: 'none' });
  const leagues = useListLeaguesQuery({});
  const foundTeams = useTextFilter(teams.data, search, textsOfTeam);
  const foundLeagues = useTextFilter(leagues.data, search, textsOfLeague);
  const showLeagues = tab === 'leagues';
  return (
    <Tabs
      label="Teams or leagues"
      tabs={[
        { value: 'teams', label: 'Teams', count: foundTeams?.length },
        { value: 'leagues', label: 'Leagues', count: foundLeagues?.length },
      ]}
      value={showLeagues ? 'leagues' : 'teams'}
      onChange={setTab}
    >
      {showLeagues ? (
        <LeaguesTab leagues={{ ...leagues, data: foundLeagues }} search={search} openDialog={openDialog} />
      ) : (
        <TeamsTab teams={{ ...teams, data: foundTeams }} search={search} openDialog={openDialog} />
      )}
    </Tabs>
  );
});

const textsOfTeam = ({ name, league }: TeamDto) => [name, league?.name];
const textsOfLeague = ({ name, ageGroup, description }: LeagueDto) => [name, ageGroup, description];
