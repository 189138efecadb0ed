import { type ChildSearchDto, type DoneDto } from '@touchline/api-client';
import {
  bestMatch,
  childSearchFields,
  editDistance,
  foldName,
  isStaff,
  messages,
  spellingTolerance,
} from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { type ChildRow } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { check } from '../server/validation.ts';
import { addGuardian, isGuardian } from '../guardians/guardianships.ts';
import { assertCanHaveMore } from '../guardians/guardians.ts';
import { hasFound, isNobodys, rememberFound } from '../guardians/found-children.ts';

/** Finds at most one unclaimed child: by the exact name, or the only one with a similar name. */
export function searchChild(context: RequestContext): ChildSearchDto {
  const sought = check(context.body, childSearchFields);
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
  if (!isStaff(me)) assertCanHaveMore(context);
  const child = data.children.find((known) => known.id === childId && known.isRegistered);
  if (!child) throw new HttpError(404, messages.childUnknown);
  if (!isNobodys(context, child)) throw new HttpError(409, messages.childTaken);
  addGuardian(context, childId, me.id, null);
  return done;
}
