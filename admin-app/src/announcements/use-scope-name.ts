import { type AnnouncementDto, useListLeaguesQuery, useListTeamsQuery } from '@touchline/api-client';
import { leagueLabel } from '../league-label.ts';

/** The team or league that an announcement is for; asked for only where there is one. */
export function useScopeName({ teamId, leagueId }: AnnouncementDto): string | undefined {
  const { team } = useListTeamsQuery(
    { members: 'none' },
    {
      skip: !teamId,
      selectFromResult: ({ data }) => ({ team: data?.find(({ id }) => id === teamId)?.name }),
    },
  );
  const { league } = useListLeaguesQuery(
    {},
    {
      skip: !leagueId,
      selectFromResult: ({ data }) => ({ league: data?.find(({ id }) => id === leagueId) }),
    },
  );
  return team ?? (league && leagueLabel(league));
}
