import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetAnnouncementAudienceQuery } from '@touchline/api-client';
import { useWatch } from 'react-hook-form';
import { type AnnouncementForm } from './announcement-form.schema.ts';

/** How many families the chosen audience has; undefined until there is one and the count is known. */
export function useFamilyCount({ control }: AnnouncementForm, skip: boolean): number | undefined {
  const [scope, teamId, leagueId] = useWatch({ control, name: ['scope', 'teamId', 'leagueId'] });
  const audiences: Record<string, object | false> = {
    general: {},
    team: teamId !== '' && { teamId: Number(teamId) },
    league: leagueId !== '' && { leagueId: Number(leagueId) },
  };
  const { currentData } = useGetAnnouncementAudienceQuery((!skip && audiences[scope]) || skipToken);
  return currentData?.families;
}
