import { type ChildDto } from '@touchline/api-client';
import { birthProblem, can, childFields, foldName, isStaff, messages } from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { add, type ChildRow } from '../server/club-data.ts';
import { lookupsOf } from './contact-lookups.ts';
import { pageOf } from '../server/page.ts';
import { runningSeasonId } from '../server/running-season.ts';
import { CommittedHttpError, HttpError, fieldProblem } from '../server/http-error.ts';
import { check } from '../server/validation.ts';
import { isNobodys, rememberFound } from '../guardians/found-children.ts';
import { childOf, childrenOf } from './child-view.ts';
import { addGuardian, identitiesOf, isGuardian, isRestricted, keepRestrictions } from '../guardians/guardianships.ts';
import { assertParent, assertCanHaveMore } from '../guardians/guardians.ts';

export function listOwnChildren(context: RequestContext): ChildDto[] {
  const own = childrenOf(context.data, true).filter((child) => isGuardian(context.data, context.me.id, child.id));
  return pageOf(context, own).map((child) => {
    const contactLookups = lookupsOf(context, child);
    return { ...childOf(context, child), ...(contactLookups && { contactLookups }) };
  });
}

/** A child that was unregistered before gets a new row. */
export function addChild(context: RequestContext): ChildDto {
  const { me, data, body, clock } = context;
  const fields = check(body, childFields);
  assertNotHidden(context, fields.name);
  const parentId = fields.parentId ?? (isStaff(me) ? null : me.id);
  if (parentId !== null && parentId !== me.id && !can(me, 'child.add-for-others')) {
    throw new HttpError(403, messages.onlyAdminsAddForOthers);
  }
  assertBorn(context, fields.dateOfBirth, parentId === me.id);
  if (parentId === me.id && !isStaff(me)) assertCanHaveMore(context);
  if (parentId !== null && parentId !== me.id) assertParent(data, parentId);

  const known = data.children.find(
    (child) =>
      child.isRegistered && foldName(child.name) === foldName(fields.name) && child.dateOfBirth === fields.dateOfBirth,
  );
  if (known) throw duplicate(context, known);
  const { name, dateOfBirth } = fields;
  const ageGroup = (isStaff(me) && fields.ageGroup) || null;
  const ageGroupSeasonId = runningSeasonId(data);
  const added = { isRegistered: true, addedAt: clock.now() };
  const child = add(data.children, { name, dateOfBirth, ageGroup, ageGroupSeasonId, ...added });
  keepRestrictions(data, child);
  if (parentId !== null) addGuardian(context, child.id, parentId, null);
  return childOf(context, child);
}

/** Throws unless somebody born then can be a child of the club, or a parent's child. */
export function assertBorn({ clock }: RequestContext, dateOfBirth: string, byParent: boolean): void {
  const problem = birthProblem(dateOfBirth, clock.today(), { byParent });
  if (problem !== null) throw fieldProblem('dateOfBirth', problem);
}

/** The child exists: the response says whether it is the actor's own. Another can then be claimed, or access to it requested. */
function duplicate(context: RequestContext, child: ChildRow): HttpError {
  const duplicateChildId = child.id;
  if (isGuardian(context.data, context.me.id, duplicateChildId)) {
    return new HttpError(409, messages.childAlreadyOwn, { duplicateChildId, action: 'view-existing' });
  }
  const mayClaim = isNobodys(context, child);
  rememberFound(context, child);
  const action = mayClaim && context.duplicatesCanBeClaimed ? 'claim-now' : 'claim-existing';
  return new CommittedHttpError(409, messages.childExists, { duplicateChildId, action });
}

/** As if the name were locked, because another response would tell a restricted guardian that the child is in the club. */
export function assertNotHidden({ data, me, response }: RequestContext, name: string): void {
  const hidden = identitiesOf(data).filter(({ childId }) => isRestricted(data, me.id, childId));
  if (!hidden.some((child) => foldName(child.name) === foldName(name))) return;
  response.headers['retry-after'] = String(24 * 60 * 60);
  throw new HttpError(429, messages.nameLocked);
}
