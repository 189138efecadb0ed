import { type KnownUser as Account } from '../users/user.entity.ts';

declare global {
  namespace Express {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Passport's name for the signed-in user
    interface User extends Account {}

    interface Request {
      /** The new entries of the device cookie, if they have changed. */
      deviceAccounts?: string[];
    }
  }
}

declare module 'express-session' {
  interface SessionData {
    passport?: { user: number };
    /** The user's session epoch when the session started; a new epoch ends the session. */
    epoch?: number;
    /** Browser and system (`deviceNameOf`). */
    device?: string | null;
    /** When the user signed in, ms since 1970. */
    startedAt?: number;
    /** When a request last extended the session, ms since 1970; updated at most every five minutes. */
    seenAt?: number;
  }
}
