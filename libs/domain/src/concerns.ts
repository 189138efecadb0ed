import { listedAgeGroup } from './ages.ts';

export const eventTypes = ['match', 'training', 'tournament', 'friendly'] as const;
export type EventType = (typeof eventTypes)[number];

export const eventStatuses = ['confirmed', 'pending', 'cancelled'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** Who an event reaches beyond its teams: nobody else, an age group, or the whole club. */
export const relevanceTypes = ['all', 'team', 'age_group'] as const;
export type RelevanceType = (typeof relevanceTypes)[number];

/** An event as far as the question asks whom it concerns. */
export interface EventScope {
  teamId: number | null;
  leagueId: number | null;
  teamsInvolved: number[];
  relevanceType: RelevanceType;
  ageGroupRelevance: string | null;
}

/** A registered child as far as that question asks. */
export interface ConcernedChild {
  teams: { id: number; leagueId: number | null }[];
  /** The child's own group, `ageGroupOf(…)`. */
  ageGroup: string;
}

/**
 * Does this event concern this registered child? The one rule, used by screens and demo; the server asks the same in SQL
 * (`event_children`), and a property test holds the two together.
 */
export function concerns(event: EventScope, child: ConcernedChild): boolean {
  if (event.relevanceType === 'all') return true;
  if (event.relevanceType === 'age_group' && isForAgeGroup(event, child.ageGroup)) return true;
  if (child.teams.some((team) => team.id === event.teamId || event.teamsInvolved.includes(team.id))) return true;
  return isForWholeLeague(event) && child.teams.some((team) => team.leagueId === event.leagueId);
}

const isForAgeGroup = (event: EventScope, ageGroup: string): boolean =>
  event.ageGroupRelevance !== null &&
  (event.ageGroupRelevance === ageGroup || event.ageGroupRelevance === listedAgeGroup(ageGroup));

/** An event of a league that names no team is for all of the league's teams. */
const isForWholeLeague = (event: EventScope): boolean =>
  event.leagueId !== null && event.teamId === null && event.teamsInvolved.length === 0;
