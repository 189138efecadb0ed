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

/** Teams and leagues, searched together. Memoized, so that the search box does not wait for hundreds of rows. */
export const TeamAndLeagueTabs = memo(function TeamAndLeagueTabs(props: TeamAndLeagueTabsProps) {
  const { search, tab, setTab, openDialog } = props;
  const teams = useListTeamsQuery({ members: 'none' });
  const leagues = useListLeaguesQuery({});
  const shownTeams = useTextFilter(teams.data, search, textsOfTeam);
  const shownLeagues = useTextFilter(leagues.data, search, textsOfLeague);
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
        <LeaguesTab leagues={{ ...leagues, data: shownLeagues }} search={search} openDialog={openDialog} />
      ) : (
        <TeamsTab teams={{ ...teams, data: shownTeams }} search={search} openDialog={openDialog} />
      )}
    </Tabs>
  );
});

const textsOfTeam = ({ name, league }: TeamDto) => [name, league?.name];
const textsOfLeague = ({ name, ageGroup, description }: LeagueDto) => [name, ageGroup, description];
