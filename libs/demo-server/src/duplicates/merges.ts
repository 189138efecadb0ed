import { type ChildDto, type MergePreviewDto, type MergeSideDto } from '@touchline/api-client';
import { differencesOf, fromDigits, idRule, messages, omittable } from '@touchline/domain';
import { isConcerned } from '../events/concerned.ts';
import { registeredChild } from '../guardians/guardians.ts';
import { isGuardian, isRestricted } from '../guardians/guardianships.ts';
import { add, type ChildRow, sortBy, type UserRow } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { type RequestContext } from '../server/request-context.ts';
import { check } from '../server/validation.ts';
import { childOf } from '../children/child-view.ts';
import { playerTeamsOf } from '../children/memberships.ts';
import { guardianNamesOf } from '../children/player-lists.ts';
import { mergeFamilies } from './merged-families.ts';
import { mergePast } from './merged-past.ts';
import { isAnswerOf } from './moved-answers.ts';

/** Two records of one child: the one that goes on, and the one that ends. */
export interface Records {
  kept: ChildRow;
  ended: ChildRow;
}

/** What each of two records has, and what a merge does to it. */
export function previewMerge(context: RequestContext): MergePreviewDto {
  const { otherId } = check(context.query, { otherId: fromDigits(idRule()) });
  const { kept, ended } = recordsOf(context, otherId);
  const { data, clock } = context;
  const coming = data.events.filter((event) => !clock.hasStarted(event));
  const past = data.events.filter((event) => clock.hasStarted(event));
  const hasAnswer = (eventId: number, child: ChildRow) =>
    data.availabilities.some((row) => row.eventId === eventId && isAnswerOf(child)(row));
  return {
    kept: sideOf(context, kept),
    merged: sideOf(context, ended),
    answeredTwice: coming.filter(({ id }) => hasAnswer(id, kept) && hasAnswer(id, ended)).length,
    sharedPastEvents: past.filter((event) => [kept, ended].every((child) => isConcerned(context, event, child))).length,
    losing: byFullName(data.users)
      .filter(({ id }) => [kept, ended].some((child) => isGuardian(data, id, child.id)))
      .filter(({ id }) => [kept, ended].some((child) => isRestricted(data, id, child.id)))
      .map(({ fullName }) => fullName),
  };
}

const byFullName = (users: UserRow[]): UserRow[] => sortBy(users, ({ fullName, id }) => [fullName, id]);

/** For children who were stored before this was recorded. */
const firstDay = '2026-01-01T00:00:00.000Z';

function sideOf(context: RequestContext, child: ChildRow): MergeSideDto {
  const { data } = context;
  const { id, name, dateOfBirth, ageGroup, shortName, version } = childOf(context, child);
  const isShut = (user: UserRow) => isRestricted(data, user.id, id);
  return {
    ...{ id, name, dateOfBirth, ageGroup, shortName, version },
    addedAt: child.addedAt ?? child.importedAt ?? firstDay,
    teams: playerTeamsOf(
      data,
      data.teamMembers.filter(({ childId }) => childId === id),
    ),
    guardianNames: guardianNamesOf(context, child),
    restrictedNames: byFullName(data.users.filter(isShut)).map(({ fullName }) => fullName),
    answers: data.availabilities.filter(isAnswerOf(child)).length,
    absences: data.absences.filter(({ childId }) => childId === id).length,
  };
}

/** The record in the path gets what the other one has, which ends. */
export function mergeChild(context: RequestContext): ChildDto {
  const { otherId, version, otherVersion } = check(context.body, {
    otherId: idRule(messages.childRequired),
    version: omittable(idRule(messages.versionInvalid)),
    otherVersion: omittable(idRule(messages.versionInvalid)),
  });
  const records = recordsOf(context, otherId);
  const { kept, ended } = records;
  const isStale = (child: ChildRow, seen: number | undefined) =>
    seen !== undefined && seen !== childOf(context, child).version;
  if (isStale(kept, version) || isStale(ended, otherVersion)) throw new HttpError(409, messages.childStale);

  mergePast(context, records);
  mergeFamilies(context, records);
  record(context, records);
  end(context, records);
  context.response.status = 200;
  return childOf(context, kept);
}

/** What the record that ends said otherwise; the short name of either one stays. */
function record({ data, me, clock }: RequestContext, { kept, ended }: Records): void {
  const valuesOf = (child: ChildRow) => {
    const { name, dateOfBirth, shortName = null } = child;
    return { name, dateOfBirth, shortName, ageGroup: clock.ageGroupByHand(child) };
  };
  add(data.corrections, {
    childId: kept.id,
    correctedBy: me.id,
    byAdmin: true,
    correctedAt: clock.now(),
    isMerge: true,
    before: { name: ended.name, dateOfBirth: ended.dateOfBirth },
    changes: differencesOf(valuesOf(ended), valuesOf(kept)),
  });
}

/** Ends a record, with those that were merged into it. */
function end({ data }: RequestContext, { kept, ended }: Records): void {
  for (const child of data.children.filter(({ id, mergedInto }) => [id, mergedInto].includes(ended.id))) {
    Object.assign(child, { isRegistered: false, mergedInto: kept.id, version: (child.version ?? 1) + 1 });
  }
  kept.version = (kept.version ?? 1) + 1;
  kept.shortName ??= ended.shortName;
  data.distinctPairs = data.distinctPairs.filter(({ childId, otherId }) => ![childId, otherId].includes(ended.id));
}

function recordsOf(context: RequestContext, otherId: number): Records {
  if (otherId === context.ids.id) throw new HttpError(400, messages.mergedWithItself);
  return { kept: registeredChild(context), ended: registeredChild({ ...context, ids: { id: otherId } }) };
}
