import { type AuditKind } from '@touchline/domain';
import { allOf, asInstant, type Queryable, queryRows, type Sql, sql } from '../database/sql.ts';

export interface AuditRow {
  id: number;
  at: string;
  action: string;
  actorId: number | null;
  subjectId: number | null;
  details: Record<string, unknown>;
}

export interface AuditQuery {
  actorId?: number;
  userId?: number;
  childId?: number;
  /** The first words of actions. */
  firstWords?: readonly string[];
  /** The first moment, and the one after the last. */
  from?: Date;
  until?: Date;
  before?: number;
}

/** How many rows are read at once. Written into the statement, because plans for an unknown number would read whole indexes. */
export const rowsRead = { page: 51, batch: 1001 };
const limitOf = { page: sql`LIMIT 51`, batch: sql`LIMIT 1001` };

/** Newest first. Each way to filter has an index that ends with the order, or finds the few entries about somebody. */
export const findAuditRows = (database: Queryable, query: AuditQuery, size: keyof typeof limitOf) =>
  queryRows<AuditRow>(
    database,
    query.userId || query.childId ? aboutSomebody(query, limitOf[size]) : ofEverybody(query, limitOf[size]),
  );

const columns = sql`
  a.id, ${asInstant(sql`a.at`)} AS at, a.action, a.actor_id AS "actorId", a.subject_id AS "subjectId", a.details`;

const newestFirst = sql`ORDER BY a.at DESC, a.id DESC`;

/** The same text as in the indexes. */
const firstWord = sql`split_part(a.action, '.', 1)`;

/** An array, because the planner expects little of it; it would rather look through the log in order than expect that few entries match. */
const aboutSomebody = ({ userId, childId, firstWords, ...query }: AuditQuery, limit: Sql): Sql => sql`
  SELECT ${columns} FROM audit_log a
  WHERE a.id = ANY(ARRAY(
      SELECT a.id FROM audit_log a WHERE ${allOf(userId && concernsUser(userId), childId && concernsChild(childId))}
    ))
    AND ${allOf(conditions(query), firstWords && sql`${firstWord} = ANY(${firstWords}::text[])`)}
  ${newestFirst} ${limit}`;

/** The newest of each first word, and then of these, because an index has the order for one word at a time. */
const ofEverybody = ({ firstWords, ...query }: AuditQuery, limit: Sql): Sql => {
  // The condition of the index for everything, which the planner must not walk for somebody who has done little.
  const everything = !query.actorId && sql`a.action <> ''`;
  if (!firstWords)
    return sql`SELECT ${columns} FROM audit_log a WHERE ${allOf(everything, conditions(query))} ${newestFirst} ${limit}`;
  const newest = firstWords.map(
    (word) => sql`(SELECT * FROM audit_log a WHERE ${allOf(conditions(query), sql`${firstWord} = ${word}`)}
                   ${newestFirst} ${limit})`,
  );
  const all = newest.reduce((before, one) => sql`${before} UNION ALL ${one}`);
  return sql`SELECT ${columns} FROM (${all}) a ${newestFirst} ${limit}`;
};

const conditions = ({ actorId, from, until, before }: AuditQuery): Sql =>
  allOf(
    actorId && sql`a.actor_id = ${actorId}`,
    from && sql`a.at >= ${from}`,
    until && sql`a.at < ${until}`,
    before && sql`(a.at, a.id) < (SELECT b.at, b.id FROM audit_log b WHERE b.id = ${before})`,
  );

/** The subject of the entry, or named in its details: whose account, parent, former parent, coach or new guardian. */
const concernsUser = (id: number): Sql => sql`
  (a.subject = 'user' AND a.subject_id = ${id}
   OR a.subject <> 'event' AND (${names(`{"userId": ${id}}`)} OR ${names(`{"parentId": ${id}}`)} OR ${names(`{"before": ${id}}`)}
      OR ${names(`{"coachId": ${id}}`)} OR ${names(`{"assigned": [{"userId": ${id}}]}`)}))`;

/** The subject, or named in the details: a member of a team, the other of two records, or imported with a parent. */
const concernsChild = (id: number): Sql => sql`
  (a.subject = 'child' AND a.subject_id = ${id}
   OR a.subject <> 'event' AND (${names(`{"childId": ${id}}`)} OR ${names(`{"otherId": ${id}}`)}
      OR ${names(`{"assigned": [{"childId": ${id}}]}`)}))`;

const names = (part: string): Sql => sql`a.details @> ${part}::jsonb`;

export interface NamedRow {
  kind: AuditKind;
  id: number;
  name: string;
}

/** The present names of what entries mention; announcements have none that the log tells. */
export const findNames = (database: Queryable, ids: Record<AuditKind, number[]>) =>
  queryRows<NamedRow>(
    database,
    sql`
      SELECT 'user' AS kind, id, full_name AS name FROM users WHERE id = ANY(${ids.user}::int[])
      UNION ALL SELECT 'child', id, name FROM children WHERE id = ANY(${ids.child}::int[])
      UNION ALL SELECT 'team', id, name FROM teams WHERE id = ANY(${ids.team}::int[])
      UNION ALL SELECT 'league', id, name FROM leagues WHERE id = ANY(${ids.league}::int[])
      UNION ALL SELECT 'event', id, title FROM events WHERE id = ANY(${ids.event}::int[])
      UNION ALL SELECT 'announcement', id, '' FROM announcements WHERE id = ANY(${ids.announcement}::int[])`,
  );
