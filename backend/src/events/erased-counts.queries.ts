import { type CivilDate, type WallTime } from '@touchline/domain';
import { joinAbsence } from '../absences/absence.queries.ts';
import { execute, type Queryable, sql } from '../database/sql.ts';
import { isOfDay } from '../teams/membership.queries.ts';
import { detailedCounts } from './event-counts.queries.ts';

/** Keeps how many children the events that have begun were for, and their responses, before the children are erased. */
export const keepCounts = (
  database: Queryable,
  { childIds, cutoff, at }: { childIds: number[]; cutoff: CivilDate; at: WallTime },
) =>
  execute(
    database,
    sql`
      INSERT INTO erased_responses
        (event_id, was_restricted, team_ids, concerned, available, unavailable, unconfirmed, away, erased_at)
      SELECT o.event_id, o.was_restricted, o.team_ids, count(*), ${detailedCounts(sql`o.time_and_place`)}, ${at}::timestamp
      FROM (
        SELECT e.id AS event_id, e.date, e.time_and_place, ec.child_id,
               EXISTS (SELECT FROM restricted_guardians r WHERE r.child_id = ec.child_id) AS was_restricted,
               ARRAY(SELECT DISTINCT m.team_id FROM memberships m WHERE m.child_id = ec.child_id AND ${isOfDay} ORDER BY 1) AS team_ids
        FROM event_children(${cutoff}::date, '-infinity', ${at}::timestamp::date) ec
        JOIN events e ON e.id = ec.event_id AND e.starts_at <= ${at}::timestamp
        WHERE ec.child_id = ANY(${childIds}::int[])
      ) o
      LEFT JOIN availabilities a ON a.event_id = o.event_id AND a.child_id = o.child_id
      ${joinAbsence(sql`o.child_id`, sql`o.date`)}
      GROUP BY o.event_id, o.was_restricted, o.team_ids
      ON CONFLICT (event_id, was_restricted, team_ids) DO UPDATE SET
        concerned = erased_responses.concerned + excluded.concerned,
        available = erased_responses.available + excluded.available,
        unavailable = erased_responses.unavailable + excluded.unavailable,
        unconfirmed = erased_responses.unconfirmed + excluded.unconfirmed,
        away = erased_responses.away + excluded.away,
        erased_at = excluded.erased_at`,
  );
