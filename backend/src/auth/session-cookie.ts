import connectPgSimple from 'connect-pg-simple';
import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import session, { type SessionData } from 'express-session';
import { type Pool } from 'pg';
import { type Settings } from '../config/settings.ts';
import { withoutWaitLimit } from '../database/pool-waits.ts';

const PgStore = connectPgSimple(session);

/** Sessions as rows of PostgreSQL. */
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

  /** Saves a session. A prolonged one is updated, never inserted, because it may have been ended since the request arrived. */
  override set(id: string, data: SessionData, done: (error?: unknown) => void = () => undefined): void {
    if (data.seenAt === data.startedAt) return void super.set(id, data, done);
    this.pool
      .query('UPDATE sessions SET sess = $2, expire = $3 WHERE sid = $1', [id, data, data.cookie.expires])
      .then(() => done(), done);
  }
}

/** Over TLS the browser keeps the cookie for this very host; over plain HTTP, on a developer's machine, it cannot. */
const secureName = '__Host-touchline';
const plainName = 'touchline';
const attributes = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

/** Sessions as rows in PostgreSQL and a signed cookie. `secret` is a list: the first signs, all are accepted. */
export function sessionCookie(settings: Settings, secret: string[], pool: Pool): RequestHandler {
  const withCookie = (name: string, secure: boolean) => {
    // A store of its own: express-session teaches its store the attributes of the cookie for new sessions.
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
