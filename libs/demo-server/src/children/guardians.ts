import { type ChildDto, type DoneDto } from '@touchline/api-client';
import { can, foldName, idRule, isStaff, limits, messages, tidiedBy } from '@touchline/domain';
import { type Call } from '../server/call.ts';
import { childOf } from './child-view.ts';
import { add, type ChildRow, type ClubData } from '../server/club-data.ts';
import { Refusal, unacceptable } from '../server/refusal.ts';
import { check, choiceRule, nullable, optional } from '../server/validation.ts';

/** 0 says null. */
export const zeroAsNull = (given: unknown) => (given === 0 ? null : given);

/** Makes a parent the only guardian of a registered child; null leaves it without. */
export function assignParent(call: Call): ChildDto {
  const { parentId } = check(call.body, { parentId: tidiedBy(zeroAsNull, nullable(idRule(messages.parentRequired))) });
  const child = registeredChild(call);
  if (parentId !== null) assertParent(call.data, parentId);
  setGuardian(call.data, child.id, parentId);
  call.reply.status = 200;
  return childOf(call, child);
}

/** A guardian takes the child off the own account; an admin who does not come as a parent removes it from the club. */
export function removeChild(call: Call): DoneDto {
  const { data, me, ids } = call;
  const asParent = check(call.query, { as: optional(choiceRule(['parent'])) }).as === 'parent';
  if (can(me, 'child.unregister') && !asParent) {
    unregister(data, registeredChild(call));
  } else {
    const link = data.guardianships.find((known) => known.childId === ids.id && known.userId === me.id);
    if (!link && isStaff(me) && !asParent) throw new Refusal(403, messages.onlyAdminsUnregister);
    if (!link) throw new Refusal(404, messages.childUnknown);
    data.guardianships = data.guardianships.filter((other) => other !== link);
  }
  return { message: messages.childRemoved };
}

/** The child stays in the data, without guardians and teams. */
function unregister(data: ClubData, child: ChildRow): void {
  child.isRegistered = false;
  setGuardian(data, child.id, null);
  data.teamMembers = data.teamMembers.filter((member) => member.childId !== child.id);
}

/** Registers a removed player again, under the same id. */
export function restoreChild(call: Call): ChildDto {
  const { data, ids, reply } = call;
  const child = data.children.find((known) => known.id === ids.id);
  if (!child) throw new Refusal(404, messages.childUnknown);
  const isSame = (other: ChildRow) =>
    other.isRegistered && other.dateOfBirth === child.dateOfBirth && foldName(other.name) === foldName(child.name);
  if (!child.isRegistered && data.children.some(isSame)) throw new Refusal(409, messages.childReplaced);
  child.isRegistered = true;
  reply.status = 200;
  return childOf(call, child);
}

/** Makes somebody the only guardian of a child, or nobody. */
export function setGuardian(data: ClubData, childId: number, userId: number | null): void {
  data.guardianships = data.guardianships.filter((link) => link.childId !== childId);
  if (userId !== null) add(data.guardianships, { childId, userId, isPrimary: true });
}

/** Refuses a parent who has as many children as an account may have. */
export function assertRoom({ data, me }: Call): void {
  const { max } = limits.children;
  const own = data.guardianships.filter(({ userId }) => userId === me.id);
  if (own.length >= max) throw new Refusal(409, messages.tooManyChildren(max));
}

/** Refuses an account that is no active parent's. */
export function assertParent(data: ClubData, userId: number): void {
  const isParent = data.users.some((user) => user.id === userId && user.isParent && user.isActive);
  if (!isParent) throw unacceptable('parentId', messages.notAParent);
}

function registeredChild({ data, ids }: Call): ChildRow {
  const child = data.children.find((known) => known.id === ids.id && known.isRegistered);
  if (!child) throw new Refusal(404, messages.childUnknown);
  return child;
}
