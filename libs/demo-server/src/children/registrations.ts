import { type ChildDto, type DoneDto } from '@touchline/api-client';
import {
  can,
  choiceRule,
  foldName,
  idRule,
  isStaff,
  messages,
  optional,
  tidiedBy,
  zeroAsNull,
} from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { type ChildRow } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { check, nullable } from '../server/validation.ts';
import { childOf } from './child-view.ts';
import { endGuardianship, isRestricted, makePrimary } from '../guardians/guardianships.ts';
import { leave } from './memberships.ts';
import { assertParent, registeredChild } from '../guardians/guardians.ts';

/** Makes a parent the primary guardian of a child, and keeps the others; null removes all guardians. */
export function assignParent(context: RequestContext): ChildDto {
  const { parentId } = check(context.body, {
    parentId: tidiedBy(zeroAsNull, nullable(idRule(messages.parentRequired))),
  });
  const child = registeredChild(context);
  if (parentId === null) removeGuardians(context, child.id);
  else {
    assertParent(context.data, parentId);
    if (isRestricted(context.data, parentId, child.id)) throw new HttpError(409, messages.guardianRestricted);
    makePrimary(context, child.id, parentId);
  }
  context.response.status = 200;
  return childOf(context, child);
}

/** Guardians release their child; admins unregister it, unless they act as its parent. */
export function removeChild(context: RequestContext): DoneDto {
  const { data, me, ids } = context;
  const asParent = check(context.query, { as: optional(choiceRule(['parent'])) }).as === 'parent';
  if (can(me, 'child.unregister') && !asParent) {
    unregister(context, registeredChild(context));
  } else {
    const isKnown = data.children.some((child) => child.id === ids.id && child.isRegistered);
    const hasLeft = isKnown && endGuardianship(context, ids.id!, me.id);
    if (!hasLeft && isStaff(me) && !asParent) throw new HttpError(403, messages.onlyAdminsUnregister);
    if (!hasLeft) throw new HttpError(404, messages.childUnknown);
  }
  return { message: messages.childRemoved };
}

/** Keeps the child's row, but removes guardians and teams. */
function unregister(context: RequestContext, child: ChildRow): void {
  const { data } = context;
  child.isRegistered = false;
  removeGuardians(context, child.id);
  data.accessRequests = data.accessRequests.filter(({ childId, state }) => childId !== child.id || state !== 'pending');
  leave(context, (member) => member.childId === child.id);
}

export function restoreChild(context: RequestContext): ChildDto {
  const { data, ids, response } = context;
  const child = data.children.find((known) => known.id === ids.id);
  if (!child) throw new HttpError(404, messages.childUnknown);
  if (child.mergedInto) throw new HttpError(409, messages.childMerged);
  const isSame = (other: ChildRow) =>
    other.isRegistered && other.dateOfBirth === child.dateOfBirth && foldName(other.name) === foldName(child.name);
  if (!child.isRegistered && data.children.some(isSame)) throw new HttpError(409, messages.childReplaced);
  child.isRegistered = true;
  response.status = 200;
  return childOf(context, child);
}

function removeGuardians(context: RequestContext, childId: number): void {
  const guardians = context.data.guardianships.filter((link) => link.childId === childId);
  for (const { userId } of guardians) endGuardianship(context, childId, userId);
}
