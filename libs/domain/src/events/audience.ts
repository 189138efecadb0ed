import { type EventScope, type EventType } from './concerns.ts';
import * as messages from '../messages.ts';

/** The field and the message if it is not clear who an event is for, otherwise null. */
export function audienceProblem(event: EventScope): { field: keyof EventScope; message: string } | null {
  if (!event.teamId && !event.leagueId && event.teamsInvolved.length === 0) {
    return { field: 'teamId', message: messages.scopeRequired };
  }
  if (event.relevanceType === 'age_group' && !event.ageGroupRelevance) {
    return { field: 'ageGroupRelevance', message: messages.ageGroupForEventRequired };
  }
  return null;
}

/** The other side of a match, and whether it is at home; null if that is not known. */
export interface MatchSides {
  opponent?: string | null;
  isHome?: boolean | null;
}

/** Types with an opponent. */
export const hasOpponent = (type: EventType): boolean => type === 'match' || type === 'friendly';

/** The title of an event without one, after a team or league: `U12 Lions training`, or `U12 Lions v Harbour Rovers`, home side first. */
export function titleAfter(name: string, type: EventType, { opponent, isHome }: MatchSides = {}): string {
  if (!opponent || !hasOpponent(type)) return `${name} ${type}`;
  return isHome === false ? `${opponent} v ${name}` : `${name} v ${opponent}`;
}

/** Without a team and a league, an announcement is for everybody. */
export interface AnnouncementScope {
  teamId: number | null;
  leagueId: number | null;
}

/** Whether an announcement is for a family with children in these teams. The backend's list has the same rule in SQL. */
export const reachesFamily = (
  { teamId, leagueId }: AnnouncementScope,
  teams: { id: number; leagueId: number | null }[],
): boolean =>
  (teamId === null && leagueId === null) ||
  teams.some((team) => team.id === teamId || (leagueId !== null && team.leagueId === leagueId));
