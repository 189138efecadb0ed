import {
  type CivilDate,
  type ClockTime,
  type EventFacts,
  eventFacts,
  type EventType,
  type ShortenedName,
  type WallClock,
} from '@touchline/domain';
import { columnsOf, type Queryable, queryRows, type Sql, sql } from '../database/sql.ts';
import { countsOfErased, responseCounts, sumOfCounts } from '../events/event-counts.queries.ts';
import { matches } from '../events/event-filter.queries.ts';
import { type ChildrenFilter, concerned, condition, teamsOf } from '../events/event-scope.queries.ts';
import { isUnconfirmed } from '../responses/unconfirmed.queries.ts';

/** An event of a feed; dates and times are in the club's time zone. */
export interface FeedEvent extends EventFacts {
  id: number;
  endTime: ClockTime | null;
  version: number;
  /** When the event changed last, or a response that the feed shows. */
  changedAt: Date;
  /**
   * The family's children in the audience, by age, with their full names; null in a feed of teams. `isAvailable` is null in a feed without
   * responses.
   */
  children: (ShortenedName & { isAvailable: boolean | null; isUnconfirmed: boolean })[] | null;
  /** Of the players of coached teams; null in a feed of children or without responses. */
  counts: { available: number; unavailable: number; pending: number; unconfirmed: number } | null;
}

interface FeedEventsQuery {
  children: ChildrenFilter;
  withResponses: boolean;
  now: WallClock;
  from: CivilDate;
  to: CivilDate;
  types?: EventType[];
  /** The last cut-off date for age groups. */
  cutoff: CivilDate;
}

/** The events of a feed by their start. */
export function findFeedEvents(
  database: Queryable,
  { children, withResponses, cutoff, ...filter }: FeedEventsQuery,
): Promise<FeedEvent[]> {
  const query = { filter, cutoff, children };
  const isOfTeams = 'coachId' in children;
  const changedAt = withResponses ? sql`greatest(e.updated_at, people.responded_at)` : sql`e.updated_at`;
  return queryRows(
    database,
    sql`
      WITH ${concerned(query, children)}, people AS MATERIALIZED (
        SELECT o.event_id, max(a.responded_at) AS responded_at, ${isOfTeams ? counts : family(withResponses)}
        FROM concerned o JOIN children c ON c.id = o.child_id JOIN events e ON e.id = o.event_id
        LEFT JOIN availabilities a ON a.event_id = o.event_id AND a.child_id = o.child_id
        GROUP BY o.event_id
      ) ${isOfTeams ? erasedOfTeams(children) : sql``}
      SELECT ${columnsOf('e', members)}, ${changedAt} AS "changedAt", ${isOfTeams ? noChildren(withResponses) : sql`people.children, NULL AS counts`}
      FROM events e LEFT JOIN people ON people.event_id = e.id ${isOfTeams ? sql`LEFT JOIN erased ON erased.event_id = e.id` : sql``}
      WHERE ${isOfTeams ? condition(query) : sql`${matches(filter)} AND people.event_id IS NOT NULL`}
      ORDER BY e.date, e.start_time, e.id`,
  );
}

const members = [...eventFacts, 'id', 'endTime', 'version'] as const;

const family = (withResponses: boolean): Sql => sql`
  json_agg(json_build_object('name', c.name, 'shortName', c.short_name, 'isAvailable', ${withResponses ? sql`a.is_available` : nothing},
                             'isUnconfirmed', ${withResponses ? isUnconfirmed(sql`e.time_and_place`) : sql`false`})
           ORDER BY c.date_of_birth, c.id) AS children`;

const nothing = sql`NULL`;

/** The members of the teams who have been erased since. */
const erasedOfTeams = (children: ChildrenFilter): Sql => sql`
  , erased AS MATERIALIZED (
    SELECT event_id, ${sumOfCounts}
    FROM (SELECT gone.* FROM events e CROSS JOIN LATERAL (${countsOfErased(sql`g.team_ids && ARRAY(${teamsOf(children)})`)}) gone
          WHERE e.id IN (SELECT event_id FROM erased_responses)) parts
    GROUP BY event_id)`;

const counts = sql`
  count(*) AS concerned, ${responseCounts}, count(*) FILTER (WHERE ${isUnconfirmed(sql`e.time_and_place`)}) AS unconfirmed`;

/** A team without players has events, too. */
const noChildren = (withResponses: boolean): Sql =>
  sql`NULL AS children, ${
    withResponses
      ? sql`json_build_object(
        'available', coalesce(people.available, 0) + coalesce(erased.available, 0), 'unavailable', coalesce(people.unavailable, 0) + coalesce(erased.unavailable, 0),
        'pending', coalesce(people.concerned - people.available - people.unavailable, 0)
          + coalesce(erased.concerned - erased.available - erased.unavailable, 0),
        'unconfirmed', coalesce(people.unconfirmed, 0) + coalesce(erased.unconfirmed, 0))`
      : nothing
  } AS counts`;
