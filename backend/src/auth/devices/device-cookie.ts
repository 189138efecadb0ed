import cookieParser from 'cookie-parser';
import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import onHeaders from 'on-headers';

/** An account as the cookie stores it. The entry becomes invalid when all sessions of the account are ended. */
interface Account {
  id: number;
  sessionEpoch: number;
}

const nameOf = ({ secure }: Request) => (secure ? '__Host-touchline-device' : 'touchline-device');
const year = 365 * 24 * 60 * 60 * 1000;
/** A family may share a tablet; more accounts would make the cookie long. */
const maxAccounts = 5;
const entryOf = ({ id, sessionEpoch }: Account) => `${id}.${sessionEpoch}`;

/**
 * A signed cookie with the accounts that have signed in on this device. While an account's password is being guessed from many
 * addresses, only these devices can sign in. Must be registered before the session cookie, so that the session cookie is the first
 * that a response sets.
 */
export function deviceCookie(secret: string[]): RequestHandler[] {
  const send = (request: Request, response: Response, next: NextFunction) => {
    onHeaders(response, () => {
      if (!request.deviceAccounts) return;
      const attributes = { httpOnly: true, sameSite: 'lax', path: '/', signed: true } as const;
      response.cookie(nameOf(request), request.deviceAccounts.join('-'), {
        ...attributes,
        secure: request.secure,
        maxAge: year,
      });
    });
    next();
  };
  return [cookieParser(secret), send];
}

/** Whether the account has signed in on this device since all its sessions were last ended. */
export const knowsAccount = (request: Request, account: Account): boolean =>
  entriesOf(request).includes(entryOf(account));

export function rememberAccount(request: Request, account: Account): void {
  const others = entriesOf(request).filter((entry) => !entry.startsWith(`${account.id}.`));
  request.deviceAccounts = [entryOf(account), ...others].slice(0, maxAccounts);
}

function entriesOf(request: Request): string[] {
  const value: unknown = (request.signedCookies as Record<string, unknown> | undefined)?.[nameOf(request)];
  return typeof value === 'string' ? value.split('-') : [];
}
