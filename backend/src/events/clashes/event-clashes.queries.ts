import {
  type CivilDate,
  type ClockTime,
  type ConcernedChild,
  type FamilyChild,
  nightMinutes,
  type ShortenedName,
  type TimedEvent,
  travelMinutes,
} from '@touchline/domain';
import { ageGroupAt } from '../../database/age-groups.ts';
import { shortenedName } from '../../database/child-names.ts';
import { columnsOf, type Queryable, queryRows, type Sql, sql } from '../../database/sql.ts';
import { isAway } from '../../absences/absence.queries.ts';
import { type ClashDto } from './event-clashes.dto.ts';
import { concerned, type EventScopeQuery } from '../event-scope.queries.ts';

/** An event that a guardian's children may attend. */
export type AttendedEvent = TimedEvent & Pick<ClashDto, 'title' | 'type'> & { id: number; children: ShortenedName[] };

const timeMembers = ['id', 'date', 'startTime', 'endTime', 'location', 'status'] as const;

const isExpected = (childId: Sql, date: Sql) =>
  sql`a.is_available IS DISTINCT FROM false AND NOT ${isAway(childId, date)}`;

/** The events of some days for the children in `concerned`, without those that they will not attend. */
const attendedOn = (days: Sql) => sql`
  SELECT ${columnsOf('e', ['title', 'type', ...timeMembers])}, json_agg(${shortenedName(sql`c`)} ORDER BY c.id) AS children
  FROM concerned o JOIN events e ON e.id = o.event_id JOIN children c ON c.id = o.child_id
  LEFT JOIN availabilities a ON a.event_id = o.event_id AND a.child_id = o.child_id
  WHERE e.date = ANY(ARRAY(${days})) AND e.status <> 'cancelled' AND NOT e.is_time_to_be_confirmed
    AND ${isExpected(sql`c.id`, sql`e.date`)}
  GROUP BY e.id`;

/**
 * A subquery `attended` of a `page` of events: the days from one on with several events, as `AttendedEvent[]` and their ids. Events of the
 * days before and after belong to a day if one around midnight can clash with them.
 */
export const attendedOfPage = (from: CivilDate) => sql`
  day AS MATERIALIZED (SELECT DISTINCT date FROM page WHERE date >= ${from}),
  attended AS MATERIALIZED (
    SELECT day.date, array_agg(e.id) AS ids, json_agg(e ORDER BY e.date, e."startTime", e.id) AS events
    FROM day JOIN (${attendedOn(sql`SELECT date + near FROM day, unnest(ARRAY[-1, 0, 1]) near`)}) e
      ON e.date = day.date
      OR (e.date = day.date - 1 AND event_end(e.date, e."startTime", e."endTime") > day.date - ${travel})
      OR (e.date = day.date + 1 AND e.date + e."startTime"::time < e.date + ${night} + ${travel})
    GROUP BY day.date HAVING count(*) > 1)`;

const travel = sql`make_interval(mins => ${travelMinutes})`;
const night = sql`make_interval(mins => ${nightMinutes})`;

/** The events for a guardian's children on some days, without those that they will not attend. */
export const findAttendedEvents = (
  database: Queryable,
  { guardianId, dates, ...query }: EventScopeQuery & { guardianId: number; dates: CivilDate[] },
): Promise<AttendedEvent[]> =>
  queryRows(
    database,
    sql`
      WITH ${concerned(query, { guardianId })}
      ${attendedOn(sql`SELECT unnest(${dates}::date[])`)} ORDER BY e.date, e.start_time, e.id`,
  );

export const findEventTimes = (
  database: Queryable,
  { days }: { days: CivilDate[] },
): Promise<(TimedEvent & { id: number })[]> =>
  queryRows(
    database,
    sql`
      SELECT ${columnsOf('events', timeMembers)} FROM events
      WHERE date = ANY(${days}::date[]) AND NOT is_time_to_be_confirmed`,
  );

type FamilyRow = Omit<FamilyChild, 'isPlanned'> &
  Pick<ConcernedChild, 'teams'> & {
    /** For the planned event. */
    ageGroup: string;
    /** Whether the child is unavailable for the event that the plan would change, or away on that day. */
    isUnavailable: boolean;
  };

interface FamilyQuery {
  date: CivilDate;
  startTime: ClockTime;
  cutoff: CivilDate;
  /** The events around that day that clash with the planned one. */
  clashIds: number[];
  /** The event that the plan would change. */
  eventId: number | null;
}

/** The children who may attend one of some events, and all other children of their guardians. */
export const findBusyFamilies = (
  database: Queryable,
  { date, startTime, cutoff, clashIds, eventId }: FamilyQuery,
): Promise<FamilyRow[]> =>
  queryRows(
    database,
    sql`
      WITH busy AS MATERIALIZED (
        SELECT DISTINCT ec.child_id FROM event_children(${cutoff}::date, ${date}::date - 1, ${date}::date + 1) ec
        JOIN events e ON e.id = ec.event_id LEFT JOIN availabilities a ON a.event_id = ec.event_id AND a.child_id = ec.child_id
        WHERE ec.event_id = ANY(${clashIds}::int[]) AND ${isExpected(sql`ec.child_id`, sql`e.date`)}
      ), family AS (
        SELECT user_id, child_id FROM guardianships WHERE user_id = ANY(ARRAY(
          SELECT g.user_id FROM guardianships g WHERE g.child_id = ANY(ARRAY(SELECT child_id FROM busy))))
        UNION ALL
        SELECT NULL, child_id FROM busy
        WHERE NOT EXISTS (SELECT FROM guardianships g WHERE g.child_id = busy.child_id)
      )
      SELECT family.user_id AS "guardianId", c.id AS "childId", ${ageGroupAt(sql`(${date}::date + ${startTime}::time)`, cutoff)} AS "ageGroup",
             busy.child_id IS NOT NULL AS "isBusy",
             NOT (${isExpected(sql`c.id`, sql`${date}::date`)}) AS "isUnavailable",
             coalesce((SELECT json_agg(json_build_object('id', t.id, 'leagueId', t.league_id))
                       FROM team_members m JOIN teams t ON t.id = m.team_id WHERE m.child_id = c.id), '[]') AS teams
      FROM family JOIN children c ON c.id = family.child_id AND c.is_registered
      LEFT JOIN busy ON busy.child_id = c.id
      LEFT JOIN availabilities a ON a.event_id = ${eventId}::int AND a.child_id = c.id`,
  );
