import { type LockedNameDto } from '@touchline/api-client';
import { type Call } from '../server/call.ts';

/** The names that were tried too often. */
export const listLockedNames = ({ data }: Call): LockedNameDto[] => data.lockedNames;

/** Forgets the tries for a name; nothing happens when it is no longer locked. */
export function unlockName({ data, ids, reply }: Call): void {
  data.lockedNames = data.lockedNames.filter(({ id }) => id !== ids.id);
  reply.status = 204;
}
