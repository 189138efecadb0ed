import { type LockedNameDto } from '@touchline/api-client';
import { type RequestContext } from '../server/request-context.ts';

export const listLockedNames = ({ data }: RequestContext): LockedNameDto[] => data.lockedNames;

/** Does nothing when the name is no longer locked. */
export function unlockName({ data, ids, response }: RequestContext): void {
  data.lockedNames = data.lockedNames.filter(({ id }) => id !== ids.id);
  response.status = 204;
}
