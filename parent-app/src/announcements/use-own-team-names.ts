import { useListOwnChildrenQuery } from '@touchline/api-client';

/** The names of the teams in which own children play, by id. */
export function useOwnTeamNames(): ReadonlyMap<number | null, string> {
  const { data: children = [] } = useListOwnChildrenQuery({});
  return new Map(children.flatMap(({ teams }) => teams.map(({ id, name }) => [id, name])));
}
