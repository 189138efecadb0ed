import { type ChildDto, type ListedChildDto } from '@touchline/api-client';
import {
  birthProblem,
  can,
  dateOfBirthRule,
  foldName,
  idRule,
  isStaff,
  limits,
  messages,
  nameRule,
  tidiedBy,
} from '@touchline/domain';
import { type Call } from '../server/call.ts';
import { isNobodys, rememberFound } from './child-claims.ts';
import { childOf } from './child-view.ts';
import { add, type ChildRow } from '../server/club-data.ts';
import { byName, isGuardian } from './families.ts';
import { assertParent, assertRoom, setGuardian, zeroAsNull } from './guardians.ts';
import { pageOf, searchedPage } from '../server/page.ts';
import { KeptRefusal, Refusal, unacceptable } from '../server/refusal.ts';
import { check, optional } from '../server/validation.ts';

/** The caller's own registered children. */
export function listOwnChildren(call: Call): ChildDto[] {
  const own = childrenOf(call, true).filter((child) => isGuardian(call.data, call.me.id, child.id));
  return pageOf(call, own).map((child) => childOf(call, child));
}

/** All registered players; whose they are by id for admins alone. */
export const listAllChildren = (call: Call): ListedChildDto[] => listed(call, true);

const listed = (call: Call, isRegistered: boolean): ListedChildDto[] =>
  searchedPage(call, childrenOf(call, isRegistered), (child) => [child.name]).map((child) => {
    const { parentId, ...rest } = childOf(call, child);
    const parentName = call.data.users.find((user) => user.id === parentId)?.fullName ?? null;
    return { ...rest, parentName, ...(call.me.isAdmin && { parentId }) };
  });

/** Players who were removed from the club. */
export const listUnregisteredChildren = (call: Call): ListedChildDto[] => listed(call, false);

/** Adds a player. One that was removed before is a new row. */
export function addChild(call: Call): ChildDto {
  const { me, data, body } = call;
  const fields = check(body, {
    name: nameRule(),
    dateOfBirth: dateOfBirthRule(),
    parentId: tidiedBy(zeroAsNull, optional(idRule(messages.parentIdInvalid))),
    ageGroup: optional(nameRule({ max: limits.ageGroup.max, message: messages.ageGroupRequired })),
  });
  const parentId = fields.parentId ?? (isStaff(me) ? null : me.id);
  if (parentId !== null && parentId !== me.id && !can(me, 'child.add-for-others')) {
    throw new Refusal(403, messages.onlyAdminsAddForOthers);
  }
  assertBorn(call, fields.dateOfBirth, parentId === me.id);
  if (parentId === me.id && !isStaff(me)) assertRoom(call);
  if (parentId !== null && parentId !== me.id) assertParent(data, parentId);

  const known = data.children.find(
    (child) =>
      child.isRegistered && foldName(child.name) === foldName(fields.name) && child.dateOfBirth === fields.dateOfBirth,
  );
  if (known) throw duplicate(call, known);
  const { name, dateOfBirth } = fields;
  const ageGroup = (isStaff(me) && fields.ageGroup) || null;
  const child = add(data.children, { name, dateOfBirth, ageGroup, isRegistered: true });
  setGuardian(data, child.id, parentId);
  return childOf(call, child);
}

const childrenOf = ({ data }: Call, isRegistered: boolean) =>
  byName(data.children.filter((child) => child.isRegistered === isRegistered));

function assertBorn({ clock }: Call, dateOfBirth: string, byParent: boolean): void {
  const problem = birthProblem(dateOfBirth, clock.today(), { byParent });
  if (problem !== null) throw unacceptable('dateOfBirth', problem);
}

/** Says that the child is there already, and whether it is the caller's own; nobody's may then be claimed. */
function duplicate(call: Call, child: ChildRow): Refusal {
  const duplicateChildId = child.id;
  if (isGuardian(call.data, call.me.id, duplicateChildId)) {
    return new Refusal(409, messages.childAlreadyOwn, { duplicateChildId, action: 'view-existing' });
  }
  const mayClaim = isNobodys(call, child);
  if (mayClaim) rememberFound(call, child);
  const action = mayClaim && call.duplicatesCanBeClaimed ? 'claim-now' : 'claim-existing';
  return new KeptRefusal(409, messages.childExists, { duplicateChildId, action });
}
