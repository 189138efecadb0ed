import { type AskedChild, type CivilDate, type ShortenedName } from '@touchline/domain';
import { isAway } from '../absences/absence.queries.ts';
import { type Sql, sql } from '../database/sql.ts';
import { movedFrom } from './unconfirmed.queries.ts';

/** A child for whom a family is asked, with its whole name. */
export type NamedChild = AskedChild & ShortenedName;

interface AskedQuery {
  /** The last cut-off date for age groups. */
  cutoff: CivilDate;
  /** The first day of the events; without it, of all events. */
  from?: CivilDate;
  /** The ids of events and of children, as arrays. */
  eventIds: Sql;
  childIds: Sql;
}

/** The events `e` that concern one of the children, in a row for each child `c`, with its availability `a` if there is one. */
export const childrenOfFamily = ({ cutoff, from, eventIds, childIds }: AskedQuery): Sql => sql`
  event_children(${cutoff}::date ${from ? sql`, ${from}::date, 'infinity'` : sql``}) ec
  JOIN events e ON e.id = ec.event_id AND ec.event_id = ANY(${eventIds})
  JOIN children c ON c.id = ec.child_id AND ec.child_id = ANY(${childIds})
  LEFT JOIN availabilities a ON a.event_id = ec.event_id AND a.child_id = ec.child_id`;

/** The children of an event, the oldest first, in those rows grouped by event. */
export const askedChildren = sql`
  json_agg(json_build_object('id', c.id, 'name', c.name, 'shortName', c.short_name, 'isAvailable', a.is_available,
                             'isAway', ${isAway(sql`c.id`, sql`e.date`)},
                             'movedFrom', ${movedFrom(sql`e.time_and_place`)})
           ORDER BY c.date_of_birth, c.id)`;
