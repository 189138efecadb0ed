import connectPgSimple from 'connect-pg-simple';
import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import session, { type SessionData } from 'express-session';
import { type Pool } from 'pg';
import { type Settings } from '../config/settings.ts';
import { withoutWaitLimit } from '../database/pool-waits.ts';

const PgStore = connectPgSimple(session);

class SessionStore extends PgStore {
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

  /** Prunes expired sessions on a timer, which outlives the request that started it and must not share its wait limit. */
  override pruneSessions(done?: (error: Error) => void): void {
    withoutWaitLimit(() => super.pruneSessions(done));
  }

  /** An extended session is updated, never inserted, because it may have been ended since the request arrived. */
  override set(id: string, data: SessionData, done: (error?: unknown) => void = () => undefined): void {
    if (data.seenAt === data.startedAt) return void super.set(id, data, done);
    this.pool
      .query('UPDATE sessions SET sess = $2, expire = $3 WHERE sid = $1', [id, data, data.cookie.expires])
      .then(() => done(), done);
  }
}

/** The prefix `__Host-` binds the cookie to this host; browsers accept it only over TLS. */
const secureName = '__Host-touchline';
const plainName = 'touchline';
const attributes = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

/** Stores sessions in PostgreSQL, identified by a signed cookie. The first secret signs; all are accepted. */
export function sessionCookie(settings: Settings, secret: string[], pool: Pool): RequestHandler {
  const withCookie = (name: string, secure: boolean) => {
    // Each cookie needs its own store, because express-session gives the store the cookie's attributes for new sessions.
    const store = new SessionStore(pool, settings.nodeEnv !== 'test');
    return session({ name, secret, store, resave: false, saveUninitialized: false, cookie: { ...attributes, secure } });
  };
  const overTls = withCookie(secureName, true);
  const plain = withCookie(plainName, false);
  return (request: Request, response: Response, next: NextFunction) => {
    void (request.secure ? overTls : plain)(request, response, next);
  };
}

export function clearSessionCookies(response: Response): void {
  const secure = response.req.secure;
  response.clearCookie(secure ? secureName : plainName, { ...attributes, secure });
}
