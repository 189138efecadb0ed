import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import session from 'express-session';
import { type Pool } from 'pg';
import { type Settings } from '../config/settings.ts';
import { SessionStore } from './session-store.ts';

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

/** Takes the cookie off the browser. */
export function clearSessionCookies(response: Response): void {
  const secure = response.req.secure;
  response.clearCookie(secure ? secureName : plainName, { ...attributes, secure });
}
