import { type LeagueDto, useListLeaguesQuery, useListSeasonsQuery, useListTeamPageQuery } from '@touchline/api-client';
import { useSettled } from '@touchline/app-core';
import { Tabs } from '@touchline/ui';
import { usePageArgs } from '../paged-query.tsx';
import { useTextFilter } from '../use-text-filter.ts';
import { ArchivedTeamsTab } from './archive/archived-teams.tab.tsx';
import { LeaguesTab } from './leagues/leagues.tab.tsx';
import { type OpenDialog } from './open-dialog.ts';
import { SeasonsTab } from './seasons/seasons.tab.tsx';
import { TeamsTab } from './teams.tab.tsx';

interface TeamAndLeagueTabsProps {
  search: string;
  tab: string;
  setTab: (tab: string) => void;
  openDialog: (dialog: OpenDialog) => void;
}

/** The server searches and paginates the teams; the leagues are few. */
export function TeamAndLeagueTabs({ search, tab, setTab, openDialog }: TeamAndLeagueTabsProps) {
  const q = useSettled(search);
  const pageArgs = usePageArgs();
  const showArchived = tab === 'archived';
  const teams = useListTeamPageQuery({ members: 'none', q, ...(showArchived ? onlyTotal : pageArgs) });
  const archived = useListTeamPageQuery({
    members: 'none',
    archived: true,
    q,
    ...(showArchived ? pageArgs : onlyTotal),
  });
  const leagues = useListLeaguesQuery({});
  const foundLeagues = useTextFilter(leagues.data, search, textsOfLeague);
  const seasons = useListSeasonsQuery();
  return (
    <Tabs
      label="Teams or leagues"
      tabs={[
        { value: 'teams', label: 'Teams', count: teams.data?.total },
        { value: 'leagues', label: 'Leagues', count: foundLeagues?.length },
        ...(showArchived || archived.data?.total
          ? [{ value: 'archived', label: 'Archived', count: archived.data?.total }]
          : []),
        { value: 'seasons', label: 'Seasons', count: seasons.data?.length },
      ]}
      value={['leagues', 'archived', 'seasons'].includes(tab) ? tab : 'teams'}
      onChange={setTab}
    >
      {tab === 'leagues' ? (
        <LeaguesTab leagues={{ ...leagues, data: foundLeagues }} search={search} openDialog={openDialog} />
      ) : showArchived ? (
        <ArchivedTeamsTab teams={archived} search={q} />
      ) : tab === 'seasons' ? (
        <SeasonsTab seasons={seasons} openDialog={openDialog} />
      ) : (
        <TeamsTab teams={teams} search={q} openDialog={openDialog} />
      )}
    </Tabs>
  );
}

/** For the number on the tab of a list that is not shown. */
const onlyTotal = { limit: 1, offset: 0 };

const textsOfLeague = ({ name, ageGroup, description }: LeagueDto) => [name, ageGroup, description];
