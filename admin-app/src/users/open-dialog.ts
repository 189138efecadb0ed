import { type UserDto } from '@touchline/api-client';

/** The dialog that is open on the page. */
export type OpenDialog =
  | { kind: 'create' }
  | { kind: 'invite-all'; count: number }
  | { kind: 'edit' | 'set-password' | 'reset-factors' | 'deactivate' | 'delete' | 'coach-team'; user: UserDto };
