import { type ChildGuardianDto } from '@touchline/api-client';
import { can, canForAll, closenessOf, hasClubRole, limits, messages, seesContact } from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { type ChildRow, type ClubData, type GuardianshipRow, type UserRow } from '../server/club-data.ts';
import { fieldProblem, HttpError } from '../server/http-error.ts';
import { booleanRule, check } from '../server/validation.ts';
import {
  addGuardian,
  endGuardianship,
  householdOf,
  isRestricted,
  linksOf,
  nextHousehold,
  ownedChild,
} from './guardianships.ts';

/** The primary guardian first, then by how long; restricted ones last, and only for admins. */
export function listGuardians(context: RequestContext): ChildGuardianDto[] {
  const child = registeredChild(context);
  const owned = ownedChild(context.data, child.id);
  if (!can(context.me, 'guardian.view', owned)) throw new HttpError(404, messages.childUnknown);
  return guardiansSeen(context, child);
}

export function updateGuardian(context: RequestContext): ChildGuardianDto[] {
  const { isRestricted: wanted } = check(context.body, { isRestricted: booleanRule() });
  const { data, ids } = context;
  const user = data.users.find(({ id }) => id === ids.userId);
  const child = data.children.find(({ id, isRegistered }) => id === ids.id && isRegistered);
  if (!user || !child) throw new HttpError(404, messages.guardianUnknown);
  if (wanted) restrict(context, child.id, user);
  else lift(context, child.id, user.id);
  return guardiansSeen(context, child);
}

function restrict(context: RequestContext, childId: number, user: UserRow): void {
  const { data, clock } = context;
  if (hasClubRole(user)) throw new HttpError(409, messages.restrictedStaff);
  if (isRestricted(data, user.id, childId)) return;
  const wasGuardian = endGuardianship(context, childId, user.id);
  data.accessRequests = data.accessRequests.filter(
    (row) => row.childId !== childId || (row.state !== 'pending' && row.userId !== user.id),
  );
  data.restrictedGuardians.push({ childId, userId: user.id, restrictedAt: clock.now(), wasGuardian });
}

function lift(context: RequestContext, childId: number, userId: number): void {
  const { data } = context;
  const lifted = data.restrictedGuardians.find((row) => row.childId === childId && row.userId === userId);
  if (!lifted && !ownedChild(data, childId).guardianIds.includes(userId)) {
    throw new HttpError(404, messages.guardianUnknown);
  }
  data.restrictedGuardians = data.restrictedGuardians.filter((row) => row !== lifted);
  if (lifted?.wasGuardian) addGuardian(context, childId, userId);
}

/** Users remove themselves, admins anybody. */
export function removeGuardian(context: RequestContext): void {
  const { data, me, ids, response } = context;
  const [childId, userId] = [ids.id!, ids.userId!];
  const isRegistered = data.children.some((child) => child.id === childId && child.isRegistered);
  const mayRemove = isRegistered && (userId === me.id || canForAll(me, 'guardian.remove'));
  if (!mayRemove || !endGuardianship(context, childId, userId)) {
    const isHidden = isRegistered && me.isAdmin && isRestricted(data, userId, childId);
    throw isHidden ? new HttpError(409, messages.guardianRestricted) : new HttpError(404, messages.guardianUnknown);
  }
  response.status = 204;
}

export function leaveHousehold(context: RequestContext): void {
  const { data, me, response } = context;
  const { id } = registeredChild(context);
  const link = linksOf(data, id).find(({ userId }) => userId === me.id);
  if (!link) throw new HttpError(404, messages.childUnknown);
  link.householdId = nextHousehold(data);
  response.status = 204;
}

/** The guardians of a child as the actor may see them. */
export function guardiansSeen({ data, me }: RequestContext, { id }: ChildRow): ChildGuardianDto[] {
  const links = linksOf(data, id);
  const own = links.find(({ userId }) => userId === me.id);
  const households = [...new Set(links.map(householdOf))];
  const seen = links.map((link): ChildGuardianDto => {
    const { userId, isPrimary, createdAt } = link;
    const guardian = { userId, isSameHousehold: own !== undefined && householdOf(own) === householdOf(link) };
    const relation = closenessOf(me.id, guardian);
    const isSeen = seesContact(me, guardian);
    const household = households.indexOf(householdOf(link)) + 1;
    return {
      userId: me.isAdmin || relation !== 'other' ? userId : null,
      fullName: isSeen ? nameOf(userId) : null,
      relation,
      isPrimary,
      since: isSeen ? (createdAt ?? firstDay) : null,
      ...(me.isAdmin && { email: emailOf(userId), addedBy: addedBy(link), isRestricted: false, household }),
    };
  });
  if (!me.isAdmin) return seen;
  const restricted = data.restrictedGuardians.flatMap(({ userId, ...row }) =>
    row.childId === id && userId !== null ? [{ userId, ...row }] : [],
  );
  return [
    ...seen,
    ...restricted.map(({ userId, restrictedAt }): ChildGuardianDto => ({
      userId,
      fullName: nameOf(userId),
      relation: 'other',
      isPrimary: false,
      since: restrictedAt,
      email: emailOf(userId),
      addedBy: null,
      isRestricted: true,
    })),
  ];

  function nameOf(userId: number): string {
    return data.users.find((user) => user.id === userId)!.fullName;
  }
  function addedBy({ grantedBy }: GuardianshipRow): string | null {
    return data.users.find((user) => user.id === grantedBy)?.fullName ?? null;
  }
  function emailOf(userId: number): string {
    return data.users.find((user) => user.id === userId)!.email;
  }
}

/** For guardians who were stored before their beginning was. */
const firstDay = '2026-01-01T00:00:00.000Z';

/** The registered child in the path. */
export function registeredChild({ data, ids }: RequestContext): ChildRow {
  const child = data.children.find((known) => known.id === ids.id && known.isRegistered);
  if (!child) throw new HttpError(404, messages.childUnknown);
  return child;
}

/** Throws when the actor has the maximum number of children. Pending requests count like children. */
export function assertCanHaveMore({ data, me }: RequestContext): void {
  const { max } = limits.children;
  const own = data.guardianships.filter(({ userId }) => userId === me.id);
  const pending = data.accessRequests.filter(({ userId, state }) => userId === me.id && state === 'pending');
  if (own.length + pending.length >= max) throw new HttpError(409, messages.tooManyChildren(max));
}

/** Throws unless the user is an active parent. */
export function assertParent(data: ClubData, userId: number): void {
  const isParent = data.users.some((user) => user.id === userId && user.isParent && user.isActive);
  if (!isParent) throw fieldProblem('parentId', messages.notAParent);
}
