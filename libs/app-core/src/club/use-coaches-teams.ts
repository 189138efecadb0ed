import { skipToken } from '@reduxjs/toolkit/query/react';
import { useListTeamPageQuery } from '@touchline/api-client';
import { isStaff } from '@touchline/domain';
import { useShell } from '../store/app-root.tsx';

/** Whether the user is the lead or an assistant coach of a team; undefined until that is known. */
export function useCoachesTeams(): boolean | undefined {
  const { session } = useShell();
  const staff = isStaff(session);
  const { data, isError } = useListTeamPageQuery(staff ? { coached: true, members: 'none', limit: 1 } : skipToken);
  if (!staff) return false;
  // What is known stays, also when it could not be updated.
  if (data) return data.total > 0;
  return isError ? false : undefined;
}
