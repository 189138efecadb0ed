import { undoDays } from '@touchline/domain';
import { subDays } from 'date-fns';
import { householdOf, isRestricted } from '../guardians/guardianships.ts';
import { add, type ChildRow, type ClubData, type FormerMemberRow, openTeams, sortBy } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { leave, recordChange } from './memberships.ts';

/** Since when removals can be undone. */
const undoableSince = ({ clock }: RequestContext): string => subDays(clock.now(), undoDays).toISOString();

/** Whether the child left the club within the last days. */
export const isRecentlyRemoved = (context: RequestContext, { isRegistered, unregisteredAt }: ChildRow): boolean =>
  !isRegistered && unregisteredAt !== undefined && unregisteredAt > undoableSince(context);

/** Remembers the guardians of a child who is about to lose them. */
export function keepGuardians(context: RequestContext, { id }: ChildRow): void {
  const { data, clock } = context;
  const since = undoableSince(context);
  data.removedGuardians = data.removedGuardians.filter(({ childId, removedAt }) => childId !== id && removedAt > since);
  for (const link of data.guardianships.filter(({ childId }) => childId === id)) {
    add(data.removedGuardians, { ...link, householdId: householdOf(link), removedAt: clock.now() });
  }
}

/** Ends all memberships of a child, for an undo. */
export function leaveTeams(context: RequestContext, { id }: ChildRow): void {
  const { formerMembers } = context.data;
  const ended = formerMembers.length;
  leave(context, ({ childId }) => childId === id);
  for (const member of formerMembers.slice(ended)) member.endedWithRemoval = true;
}

/** Makes those guardians again who may be; the first one is the primary guardian if the one before is not among them. */
export function giveBackGuardians({ data }: RequestContext, child: ChildRow): void {
  const mayBe = (userId: number) =>
    data.users.some(({ id, isActive }) => id === userId && isActive) && !isRestricted(data, userId, child.id);
  const links = data.removedGuardians.filter(({ childId, userId }) => childId === child.id && mayBe(userId));
  const inOrder = sortBy(links, ({ isPrimary, createdAt = '', userId }) => [Number(!isPrimary), createdAt, userId]);
  for (const [index, { removedAt: _, ...link }] of inOrder.entries()) {
    add(data.guardianships, { ...link, isPrimary: index === 0 });
  }
  if (inOrder.length > 0) child.guardiansLeftAt = null;
}

/** Opens the memberships again that ended with the removal, except those of archived teams. */
export function rejoinTeams(context: RequestContext, child: ChildRow): void {
  const { data } = context;
  const teamIds = openTeams(data).map(({ id }) => id);
  const ended = endedWithRemoval(data, child).filter(({ teamId }) => teamIds.includes(teamId));
  data.formerMembers = data.formerMembers.filter((member) => !ended.includes(member));
  for (const { leftAt: _, endedWithRemoval: __, ...member } of ended) {
    recordChange(context, add(data.teamMembers, member), true);
  }
}

/** Forgets what a child who is back had. */
export function forgetRemoval(data: ClubData, child: ChildRow): void {
  data.removedGuardians = data.removedGuardians.filter(({ childId }) => childId !== child.id);
  for (const member of endedWithRemoval(data, child)) delete member.endedWithRemoval;
  delete child.unregisteredAt;
}

const endedWithRemoval = ({ formerMembers }: ClubData, { id }: ChildRow): FormerMemberRow[] =>
  formerMembers.filter((member) => member.childId === id && member.endedWithRemoval);
