import {
  endGuardianship,
  hasRestriction,
  householdOf,
  isGuardian,
  isRestricted,
  linksOf,
} from '../guardians/guardianships.ts';
import { add, type AbsenceRow, type ClubData, type GuardianshipRow, sortBy } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { type Records } from './merges.ts';

/** Gives one record the guardians, requests and restrictions of both. A restriction of either holds, whoever is a guardian of the other. */
export function mergeFamilies(context: RequestContext, records: Records): void {
  const { data } = context;
  const { kept, ended } = records;
  copyRestrictions(context, records);
  const former = linksOf(data, ended.id).map(({ userId }) => userId);
  moveGuardians(data, records);
  if (former.some((userId) => isGuardian(data, userId, kept.id))) moveAbsences(data, records);
  data.absences = data.absences.filter(({ childId }) => childId !== ended.id);
  moveRequests(data, records);
  for (const row of [...data.contactLookups, ...data.teamChanges, ...data.corrections]) {
    if (row.childId === ended.id) row.childId = kept.id;
  }
  for (const change of data.eventChanges) {
    if (change.childIds?.includes(ended.id)) change.childIds = [...new Set([...change.childIds, kept.id])];
  }
  data.foundChildren = data.foundChildren.filter(({ childId }) => childId !== ended.id);
}

/** Those of the ended record stay, too, for a child who is added with its name. To lift one makes a guardian of either record one again. */
function copyRestrictions(context: RequestContext, { kept, ended }: Records): void {
  const { data } = context;
  const of = (child: { id: number }) => data.restrictedGuardians.filter(({ childId }) => childId === child.id);
  const [known, others] = [of(kept), of(ended)];
  const isSame = (userId: number | null) => (row: { userId: number | null }) =>
    userId !== null && row.userId === userId;
  for (const row of others) {
    if (known.some(isSame(row.userId))) continue;
    const wasGuardian = (row.userId !== null && endGuardianship(context, kept.id, row.userId)) || row.wasGuardian;
    data.restrictedGuardians.push({ ...row, childId: kept.id, wasGuardian });
    data.accessRequests = data.accessRequests.filter(
      ({ childId, state }) => childId !== kept.id || state !== 'pending',
    );
  }
  for (const row of of(kept)) {
    const isFormer = row.userId !== null && isGuardian(data, row.userId, ended.id);
    row.wasGuardian ||= isFormer || others.some((other) => other.wasGuardian && isSame(row.userId)(other));
  }
}

/** Guardians bring their household, or join that of a guardian of both, if no two households of either record would become one. */
function moveGuardians(data: ClubData, { kept, ended }: Records): void {
  const [own, moving] = [linksOf(data, kept.id), linksOf(data, ended.id)];
  const common = moving.flatMap((link) => {
    const same = own.find(({ userId }) => userId === link.userId);
    return same ? { theirs: householdOf(link), ours: householdOf(same) } : [];
  });
  const isClear = ({ theirs, ours }: (typeof common)[number]) =>
    common.every((other) => (other.theirs === theirs) === (other.ours === ours));
  for (const link of moving) {
    const isKnown = own.some(({ userId }) => userId === link.userId);
    if (isKnown || isRestricted(data, link.userId, kept.id)) continue;
    const household = common.find((pair) => isClear(pair) && pair.theirs === householdOf(link));
    moveLink(data, link, { kept, ended }, household?.ours ?? householdOf(link));
  }
  data.guardianships = data.guardianships.filter(({ childId }) => childId !== ended.id);
}

/** What the guardian has switched off for the ended record stays off. */
function moveLink(data: ClubData, link: GuardianshipRow, { kept, ended }: Records, householdId: number): void {
  Object.assign(link, { childId: kept.id, isPrimary: linksOf(data, kept.id).length === 0, householdId });
  kept.guardiansLeftAt = null;
  const preferences = data.mailPreferences.find(({ userId }) => userId === link.userId);
  if (!preferences) return;
  preferences.mutes = preferences.mutes.map((mute) =>
    mute.childId === ended.id ? { ...mute, childId: kept.id } : mute,
  );
}

/** Pending ones end for guardians, for those who have asked for both, and for all if an account is restricted. */
function moveRequests(data: ClubData, { kept, ended }: Records): void {
  const isPending = (request: ClubData['accessRequests'][number]) => request.state === 'pending';
  const isOver = (userId: number) =>
    hasRestriction(data, kept.id) ||
    isGuardian(data, userId, kept.id) ||
    data.accessRequests.some((other) => other.childId === kept.id && isPending(other) && other.userId === userId);
  data.accessRequests = data.accessRequests.filter(
    (request) => request.childId !== ended.id || !isPending(request) || !isOver(request.userId),
  );
  for (const request of data.accessRequests) if (request.childId === ended.id) request.childId = kept.id;
}

/** Those that overlap become one. */
function moveAbsences(data: ClubData, { kept, ended }: Records): void {
  const theirs = data.absences.filter(({ childId }) => [kept.id, ended.id].includes(childId));
  const merged: Omit<AbsenceRow, 'id'>[] = [];
  for (const { from, to } of sortBy(theirs, (row) => [row.from])) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = to > last.to ? to : last.to;
    else merged.push({ childId: kept.id, from, to });
  }
  data.absences = data.absences.filter((row) => !theirs.includes(row));
  for (const absence of merged) add(data.absences, absence);
}
