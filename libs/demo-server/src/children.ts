import { type ChildDto, type ListedChildDto } from '@touchline/api-client';
import { can, foldName, isPlayingAge, isStaff, limits, messages } from '@touchline/domain';
import { type Call } from './call.ts';
import { add, type ChildRow } from './club-data.ts';
import { byName, isGuardian, teamsOf } from './families.ts';
import { pageOf, searchedPage } from './page.ts';
import { Refusal, unacceptable } from './refusal.ts';
import { check, day, from, id, name, optional } from './rules.ts';

/** The caller's own registered children. */
export function listOwnChildren(call: Call): ChildDto[] {
  const own = registered(call).filter((child) => isGuardian(call.data, call.me.id, child.id));
  return pageOf(call, own).map((child) => childOf(call, child));
}

/** All registered players; whose they are by id for admins alone. */
export const listAllChildren = (call: Call): ListedChildDto[] =>
  searchedPage(call, registered(call), ({ name }) => [name]).map((child) => {
    const { parentId, ...listed } = childOf(call, child);
    const parentName = call.data.users.find((user) => user.id === parentId)?.fullName ?? null;
    return { ...listed, parentName, ...(call.me.isAdmin && { parentId }) };
  });

/** Adds a player, or registers a removed one again under its old id. */
export function addChild(call: Call): ChildDto {
  const { me, data, body } = call;
  const fields = check(body, {
    name: name(),
    dateOfBirth: day(),
    parentId: from((given) => (given === 0 ? null : given), optional(id('The parent must be an id'))),
    ageGroup: optional(name({ max: limits.ageGroup.max, message: messages.ageGroupRequired })),
  });
  const parentId = fields.parentId ?? (isStaff(me) ? null : me.id);
  if (parentId !== null && parentId !== me.id && !can(me, 'child.add-for-others')) {
    throw new Refusal(403, 'Only an admin may add a child for somebody else');
  }
  assertBorn(call, fields.dateOfBirth, parentId === me.id);
  if (parentId !== null && parentId !== me.id) assertParent(call, parentId);

  const { dateOfBirth } = fields;
  const known = data.children.find(
    (child) => foldName(child.name) === foldName(fields.name) && child.dateOfBirth === dateOfBirth,
  );
  if (known?.isRegistered) throw duplicate(call, known);
  const kept = { name: fields.name, ageGroup: (isStaff(me) && fields.ageGroup) || null, isRegistered: true };
  const child = known ? Object.assign(known, kept) : add(data.children, { ...kept, dateOfBirth });
  if (parentId !== null) add(data.guardianships, { childId: child.id, userId: parentId, isPrimary: true });
  return childOf(call, child);
}

const registered = ({ data }: Call) => byName(data.children.filter((child) => child.isRegistered));

function childOf({ data, clock }: Call, child: ChildRow): ChildDto {
  const primary = data.guardianships.find((link) => link.childId === child.id && link.isPrimary);
  return {
    ...child,
    ageGroup: clock.ageGroupOf(child),
    parentId: primary?.userId ?? null,
    teams: teamsOf(data, child).map((team) => ({ id: team.id, name: team.name })),
  };
}

function assertBorn({ clock }: Call, dateOfBirth: string, byParentsRules: boolean): void {
  const today = clock.today();
  if (dateOfBirth > today) throw unacceptable('dateOfBirth', 'Date of birth cannot be in the future');
  if (byParentsRules && !isPlayingAge(dateOfBirth, today)) throw unacceptable('dateOfBirth', messages.childAge);
}

function assertParent({ data }: Call, userId: number): void {
  const isParent = data.users.some((user) => user.id === userId && user.isParent && user.isActive);
  if (!isParent) throw unacceptable('parentId', 'This account is not a parent’s');
}

/** Says that the child is there already, and whether it is the caller's own. */
const duplicate = ({ data, me }: Call, { id: duplicateChildId }: ChildRow): Refusal =>
  isGuardian(data, me.id, duplicateChildId)
    ? new Refusal(409, messages.childAlreadyOwn, { duplicateChildId, action: 'view-existing' })
    : new Refusal(409, messages.childExists, { duplicateChildId, action: 'claim-existing' });
