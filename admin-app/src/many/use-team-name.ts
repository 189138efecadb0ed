import { useGetTeamQuery } from '@touchline/api-client';

/** The name of a chosen team, as soon as it is known. */
export function useTeamName(id: string): string | undefined {
  const { currentData, isError } = useGetTeamQuery(Number(id), { skip: id === '' });
  return currentData?.name ?? (isError ? 'the team' : undefined);
}
