import cookieParser from 'cookie-parser';
import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import onHeaders from 'on-headers';

/** What a device remembers of an account. It is worth nothing once all sessions of the person were ended. */
interface Account {
  id: number;
  sessionEpoch: number;
}

const nameOf = ({ secure }: Request) => (secure ? '__Host-touchline-device' : 'touchline-device');
const year = 365 * 24 * 60 * 60 * 1000;
/** A family's tablet has several; more would make the cookie long. */
const accountsKept = 5;
const entryOf = ({ id, sessionEpoch }: Account) => `${id}.${sessionEpoch}`;

/**
 * A signed cookie with the accounts that have signed in on this device. While somebody guesses an account's password from many
 * addresses, only such devices get in. Comes before the session, whose cookie then is the first that an answer sets.
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

/** Whether the account has signed in on this device and its sessions have not all been ended since. */
export const knowsAccount = (request: Request, account: Account): boolean =>
  entriesOf(request).includes(entryOf(account));

/** Adds the account to the device's cookie. */
export function rememberAccount(request: Request, account: Account): void {
  const others = entriesOf(request).filter((entry) => !entry.startsWith(`${account.id}.`));
  request.deviceAccounts = [entryOf(account), ...others].slice(0, accountsKept);
}

function entriesOf(request: Request): string[] {
  const kept: unknown = (request.signedCookies as Record<string, unknown> | undefined)?.[nameOf(request)];
  return typeof kept === 'string' ? kept.split('-') : [];
}
