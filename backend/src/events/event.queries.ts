import { type CivilDate, eventFacts, type TimeAndPlace } from '@touchline/domain';
import { awayUntil, isAway, joinAbsence } from '../absences/absence.queries.ts';
import { asInstant, columnsOf, jsonOf, type Queryable, queryCount, queryRows, type Sql, sql } from '../database/sql.ts';
import { type AttendedEvent, attendedOfPage } from './clashes/event-clashes.queries.ts';
import { ageGroups, countsOfErased, countsOfEvent, detailedCounts, sumOfCounts } from './event-counts.queries.ts';
import {
  type ChildrenFilter,
  concerned,
  condition,
  type EventScopeQuery,
  teamsOf,
  withConcerned,
} from './event-scope.queries.ts';
import { type OriginFacts, originFacts } from '../responses/response-origin.queries.ts';
import { type EventAvailabilityDto, type EventDto } from './event.dto.ts';
import { noteFacts, type StoredNote } from '../responses/response-note.queries.ts';
import { movedFrom } from '../responses/unconfirmed.queries.ts';

export interface EventsQuery extends EventScopeQuery {
  /** Response counts of the whole audience, or only of `children`. */
  counts?: 'audience' | 'children';
  /** Adds the availabilities of `children`, as this user may see them. */
  availabilitiesFor?: number;
  /** Only the first events of each day from `from` to `to`. */
  perDay?: number;
}

export type AvailabilityFacts = Pick<
  EventAvailabilityDto,
  'childId' | 'childName' | 'isAvailable' | 'isAway' | 'respondedAt'
> & {
  shortName: string | null;
  origin: OriginFacts | null;
  note: StoredNote | null;
  movedFrom: TimeAndPlace | null;
  awayUntil: CivilDate | null;
};

export type EventRow = Omit<EventDto, 'seriesId' | 'availability' | 'availabilities' | 'clashes'> & {
  seriesId: number | null;
  availabilities?: AvailabilityFacts[];
  /** If the children may attend the event, all events of its day that they may attend; null if there is no other. */
  sameDay?: AttendedEvent[] | null;
  /** The number of events without limit and offset, in a page of the events of `children`. */
  total?: number;
};

/**
 * Reads a page of events by date, start time and id in one statement. What belongs to its rows is read once, because the planner expects
 * fewer rows than there are, and would read it again for each.
 */
export function findEvents(database: Queryable, query: EventsQuery): Promise<EventRow[]> {
  const { filter, cutoff, children, counts, availabilitiesFor, perDay, sameDayFrom } = query;
  const order = filter.order === 'desc' ? latestFirst : earliestFirst;
  return queryRows(
    database,
    sql`
      WITH ${children ? sql`${concerned(query, children)},` : nothing} page AS MATERIALIZED (
        SELECT e.*, ${children && filter.limit ? sql`count(*) OVER () AS total,` : nothing}
               ARRAY(SELECT et.team_id FROM event_teams et WHERE et.event_id = e.id ORDER BY et.position) AS teams_involved
        FROM ${perDay ? firstOfEachDay(query) : sql`events e WHERE ${condition(query)}`}
        ${order} LIMIT ${filter.limit} OFFSET ${filter.offset}
      )
      ${counts === 'audience' ? sql`, ages AS MATERIALIZED (${ageGroups(cutoff)})` : nothing}
      ${counts === 'children' ? sql`, counts AS MATERIALIZED (${countsOfTeams(children!)})` : nothing}
      ${availabilitiesFor ? sql`, entries AS MATERIALIZED (${availabilitiesOfChildren(availabilitiesFor)})` : nothing}
      ${sameDayFrom ? sql`, ${attendedOfPage(sameDayFrom)}` : nothing}
      SELECT ${columnsOf('e', members)}, (${teamsOfRow}) AS teams
             ${children && filter.limit ? sql`, e.total` : nothing} ${counts ? sql`, ${countsOfRow} AS counts` : nothing}
             ${availabilitiesFor ? sql`, availabilities` : nothing} ${sameDayFrom ? sql`, attended.events AS "sameDay"` : nothing}
      FROM page e
      ${counts === 'audience' ? sql`CROSS JOIN LATERAL (${countsOfEvent(cutoff)}) counts` : nothing}
      ${counts === 'children' ? sql`LEFT JOIN counts ON counts.event_id = e.id` : nothing}
      ${availabilitiesFor ? sql`JOIN entries ON entries.event_id = e.id` : nothing}
      ${sameDayFrom ? sql`LEFT JOIN attended ON attended.date = e.date AND e.id = ANY(attended.ids)` : nothing}
      ${order}`,
  );
}

