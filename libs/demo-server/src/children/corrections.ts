import { type ChildDto, type CorrectionDto } from '@touchline/api-client';
import {
  can,
  changesOf,
  type CorrectableChild,
  correctionFields,
  correctsIdentity,
  type FieldChange,
  foldName,
  idRule,
  messages,
  omittable,
} from '@touchline/domain';
import { registeredChild } from '../guardians/guardians.ts';
import { isGuardian, keepRestrictions, ownedChild, restrictionsFor } from '../guardians/guardianships.ts';
import { add, type ChildRow } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { pageOf } from '../server/page.ts';
import { type RequestContext } from '../server/request-context.ts';
import { runningSeasonId } from '../server/running-season.ts';
import { check } from '../server/validation.ts';
import { assertBorn, assertNotHidden } from './children.ts';
import { childOf } from './child-view.ts';
import { keepFormerAges } from './former-ages.ts';
import { teamsOf } from './memberships.ts';

const rules = { ...correctionFields, version: omittable(idRule(messages.versionInvalid)) };

/** The demo has no limit on attempts. */
export function correctChild(context: RequestContext): ChildDto {
  const { data, me, clock, body } = context;
  const child = registeredChild(context);
  if (!can(me, 'child.correct', ownedChild(data, child.id))) throw new HttpError(404, messages.childUnknown);
  const { version: seen, ...values } = check(body, rules);
  if (values.name !== undefined || values.dateOfBirth !== undefined) {
    assertNotHidden(context, values.name ?? child.name);
  }
  const changes = changesOf({ ...correctedOf(child), ageGroup: clock.ageGroupByHand(child) }, values);
  assertAllowed(context, child, changes);
  const version = child.version ?? 1;
  if ((seen ?? version) !== version) throw new HttpError(409, messages.childStale);
  if (changes.length === 0) return childOf(context, child);

  const { name, dateOfBirth } = child;
  const changed = Object.fromEntries(changes.map(({ field, after }) => [field, after])) as Partial<CorrectableChild>;
  assertPlace(context, { ...child, ...changed });
  if (changed.ageGroup !== undefined || changed.dateOfBirth) keepFormerAges(context, child);
  Object.assign(child, changed, { version: version + 1 });
  if (changed.ageGroup !== undefined) {
    Object.assign(child, { ageGroupSetOn: clock.today(), ageGroupSeasonId: runningSeasonId(data) });
  }
  add(data.corrections, {
    childId: child.id,
    correctedBy: me.id,
    byAdmin: me.isAdmin,
    correctedAt: clock.now(),
    isMerge: false,
    before: { name, dateOfBirth },
    changes,
  });
  keepRestrictions(data, child);
  return childOf(context, child);
}

/** The latest first. */
export function listCorrections(context: RequestContext): CorrectionDto[] {
  const { data, me } = context;
  const child = registeredChild(context);
  if (!can(me, 'child.view-corrections', ownedChild(data, child.id))) throw new HttpError(404, messages.childUnknown);
  const rows = data.corrections.filter(({ childId }) => childId === child.id).toReversed();
  return pageOf(context, rows).map(({ childId: _, before: __, correctedBy, byAdmin, ...row }) => ({
    ...row,
    by: correctedBy === me.id ? 'you' : byAdmin ? 'admin' : 'guardian',
  }));
}

const correctedOf = ({ name, dateOfBirth, shortName = null }: ChildRow) => ({ name, dateOfBirth, shortName });

function assertAllowed(context: RequestContext, child: ChildRow, changes: FieldChange[]): void {
  const { data, me } = context;
  const change = (name: FieldChange['field']) => changes.find(({ field }) => field === name);
  if (change('ageGroup') && !me.isAdmin) throw new HttpError(403, messages.onlyAdminsSetAgeGroup);
  if (!change('name') && !change('dateOfBirth')) return;
  const family = { ...ownedChild(data, child.id), isInTeam: teamsOf(data, child).length > 0 };
  if (!correctsIdentity(me, family)) throw new HttpError(403, messages.onlyAdminsCorrect);
  const birth = change('dateOfBirth')?.after;
  if (birth) assertBorn(context, birth, !me.isAdmin);
}

/** Throws if another child has the name and date of birth, or one for whom a guardian is restricted had them. */
function assertPlace({ data }: RequestContext, child: ChildRow): void {
  const isGuardiansOwn = (userId: number | null) => userId !== null && isGuardian(data, userId, child.id);
  if (restrictionsFor(data, child).some(({ userId }) => isGuardiansOwn(userId))) {
    throw new HttpError(409, messages.correctionRestricted);
  }
  const isDouble = data.children.some(
    (other) =>
      other.id !== child.id &&
      other.isRegistered &&
      other.dateOfBirth === child.dateOfBirth &&
      foldName(other.name) === foldName(child.name),
  );
  if (isDouble) throw new HttpError(409, messages.childReplaced);
}
