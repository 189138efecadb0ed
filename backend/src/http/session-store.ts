import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import { type Pool } from 'pg';
import { withoutWaitLimit } from '../database/pool-waits.ts';

const PgStore = connectPgSimple(session);

/** Sessions as rows of PostgreSQL. */
export class SessionStore extends PgStore {
  constructor(
    private readonly pool: Pool,
    prunes: boolean,
  ) {
    super({
      pool,
      tableName: 'sessions',
      disableTouch: true,
      pruneSessionInterval: prunes && 15 * 60,
      errorLog: () => undefined,
    });
  }

  /** Clears ended sessions away, by a timer that a request has begun and that outlives it. */
  override pruneSessions(done?: (error: Error) => void): void {
    withoutWaitLimit(() => super.pruneSessions(done));
  }

  /** Keeps a session. One that is only prolonged must still be there: it may have been ended since the request came in. */
  override set(id: string, data: SessionData, done: (error?: unknown) => void = () => undefined): void {
    if (data.seenAt === data.startedAt) return void super.set(id, data, done);
    this.pool
      .query('UPDATE sessions SET sess = $2, expire = $3 WHERE sid = $1', [id, data, data.cookie.expires])
      .then(() => done(), done);
  }
}
