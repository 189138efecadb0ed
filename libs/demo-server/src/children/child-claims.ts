import { type ChildSearchDto, type DoneDto } from '@touchline/api-client';
import {
  bestMatch,
  dateOfBirthRule,
  editDistance,
  foldName,
  limits,
  messages,
  nameRule,
  spellingTolerance,
} from '@touchline/domain';
import { addMinutes, isBefore } from 'date-fns';
import { type Call } from '../server/call.ts';
import { add, type ChildRow } from '../server/club-data.ts';
import { isGuardian, ownedChild } from './families.ts';
import { assertRoom } from './guardians.ts';
import { Refusal } from '../server/refusal.ts';
import { check } from '../server/validation.ts';

/** At most one unclaimed child: of this very name, or the only one whose name is nearly this. */
export function searchChild(call: Call): ChildSearchDto {
  const sought = check(call.body, {
    name: nameRule({ min: limits.searchName.min, message: messages.nameTooShort }),
    dateOfBirth: dateOfBirthRule(),
  });
  call.reply.status = 200;
  const nobodys = call.data.children.filter(
    (child) => child.isRegistered && child.dateOfBirth === sought.dateOfBirth && isNobodys(call, child),
  );
  const distanceTo = (child: ChildRow) => editDistance(foldName(child.name), foldName(sought.name));
  const candidates = nobodys
    .map((child) => ({ ...child, distance: distanceTo(child), isExact: distanceTo(child) === 0 }))
    .filter(({ distance }) => distance <= spellingTolerance(sought.name));
  const found = bestMatch(candidates);
  if (!found) return { child: null, message: messages.childNotFound };
  rememberFound(call, found);
  const child = { id: found.id, name: found.name };
  return { child, action: 'claim-existing', ...(!found.isExact && { message: messages.possibleMatch }) };
}

/** Makes a child the caller's own that was found a short while ago. */
export function claimChild(call: Call): DoneDto {
  const { data, me, ids, reply } = call;
  const childId = ids.id!;
  reply.status = 200;
  const done = { message: messages.childClaimed };
  if (isGuardian(data, me.id, childId)) return done;
  if (!hasFound(call, childId)) throw new Refusal(403, messages.claimWithoutSearch);
  assertRoom(call);
  const child = data.children.find((known) => known.id === childId && known.isRegistered);
  if (!child) throw new Refusal(404, messages.childUnknown);
  if (!isNobodys(call, child)) throw new Refusal(409, messages.childTaken);
  add(data.guardianships, { childId, userId: me.id, isPrimary: true });
  return done;
}

/** Remembers who found the child and when; a browser of the demo has one session per person. */
export function rememberFound({ data, me, clock }: Call, { id: childId }: ChildRow): void {
  data.foundChildren = data.foundChildren.filter((found) => found.userId !== me.id || found.childId !== childId);
  add(data.foundChildren, { userId: me.id, childId, foundAt: clock.now() });
}

const hasFound = ({ data, me, clock }: Call, childId: number) =>
  data.foundChildren.some(
    (found) =>
      found.userId === me.id &&
      found.childId === childId &&
      isBefore(clock.now(), addMinutes(found.foundAt, limits.claim.minutes)),
  );

export const isNobodys = ({ data }: Call, { id }: ChildRow): boolean => ownedChild(data, id).guardianIds.length === 0;
