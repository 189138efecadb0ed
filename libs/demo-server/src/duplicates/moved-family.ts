import { add, type AbsenceRow, type GuardianshipRow, sortBy } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { endGuardianship, householdOf, isGuardian, isRestricted, linksOf } from '../guardians/guardianships.ts';
import { type Records } from './merges.ts';

/** Moves guardians, restrictions, requests, lookups and absences of a record that ends. A restriction of either record holds. */
export function moveFamily(context: RequestContext, records: Records): void {
  const { data } = context;
  const { kept, ended } = records;
  copyRestrictions(context, records);
  moveGuardians(context, records);
  moveRequests(context, records);
  for (const lookup of data.contactLookups) if (lookup.childId === ended.id) lookup.childId = kept.id;
  data.foundChildren = data.foundChildren.filter(({ childId }) => childId !== ended.id);
  moveAbsences(context, records);
}

/** Those of the ended record stay, too, for a child who is added with its name. Whoever loses the child gets it back with the lift. */
function copyRestrictions({ data }: RequestContext, { kept, ended }: Records): void {
  const known = data.restrictedGuardians.filter(({ childId }) => childId === kept.id);
  const others = data.restrictedGuardians.filter(({ childId }) => childId === ended.id);
  const added = others.filter(({ userId }) => userId === null || known.every((row) => row.userId !== userId));
  data.restrictedGuardians.push(...added.map((row) => ({ ...row, childId: kept.id })));
  for (const row of data.restrictedGuardians.filter(({ childId }) => childId === kept.id)) {
    const { userId } = row;
    if (userId !== null && [kept, ended].some(({ id }) => isGuardian(data, userId, id))) row.wasGuardian = true;
  }
}

/** Guardians of one household stay in one, also if one of them has been a guardian of the kept record. */
function moveGuardians(context: RequestContext, { kept, ended }: Records): void {
  const { data } = context;
  const moving = linksOf(data, ended.id);
  const isSame = (link: GuardianshipRow) => (other: GuardianshipRow) => other.userId === link.userId;
  for (const link of moving) {
    const own = linksOf(data, kept.id);
    if (isRestricted(data, link.userId, kept.id) || own.some(isSame(link))) continue;
    const housemates = moving.filter((other) => householdOf(other) === householdOf(link));
    const joined = own.find((other) => housemates.some(isSame(other)));
    const householdId = householdOf(joined ?? link);
    Object.assign(link, { childId: kept.id, isPrimary: own.length === 0, householdId });
    kept.guardiansLeftAt = null;
    keepMutes(context, { kept, ended }, link.userId);
  }
  data.guardianships = data.guardianships.filter(({ childId }) => childId !== ended.id);
  for (const { userId } of linksOf(data, kept.id)) {
    if (isRestricted(data, userId, kept.id)) endGuardianship(context, kept.id, userId);
  }
}

/** What a guardian has switched off for the ended record stays off. */
function keepMutes({ data }: RequestContext, { kept, ended }: Records, userId: number): void {
  const preferences = data.mailPreferences.find((row) => row.userId === userId);
  if (!preferences) return;
  preferences.mutes = preferences.mutes.map((mute) =>
    mute.childId === ended.id ? { ...mute, childId: kept.id } : mute,
  );
}

/** A pending request is settled for guardians and ends for restricted accounts; of two the first stays. */
function moveRequests({ data, clock }: RequestContext, { kept, ended }: Records): void {
  for (const request of data.accessRequests) if (request.childId === ended.id) request.childId = kept.id;
  const pending = data.accessRequests.filter((row) => row.childId === kept.id && row.state === 'pending');
  const isDropped = (request: (typeof pending)[number]) =>
    pending.includes(request) &&
    (isRestricted(data, request.userId, kept.id) ||
      pending.find(({ userId }) => userId === request.userId) !== request);
  for (const request of pending.filter(({ userId }) => isGuardian(data, userId, kept.id))) {
    Object.assign(request, { state: 'approved', decidedAt: clock.now() });
  }
  data.accessRequests = data.accessRequests.filter((request) => !isDropped(request));
}

/** Those that overlap become one. Without a guardian there are none. */
function moveAbsences({ data }: RequestContext, { kept, ended }: Records): void {
  const theirs = data.absences.filter(({ childId }) => [kept.id, ended.id].includes(childId));
  const merged: Omit<AbsenceRow, 'id'>[] = [];
  for (const { from, to } of linksOf(data, kept.id).length > 0 ? sortBy(theirs, (row) => [row.from]) : []) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = to > last.to ? to : last.to;
    else merged.push({ childId: kept.id, from, to });
  }
  data.absences = data.absences.filter((row) => !theirs.includes(row));
  for (const absence of merged) add(data.absences, absence);
}