/** Stops at `upTo` events, if it is given. */
export const countEvents = (database: Queryable, query: EventsQuery, upTo?: number): Promise<number> =>
  queryCount(
    database,
    sql`
      ${withConcerned(query)}
      SELECT count(*) FROM (SELECT FROM events e WHERE ${condition(query)} LIMIT ${upTo}) counted`,
  );

/** The number of events on each day that has any, by day. */
export const countEventsByDay = (database: Queryable, query: EventsQuery) =>
  queryRows<{ date: CivilDate; total: number }>(
    database,
    sql`
      ${withConcerned(query)}
      SELECT e.date, count(*) AS total FROM events e WHERE ${condition(query)} GROUP BY e.date ORDER BY e.date`,
  );

/** Looks up each day in the index, so that a day with hundreds of events costs no more than its first ones. */
const firstOfEachDay = ({ perDay, ...query }: EventsQuery): Sql => sql`
  generate_series(0, ${query.filter.to}::date - ${query.filter.from}::date) AS day
  CROSS JOIN LATERAL (
    SELECT * FROM events e WHERE e.date = ${query.filter.from}::date + day AND ${condition(query)}
    ORDER BY e.start_time, e.id LIMIT ${perDay}
  ) e`;

const nothing = sql``;
const earliestFirst = sql`ORDER BY e.date, e.start_time, e.id`;
const latestFirst = sql`ORDER BY e.date DESC, e.start_time DESC, e.id DESC`;

/** What an `EventDto` says of the event itself. */
const members = [
  ...eventFacts,
  ...([
    'id',
    'type',
    'endTime',
    'description',
    'opponent',
    'isHome',
    'teamId',
    'leagueId',
    'teamsInvolved',
    'deadline',
    'deadlineHours',
  ] as const),
  ...(['relevanceType', 'ageGroupRelevance', 'seriesId', 'version'] as const),
] as const satisfies (keyof EventDto)[];

/** The event's team, and then the involved teams in their order. */
const teamsOfRow = sql`
  SELECT coalesce(json_agg(${jsonOf('t', ['id', 'name', 'leagueId'])} ORDER BY taking_part.position), '[]')
  FROM (SELECT e.team_id, -1 AS position
        UNION ALL
        SELECT et.team_id, et.position FROM event_teams et
        WHERE et.event_id = e.id AND et.team_id IS DISTINCT FROM e.team_id) taking_part
  JOIN teams t ON t.id = taking_part.team_id`;

const countMembers = sql`
  'available', coalesce(counts.available, 0), 'unavailable', coalesce(counts.unavailable, 0),
  'pending', coalesce(counts.concerned - counts.available - counts.unavailable, 0),
  'unconfirmedCount', coalesce(counts.unconfirmed, 0), 'awayCount', coalesce(counts.away, 0)`;

/** An `EventCountsDto`; zeros for an event without children. */
const countsOfRow = sql`
  CASE WHEN counts.erased > 0 THEN json_build_object(${countMembers}, 'erasedCount', counts.erased)
       ELSE json_build_object(${countMembers}) END`;

const availabilitiesOfChildren = (viewerId: number) => sql`
  SELECT o.event_id, json_agg(json_build_object(
           'childId', c.id, 'childName', c.name, 'shortName', c.short_name, 'isAvailable', a.is_available,
           'respondedAt', CASE WHEN a.is_available IS NOT NULL
             THEN ${asInstant(sql`a.responded_at`)} END,
           'isAway', ${isAway(sql`c.id`, sql`page.date`)},
           'awayUntil', ${awayUntil(sql`c.id`, sql`page.date`, { viewerId })}, 'movedFrom', ${movedFrom(sql`page.time_and_place`)},
           'origin', ${originFacts({ viewerId })}, 'note', ${noteFacts({ viewerId })}
         ) ORDER BY c.id) AS availabilities
  FROM page JOIN concerned o ON o.event_id = page.id JOIN children c ON c.id = o.child_id
  LEFT JOIN availabilities a ON a.event_id = o.event_id AND a.child_id = o.child_id
  GROUP BY o.event_id`;

/** Of the members of teams, with those who have been erased since. */
const countsOfTeams = (children: ChildrenFilter): Sql => {
  const teams = teamsOf(children);
  return sql`
    SELECT event_id, ${sumOfCounts} FROM (
      SELECT o.event_id, count(*) AS concerned, ${detailedCounts(sql`page.time_and_place`)}, 0 AS erased
      FROM page JOIN concerned o ON o.event_id = page.id
      LEFT JOIN availabilities a ON a.event_id = o.event_id AND a.child_id = o.child_id
      ${joinAbsence(sql`o.child_id`, sql`page.date`)}
      GROUP BY o.event_id
      ${teams ? sql`UNION ALL SELECT gone.* FROM page e CROSS JOIN LATERAL (${countsOfErased(sql`g.team_ids && ARRAY(${teams})`)}) gone` : nothing}
    ) parts GROUP BY event_id`;
};
