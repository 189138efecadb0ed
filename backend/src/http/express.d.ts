import { type User as Account } from '../users/user.entity.ts';

declare global {
  namespace Express {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Passport's name for who is signed in
    interface User extends Account {}

    interface Request {
      correlationId: string;
      /** The accounts that this device is to remember, when they have changed. */
      deviceAccounts?: string[];
    }
  }
}

declare module 'express-session' {
  interface SessionData {
    passport?: { user: number };
    /** The person's epoch when the session began; it ends with the epoch. */
    epoch?: number;
    /** When the person signed in, ms since 1970. */
    startedAt?: number;
    /** When a request last prolonged the session, ms since 1970; at most every five minutes. */
    seenAt?: number;
  }
}
