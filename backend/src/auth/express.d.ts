import { type KnownUser as Account } from '../users/user.entity.ts';

declare global {
  namespace Express {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Passport's name for the signed-in user
    interface User extends Account {}

    interface Request {
      /** The id of the session, which the access guard has read; undefined without a session. */
      sessionId?: string;
    }
  }
}
