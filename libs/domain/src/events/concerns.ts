import { listedAgeGroup } from '../ages.ts';

export const eventTypes = ['match', 'training', 'tournament', 'friendly'] as const;
export type EventType = (typeof eventTypes)[number];

export const eventStatuses = ['confirmed', 'pending', 'cancelled'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** Who an event is for besides its teams: all children in a team, nobody else, or those of an age group in a team. */
export const relevanceTypes = ['all', 'team', 'age_group'] as const;
export type RelevanceType = (typeof relevanceTypes)[number];

/** The fields of an event that determine its audience. */
export interface EventScope {
  teamId: number | null;
  leagueId: number | null;
  teamsInvolved: number[];
  relevanceType: RelevanceType;
  ageGroupRelevance: string | null;
}

/** The fields of a registered child that determine which events are for it. */
export interface ConcernedChild {
  teams: { id: number; leagueId: number | null }[];
  /** From `ageGroupOf`. */
  ageGroup: string;
}

/**
 * Whether an event is for a registered child. A child without a team has no events, because anybody can add a child. Screens and demo use
 * this function; the server has the same rule in SQL (`event_children`), and a property test proves that both are equal.
 */
export function concerns(event: EventScope, child: ConcernedChild): boolean {
  if (child.teams.length === 0) return false;
  if (event.relevanceType === 'all') return true;
  if (event.relevanceType === 'age_group' && isForAgeGroup(event, child.ageGroup)) return true;
  if (child.teams.some((team) => team.id === event.teamId || event.teamsInvolved.includes(team.id))) return true;
  return isForWholeLeague(event) && child.teams.some((team) => team.leagueId === event.leagueId);
}

const isForAgeGroup = (event: EventScope, ageGroup: string): boolean =>
  event.ageGroupRelevance !== null &&
  (event.ageGroupRelevance === ageGroup || event.ageGroupRelevance === listedAgeGroup(ageGroup));

/** An event of a league without teams is for all teams of the league. */
const isForWholeLeague = (event: EventScope): boolean =>
  event.leagueId !== null && event.teamId === null && event.teamsInvolved.length === 0;
