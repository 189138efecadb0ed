import { type SessionData } from 'express-session';
import { execute, hasRow, type Queryable, queryRows, sql } from '../../database/sql.ts';

const publicId = sql`encode(sha256(convert_to(sid, 'UTF8')), 'hex')`;

const ofUser = (userId: number) => sql`(sess #>> '{passport,user}')::int = ${userId}`;

/** The last 100 sessions of a user that were used. Their ids are hashes (`hashOfSecret`). */
export const findSessions = (database: Queryable, { userId }: { userId: number }) =>
  queryRows<{ id: string; data: SessionData }>(
    database,
    sql`
      SELECT ${publicId} AS id, sess AS data FROM sessions WHERE ${ofUser(userId)} AND expire > now()
      ORDER BY (sess ->> 'seenAt')::bigint DESC LIMIT 100`,
  );

/** False if the user has no session with this public id. */
export const deleteSession = (database: Queryable, { userId, id }: { userId: number; id: string }) =>
  hasRow(database, sql`DELETE FROM sessions WHERE ${ofUser(userId)} AND ${publicId} = ${id} RETURNING sid`);

export const deleteOtherSessions = (database: Queryable, { userId, sid }: { userId: number; sid: string }) =>
  execute(database, sql`DELETE FROM sessions WHERE ${ofUser(userId)} AND sid <> ${sid}`);
