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
import { type ChildRow, type ClubData } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { check, nullable } from '../server/validation.ts';
import { childOf } from './child-view.ts';
import { endGuardianship, isRestricted, makePrimary } from '../guardians/guardianships.ts';
import { forgetRemoval, keepGuardians, leaveTeams } from './removed-players.ts';
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

/** Keeps the child's row, but removes guardians and teams; those are remembered for an undo. */
export function unregister(context: RequestContext, child: ChildRow): void {
  const { data, clock } = context;
  Object.assign(child, { isRegistered: false, unregisteredAt: clock.now() });
  keepGuardians(context, child);
  removeGuardians(context, child.id);
  data.accessRequests = data.accessRequests.filter(({ childId, state }) => childId !== child.id || state !== 'pending');
  leaveTeams(context, child);
}

export function restoreChild(context: RequestContext): ChildDto {
  const { data, ids, response } = context;
  const child = data.children.find((known) => known.id === ids.id);
  if (!child) throw new HttpError(404, messages.childUnknown);
  if (child.mergedInto) throw new HttpError(409, messages.childMerged);
  if (!child.isRegistered) restore(context, child);
  response.status = 200;
  return childOf(context, child);
}

/** The same as part of a larger act, which may give the child back what it had. */
export function restore({ data }: RequestContext, child: ChildRow, giveBack: () => void = () => undefined): void {
  if (isReplaced(data, child)) throw new HttpError(409, messages.childReplaced);
  child.isRegistered = true;
  giveBack();
  forgetRemoval(data, child);
}

/** Whether a registered child has the name and date of birth of one who has left the club. */
export const isReplaced = ({ children }: ClubData, { name, dateOfBirth }: ChildRow): boolean =>
  children.some(
    (other) => other.isRegistered && other.dateOfBirth === dateOfBirth && foldName(other.name) === foldName(name),
  );

function removeGuardians(context: RequestContext, childId: number): void {
  const guardians = context.data.guardianships.filter((link) => link.childId === childId);
  for (const { userId } of guardians) endGuardianship(context, childId, userId);
}
