import { type ChildSearchDto, type DoneDto, type LockedNameDto } from '@touchline/api-client';
import {
  bestMatch,
  dateOfBirthRule,
  editDistance,
  foldName,
  isStaff,
  limits,
  messages,
  nameRule,
  spellingTolerance,
} from '@touchline/domain';
import { addMinutes, isBefore } from 'date-fns';
import { type RequestContext } from '../server/request-context.ts';
import { add, type ChildRow } from '../server/club-data.ts';
import { isGuardian, ownedChild } from './families.ts';
import { assertRoom } from './guardians.ts';
import { addGuardian, hasRestriction, isRestricted } from '../families/guardianships.ts';
import { HttpError } from '../server/http-error.ts';
import { check } from '../server/validation.ts';

/** Finds at most one unclaimed child: by the exact name, or the only one with a similar name. */
export function searchChild(context: RequestContext): ChildSearchDto {
  const sought = check(context.body, {
    name: nameRule({ min: limits.searchName.min, message: messages.nameTooShort }),
    dateOfBirth: dateOfBirthRule(),
  });
  context.response.status = 200;
  const nobodys = context.data.children.filter(
    (child) => child.isRegistered && child.dateOfBirth === sought.dateOfBirth && isNobodys(context, child),
  );
  const distanceTo = (child: ChildRow) => editDistance(foldName(child.name), foldName(sought.name));
  const candidates = nobodys
    .map((child) => ({ ...child, distance: distanceTo(child), isExact: distanceTo(child) === 0 }))
    .filter(({ distance }) => distance <= spellingTolerance(sought.name));
  const found = bestMatch(candidates);
  if (!found) return { child: null, message: messages.childNotFound };
  rememberFound(context, found);
  const child = { id: found.id, name: found.name };
  return { child, action: 'claim-existing', ...(!found.isExact && { message: messages.possibleMatch }) };
}

/** Claims a child that the actor has found within the last minutes. */
export function claimChild(context: RequestContext): DoneDto {
  const { data, me, ids, response } = context;
  const childId = ids.id!;
  response.status = 200;
  const done = { message: messages.childClaimed };
  if (isGuardian(data, me.id, childId)) return done;
  if (!hasFound(context, childId)) throw new HttpError(403, messages.claimWithoutSearch);
  if (!isStaff(me)) assertRoom(context);
  const child = data.children.find((known) => known.id === childId && known.isRegistered);
  if (!child) throw new HttpError(404, messages.childUnknown);
  if (!isNobodys(context, child)) throw new HttpError(409, messages.childTaken);
  addGuardian(context, childId, me.id, null);
  return done;
}

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

export const isNobodys = ({ data }: RequestContext, { id }: ChildRow): boolean =>
  ownedChild(data, id).guardianIds.length === 0 && !hasRestriction(data, id);

export const listLockedNames = ({ data }: RequestContext): LockedNameDto[] => data.lockedNames;

/** Does nothing when the name is no longer locked. */
export function unlockName({ data, ids, response }: RequestContext): void {
  data.lockedNames = data.lockedNames.filter(({ id }) => id !== ids.id);
  response.status = 204;
}
