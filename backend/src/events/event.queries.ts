import { instant } from '../database/instant.ts';
import { Parameters } from '../database/parameters.ts';
import { eventCondition, type EventFilter, eventsForTeam } from './event-conditions.ts';
import { agesSql, answered, countsSql } from './event-counts.ts';
import { eventColumns, orderSql, pageSql } from './event-rows.ts';

/** A statement and its values. */
export type Statement = [sql: string, values: unknown[]];

/** Children whose events are asked for. */
export interface ConcernedChildren {
  /** A query that finds their ids. */
  select: (parameters: Parameters) => string;
  /** Only events that concern one of these among them. */
  one?: number[];
  /** Besides, the events that are for this whole team, also when nobody is in it yet. */
  teamId?: number;
}

/** What is asked of a list of events. */
export interface EventsAsked {
  filter: EventFilter;
  /** The last day on which ages were taken for age groups. */
  cutoff: string;
  /** The events that concern certain children; all of the club's when missing. */
  of?: ConcernedChildren;
  /** Counts of the answers: of all whom an event concerns, or of these children alone. */
  counts?: 'everybody' | 'children';
  /** What was said for each of these children. */
  answers?: boolean;
}

/** The pairs of event and child that the question is about, worked out once. */
function concernedSql({ filter, cutoff, of }: EventsAsked, parameters: Parameters): string {
  if (!of) return '';
  const { from = '-infinity', to = 'infinity', id } = filter;
  const days = [cutoff, from, to].map((day) => `${parameters.add(day)}::date`).join(', ');
  return `concerned AS MATERIALIZED (
    SELECT event_id, child_id FROM event_children(${days})
    WHERE child_id = ANY(ARRAY(${of.select(parameters)})) ${id ? `AND event_id = ${parameters.add(id)}` : ''}),`;
}

function conditionSql({ filter, of }: EventsAsked, parameters: Parameters): string {
  const condition = eventCondition(filter, parameters);
  if (!of) return condition;
  const ofThese = of.one ? `WHERE child_id = ANY(${parameters.add(of.one)}::int[])` : '';
  const ofTeam = of.teamId ? `UNION ${eventsForTeam(parameters.add(of.teamId))}` : '';
  return `${condition} AND e.id IN (SELECT event_id FROM concerned ${ofThese} ${ofTeam})`;
}

const answers = `
  SELECT o.event_id, json_agg(json_build_object(
           'childId', c.id, 'childName', c.name, 'isAvailable', a.is_available,
           'respondedAt', CASE WHEN a.is_available IS NOT NULL THEN ${instant('a.responded_at')} END
         ) ORDER BY c.id) AS availabilities
  FROM page JOIN concerned o ON o.event_id = page.id JOIN children c ON c.id = o.child_id
  LEFT JOIN availabilities a ON a.event_id = o.event_id AND a.child_id = o.child_id
  GROUP BY o.event_id`;

const countsOfChildren = `
  SELECT o.event_id, count(*) AS concerned, ${answered}
  FROM page JOIN concerned o ON o.event_id = page.id
  LEFT JOIN availabilities a ON a.event_id = o.event_id AND a.child_id = o.child_id
  GROUP BY o.event_id`;

const countColumns = `, coalesce(counts.concerned, 0) AS concerned,
  coalesce(counts.available, 0) AS available, coalesce(counts.unavailable, 0) AS unavailable`;

/** A page of events with what was asked for; one statement, however many they are. */
export function eventsSql(asked: EventsAsked): Statement {
  const { filter, cutoff, counts } = asked;
  const { limit, offset = 0, order = 'asc' } = filter;
  const parameters = new Parameters();
  const concerned = concernedSql(asked, parameters);
  const page = pageSql(conditionSql(asked, parameters), order, parameters.add(limit), parameters.add(offset));
  const sql = `
    WITH ${concerned} page AS MATERIALIZED (${page})
      ${counts === 'everybody' ? `, ages AS MATERIALIZED (${agesSql(parameters.add(cutoff))})` : ''}
    SELECT ${eventColumns} ${counts ? countColumns : ''} ${asked.answers ? ', availabilities' : ''}
    FROM page e
    ${counts === 'everybody' ? `CROSS JOIN LATERAL (${countsSql}) counts` : ''}
    ${counts === 'children' ? `LEFT JOIN (${countsOfChildren}) counts ON counts.event_id = e.id` : ''}
    ${asked.answers ? `JOIN (${answers}) answers ON answers.event_id = e.id` : ''}
    ${orderSql(order)}`;
  return [sql, parameters.values];
}

/** How many events there are in all. */
export function totalSql(asked: EventsAsked): Statement {
  const parameters = new Parameters();
  // A list of WITH ends without a comma.
  const concerned = concernedSql(asked, parameters).replace(/,$/, '');
  const condition = conditionSql(asked, parameters);
  return [
    `${concerned && `WITH ${concerned}`} SELECT count(*) AS total FROM events e WHERE ${condition}`,
    parameters.values,
  ];
}
