import { type CivilDate } from '@touchline/domain';
import { type Sql, sql } from '../database/sql.ts';
import { heldForEvent, isOfDay } from '../teams/membership.queries.ts';
import { coachedTeams } from '../teams/team.queries.ts';
import { eventsForTeams, matches, type TimedFilter } from './event-filter.queries.ts';

/**
 * One child, a guardian's children, or the members of a team, or of the teams that a user coaches, on the day of an event, with the events
 * of these teams. With `anyOf`, an event must concern one of these children.
 */
export type ChildrenFilter =
  { childId: number } | { guardianId: number; anyOf?: number[] } | { teamId: number } | { coachId: number };

export interface EventScopeQuery {
  filter: TimedFilter;
  /** The last cut-off date for age groups. */
  cutoff: CivilDate;
  /** Only events that concern these children; omit for all events of the club. */
  children?: ChildrenFilter;
  /** Adds the events of `children` on the same day, for events from this day on. */
  sameDayFrom?: CivilDate;
}

/**
 * The pairs of event and child, computed once. A family's few children are looked up for the whole season, because a prepared plan
 * does not know how much of the season the days leave, and would read all events of the club between them.
 */
export function concerned(
  { filter: { from = '-infinity', to = 'infinity', id }, cutoff, sameDayFrom }: EventScopeQuery,
  children: ChildrenFilter,
): Sql {
  const teams = teamsOf(children);
  const days = teams ? sql`, ${from}::date, ${to}::date` : sql``;
  const wereMembers = sql`AND EXISTS (
    SELECT FROM events e JOIN memberships m ON ${isOfDay}
    WHERE e.id = event_id AND m.child_id = concerned.child_id AND m.team_id = ANY(ARRAY(${teams ?? sql``})))`;
  return sql`concerned AS MATERIALIZED (
    SELECT event_id, child_id FROM event_children(${cutoff}::date ${days}) concerned
    WHERE child_id = ANY(ARRAY(${childIds(children)})) ${id && !sameDayFrom ? sql`AND event_id = ${id}` : sql``}
      ${teams ? wereMembers : sql``})`;
}

/** `WITH concerned …`, if the query is about children. */
export const withConcerned = (query: EventScopeQuery): Sql =>
  query.children ? sql`WITH ${concerned(query, query.children)}` : sql``;

/** A condition on `events e`, which refers to `concerned` if it is about children. */
export function condition({ filter, children }: EventScopeQuery): Sql {
  if (!children) return matches(filter);
  const anyOf = 'anyOf' in children && children.anyOf ? sql`WHERE child_id = ANY(${children.anyOf}::int[])` : sql``;
  const teams = teamsOf(children);
  const ids = teams ? eventsOfTeams(teams) : sql`SELECT event_id FROM concerned ${anyOf}`;
  return sql`${matches(filter)} AND e.id IN (${ids})`;
}

/**
 * The ids of the events for teams: those for the teams as such, even without members, and those that concern their members because they
 * are for the whole club or for the age group of a team. A member's other teams add none.
 */
const eventsOfTeams = (teams: Sql): Sql => sql`
  ${eventsForTeams(teams)}
  UNION
  SELECT o.event_id FROM concerned o JOIN events e ON e.id = o.event_id
  WHERE e.relevance_type = 'all' OR (e.relevance_type = 'age_group' AND e.age_group_relevance IN (
    SELECT unnest(ARRAY[l.age_group, listed_age_group(l.age_group)])
    FROM team_leagues t JOIN leagues l ON l.id = t.league_id
    WHERE t.team_id = ANY(ARRAY(${teams})) AND ${heldForEvent(sql`t`)}))`;

function childIds(children: ChildrenFilter): Sql {
  if ('childId' in children) return sql`SELECT ${children.childId}::int`;
  if ('guardianId' in children) return sql`SELECT child_id FROM guardianships WHERE user_id = ${children.guardianId}`;
  return sql`SELECT child_id FROM memberships WHERE team_id = ANY(ARRAY(${teamsOf(children)}))`;
}

/** The ids of the teams whose members are meant; null for a child or a family. */
export function teamsOf(children: ChildrenFilter): Sql | null {
  if ('teamId' in children) return sql`SELECT ${children.teamId}::int`;
  return 'coachId' in children ? coachedTeams(children.coachId) : null;
}
