import { jsonOf, type Queryable, queryRow, type Sql, sql } from '../database/sql.ts';
import { condition, type EventScopeQuery, withConcerned } from './event-scope.queries.ts';
import { type EventDto, type EventNeighboursDto, linkMembers } from './event.dto.ts';

type Place = Pick<EventDto, 'id' | 'date' | 'startTime'>;

/** The last event before and the first one after an event, by date, start time and id. */
export async function findNeighbours(
  database: Queryable,
  { id, date, startTime }: Place,
  query: EventScopeQuery,
): Promise<EventNeighboursDto> {
  const place = sql`(${date}::date, ${startTime}::text, ${id}::int)`;
  const row = await queryRow<EventNeighboursDto>(
    database,
    sql`
      ${withConcerned(query)}
      SELECT (${linkTo(query, sql`< ${place}`, sql`ORDER BY e.date DESC, e.start_time DESC, e.id DESC`)}) AS previous,
             (${linkTo(query, sql`> ${place}`, sql`ORDER BY e.date, e.start_time, e.id`)}) AS next`,
  );
  return row!;
}

const linkTo = (query: EventScopeQuery, isBeyond: Sql, order: Sql): Sql => sql`
  SELECT ${jsonOf('e', linkMembers)}
  FROM events e WHERE (e.date, e.start_time, e.id) ${isBeyond} AND ${condition(query)} ${order} LIMIT 1`;
