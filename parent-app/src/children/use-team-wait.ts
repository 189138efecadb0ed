import { useListOwnChildrenQuery } from '@touchline/api-client';
import { namesInWords } from './child-names.ts';

/**
 * Why own children have no events: nobody has put them into a team. About one child, or about all without an id; null if they all are in
 * a team, or while that is unknown.
 */
export function useTeamWait(childId: number | null = null): string | null {
  const { data = [] } = useListOwnChildrenQuery({});
  const children = data.filter(({ id }) => childId === null || id === childId);
  const waiting = children.filter(({ teams }) => teams.length === 0);
  if (waiting.length === 0) return null;
  const names = namesInWords(waiting);
  const events = waiting.length === children.length ? 'Events' : `Events for ${names}`;
  return `${events} appear here when a coach has added ${names} to a team.`;
}
