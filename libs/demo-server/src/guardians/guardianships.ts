import { foldName, isStaff, type OwnedChild } from '@touchline/domain';
import {
  add,
  type ChildRow,
  type ClubData,
  type GuardianshipRow,
  type RestrictedGuardianRow,
  sortBy,
} from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';

/** Guardians of a child share a household if these are equal. */
export const householdOf = ({ id, householdId }: GuardianshipRow): number => householdId ?? id;

/** The number of a new household. Those of children who have left the club may come back. */
export const nextHousehold = ({ guardianships, removedGuardians }: ClubData): number =>
  Math.max(0, ...[...guardianships, ...removedGuardians].map(householdOf)) + 1;

/** A child's guardianships, the primary one first, then by how long. */
export const linksOf = (data: ClubData, childId: number): GuardianshipRow[] =>
  sortBy(
    data.guardianships.filter((link) => link.childId === childId),
    (link) => [Number(!link.isPrimary), link.id],
  );

/** Whether two users are guardians of a child in one household. */
export function shareHousehold(data: ClubData, childId: number, userId: number, otherId: number | null): boolean {
  const links = linksOf(data, childId);
  const [one, other] = [userId, otherId].map((id) => links.find((link) => link.userId === id));
  return one !== undefined && other !== undefined && householdOf(one) === householdOf(other);
}

export const isRestricted = (data: ClubData, userId: number | null, childId: number): boolean =>
  data.restrictedGuardians.some((row) => row.userId === userId && row.childId === childId);

/** Whether an account is restricted for the child, so that only admins decide who becomes a guardian. */
export const hasRestriction = (data: ClubData, childId: number): boolean =>
  data.restrictedGuardians.some((row) => row.childId === childId);

/** Whether lists and numbers contain a child for the actor: `uncountedFor` of the backend, with names of team mates. */
export function countsFor({ data, me }: RequestContext, childId: number): boolean {
  const restricted = data.restrictedGuardians.filter((row) => row.childId === childId);
  if (isStaff(me) || restricted.length === 0) return true;
  if (restricted.some(({ userId }) => userId === me.id)) return false;
  const own = data.guardianships.filter(({ userId }) => userId === me.id).map((link) => link.childId);
  const teams = data.teamMembers.filter((member) => own.includes(member.childId)).map(({ teamId }) => teamId);
  return (
    own.includes(childId) ||
    data.teamMembers.some((member) => member.childId === childId && teams.includes(member.teamId))
  );
}

/**
 * Makes a user a further guardian, the primary one if there is no other; nothing for one who is a guardian or restricted.
 * `grantedBy` is null for users who have claimed the child, and for children who were added or imported with a guardian.
 */
export function addGuardian(
  { data, me, clock }: RequestContext,
  childId: number,
  userId: number,
  grantedBy: number | null = me.id,
): void {
  const links = linksOf(data, childId);
  if (isRestricted(data, userId, childId) || links.some((link) => link.userId === userId)) return;
  add(data.guardianships, {
    childId,
    userId,
    isPrimary: links.length === 0,
    householdId: nextHousehold(data),
    createdAt: clock.now(),
    ...(grantedBy !== null && { grantedBy }),
  });
  const child = data.children.find(({ id }) => id === childId);
  if (child) child.guardiansLeftAt = null;
  // However somebody becomes a guardian, their request is settled.
  for (const request of data.accessRequests) {
    const isTheirs = request.childId === childId && request.userId === userId && request.state === 'pending';
    if (isTheirs) Object.assign(request, { state: 'approved', decidedAt: clock.now() });
  }
}

/**
 * Ends a guardianship; among active accounts, whoever has been a guardian longest becomes the primary one. False if there was
 * none.
 */
export function endGuardianship({ data, clock }: RequestContext, childId: number, userId: number): boolean {
  const link = linksOf(data, childId).find((row) => row.userId === userId);
  if (!link) return false;
  data.guardianships = data.guardianships.filter((row) => row !== link);
  const isActive = ({ userId: id }: GuardianshipRow) => data.users.some((user) => user.id === id && user.isActive);
  const [next] = sortBy(linksOf(data, childId), (row) => [Number(!row.isPrimary), Number(!isActive(row)), row.id]);
  if (next) next.isPrimary = true;
  const child = data.children.find(({ id, isRegistered }) => id === childId && isRegistered);
  if (child && !next) child.guardiansLeftAt = clock.now();
  // The next guardian does not learn when the last family was away.
  if (!next) data.absences = data.absences.filter((row) => row.childId !== childId);
  return true;
}

/** Makes a user the primary guardian of a child, and keeps the others. */
export function makePrimary(context: RequestContext, childId: number, userId: number): void {
  addGuardian(context, childId, userId);
  for (const link of linksOf(context.data, childId)) link.isPrimary = link.userId === userId;
}

/** For a child who comes back to the club, who is a new row, and for one who was corrected, restrictions still hold. */
export function keepRestrictions(data: ClubData, child: ChildRow): void {
  const kept = restrictionsFor(data, child).filter(({ userId }) => !isRestricted(data, userId, child.id));
  const known = new Map(kept.map((row) => [row.userId, { ...row, childId: child.id }]));
  data.restrictedGuardians.push(...known.values());
}

/** The restrictions for other children that have or had a child's name and date of birth. */
export function restrictionsFor(data: ClubData, child: Identity & { id: number }): RestrictedGuardianRow[] {
  const same = identitiesOf(data).filter(
    (other) => foldName(other.name) === foldName(child.name) && other.dateOfBirth === child.dateOfBirth,
  );
  const others = new Set(same.map(({ childId }) => childId).filter((id) => id !== child.id));
  return data.restrictedGuardians.filter(({ childId }) => others.has(childId));
}

type Identity = Pick<ChildRow, 'name' | 'dateOfBirth'>;

/** The names and dates of birth under which each child is or was in the club. */
export const identitiesOf = ({ children, corrections }: ClubData): (Identity & { childId: number })[] => [
  ...children.map(({ id, name, dateOfBirth }) => ({ childId: id, name, dateOfBirth })),
  ...corrections.map(({ childId, before }) => ({ childId, ...before })),
];

export const ownedChild = (data: ClubData, childId: number): OwnedChild => ({
  guardianIds: data.guardianships.filter((link) => link.childId === childId).map((link) => link.userId),
});

export const isGuardian = (data: ClubData, userId: number, childId: number): boolean =>
  ownedChild(data, childId).guardianIds.includes(userId);

export const primaryGuardian = (data: ClubData, child: Pick<ChildRow, 'id'>) =>
  data.guardianships.find((link) => link.childId === child.id && link.isPrimary);
