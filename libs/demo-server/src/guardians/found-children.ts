import { limits } from '@touchline/domain';
import { addMinutes, isBefore } from 'date-fns';
import { type RequestContext } from '../server/request-context.ts';
import { add, type ChildRow } from '../server/club-data.ts';
import { hasRestriction, isRestricted, ownedChild } from './guardianships.ts';

/** Per user, not per session as in the backend: a demo has one session per user. */
export function rememberFound({ data, me, clock }: RequestContext, { id: childId }: ChildRow): void {
  data.foundChildren = data.foundChildren.filter((found) => found.userId !== me.id || found.childId !== childId);
  add(data.foundChildren, { userId: me.id, childId, foundAt: clock.now() });
}

/** False as well for a user who is restricted since. */
export const hasFound = ({ data, me, clock }: RequestContext, childId: number) =>
  !isRestricted(data, me.id, childId) &&
  data.foundChildren.some(
    (found) =>
      found.userId === me.id &&
      found.childId === childId &&
      isBefore(clock.now(), addMinutes(found.foundAt, limits.claim.minutes)),
  );

/** Whether a child has no guardian, and anybody may claim it. */
export const isNobodys = ({ data }: RequestContext, { id }: ChildRow): boolean =>
  ownedChild(data, id).guardianIds.length === 0 && !hasRestriction(data, id);
