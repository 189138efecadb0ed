import { execute, hasRow, type Queryable, queryRow, queryRows, sql } from '../database/sql.ts';
import { type KnownUser } from '../users/user.entity.ts';
import { knownUser } from '../users/user.queries.ts';

/** What is stored of a session. Servers of 0.2.0 read and write it too while a club is updated. */
export interface StoredSession {
  /** The attributes of the cookie, which servers of 0.2.0 send with it when they extend the session. */
  cookie?: object;
  passport: { user: number };
  /** The user's session epoch when the session started; a new epoch ends the session. */
  epoch: number;
  /** Browser and system (`deviceNameOf`). */
  device: string | null;
  /** When the user signed in, ms since 1970. */
  startedAt: number;
  /** When a request last extended the session, ms since 1970; updated at most every five minutes. */
  seenAt: number;
}

interface Kept {
  sid: string;
  session: StoredSession;
  expires: Date;
}

const publicId = sql`encode(sha256(convert_to(sid, 'UTF8')), 'hex')`;

const ofUser = (userId: number) => sql`(sess #>> '{passport,user}')::int = ${userId}`;

/** A session and its active user; idle for too long if it is past the time until which it was last extended. */
export const findSession = (database: Queryable, { sid, now }: { sid: string; now: Date }) =>
  queryRow<KnownUser & { session: StoredSession; isIdle: boolean }>(
    database,
    sql`
      SELECT ${knownUser}, s.sess AS session, s.expire < ${now.toISOString()} AS "isIdle"
      FROM sessions s JOIN users u ON u.id = (s.sess #>> '{passport,user}')::int AND u.is_active
      WHERE s.sid = ${sid}`,
  );

export const insertSession = (database: Queryable, { sid, session, expires }: Kept) =>
  execute(
    database,
    sql`INSERT INTO sessions (sid, sess, expire) VALUES (${sid}, ${JSON.stringify(session)}::jsonb, ${expires})`,
  );

/** Notes once an hour when the user was last seen. Does nothing else if the session has ended. */
export const extendSession = (database: Queryable, { sid, session, expires }: Kept) =>
  execute(
    database,
    sql`
      WITH seen AS (
        UPDATE users SET seen_at = now() WHERE id = ${session.passport.user} AND seen_at < now() - interval '1 hour')
      UPDATE sessions SET sess = ${JSON.stringify(session)}::jsonb, expire = ${expires} WHERE sid = ${sid}`,
  );

export const endSession = (database: Queryable, { sid }: { sid: string }) =>
  execute(database, sql`DELETE FROM sessions WHERE sid = ${sid}`);

export const deleteExpiredSessions = (database: Queryable) =>
  execute(database, sql`DELETE FROM sessions WHERE expire < now()`);

/** The last 100 sessions of a user that were used. Their ids are hashes (`hashOfSecret`). */
export const findSessions = (database: Queryable, { userId }: { userId: number }) =>
  queryRows<{ id: string; session: StoredSession }>(
    database,
    sql`
      SELECT ${publicId} AS id, sess AS session FROM sessions WHERE ${ofUser(userId)} AND expire > now()
      ORDER BY (sess ->> 'seenAt')::bigint DESC LIMIT 100`,
  );

/** False if the user has no session with this public id. */
export const deleteSession = (database: Queryable, { userId, id }: { userId: number; id: string }) =>
  hasRow(database, sql`DELETE FROM sessions WHERE ${ofUser(userId)} AND ${publicId} = ${id} RETURNING sid`);

export const deleteOtherSessions = (database: Queryable, { userId, sid }: { userId: number; sid: string }) =>
  execute(database, sql`DELETE FROM sessions WHERE ${ofUser(userId)} AND sid <> ${sid}`);
