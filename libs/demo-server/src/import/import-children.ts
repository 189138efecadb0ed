import { differenceInDays } from 'date-fns';
import {
  ageGroupCleared,
  childKey,
  fieldsOf,
  foldName,
  type ImportedChild,
  type ImportedParents,
  importedWith,
  limits,
  type Outcome,
  parentsOf,
  readChild,
  readRows,
  resolveRows,
  resultsOf,
  unlessNear,
  withoutDuplicates,
} from '@touchline/domain';
import { add, type ChildRow, type ClubData } from '../server/club-data.ts';
import { keepFormerAges } from '../children/former-ages.ts';
import { type RequestContext } from '../server/request-context.ts';
import { runningSeasonId } from '../server/running-season.ts';
import { childrenByBirth } from './import-rows.ts';
import { type Importer } from './importer.ts';
import { addGuardian, hasRestriction, keepRestrictions, linksOf } from '../guardians/guardianships.ts';

export const importChildren: Importer = (context, rows) => {
  const { data, clock } = context;
  const read = withoutDuplicates(readRows(rows, readChild, clock.today()), childKey);
  const decided = resolveRows(read, unlessNear(fieldsOf(read), childrenByBirth(data), context.choices));
  const children = withoutDuplicates(decided, childKey);
  const accounts = accountsByEmail(data);
  const known = keysOf(data);
  const results = resultsOf(children, (fields) => {
    const existing = known.get(childKey(fields));
    if (existing) return fields.clearsAgeGroup ? clearAgeGroup(context, existing) : undefined;
    return importedWith(fields, addWithParents(context, fields, accounts));
  });
  return { results, people: countInvitees(context, fieldsOf(children), accounts) };
};

type Accounts = Map<string, ClubData['users'][number]>;

export const accountsByEmail = ({ users }: ClubData): Accounts => new Map(users.map((user) => [user.email, user]));

/** Adds a child with its guardians, and returns what became of the addresses. */
export function addWithParents(context: RequestContext, fields: ImportedChild, accounts: Accounts): ImportedParents {
  const parents = parentsOf(fields, accounts);
  const child = addChild(context, fields);
  for (const parentId of parents.parentIds) addGuardian(context, child.id, parentId, null);
  return parents;
}

/** How many people can be invited to these children, who are all there. */
export function countInvitees(context: RequestContext, children: ImportedChild[], accounts: Accounts): number {
  const { data } = context;
  const all = keysOf(data);
  const invitees = children.flatMap((fields) => {
    const child = all.get(childKey(fields))!;
    if (!isInviting(context, child)) return [];
    return parentsOf(fields, accounts).invitees.filter((email) => {
      const account = accounts.get(email);
      return !account || linksOf(data, child.id).every(({ userId }) => userId !== account.id);
    });
  });
  return new Set(invitees).size;
}

/** Undefined if the age group follows from the date of birth. */
function clearAgeGroup(context: RequestContext, child: ChildRow): Outcome | undefined {
  const { id: childId, name, dateOfBirth, ageGroup: before } = child;
  if (before === null) return undefined;
  keepFormerAges(context, child);
  Object.assign(child, { ageGroup: null, version: (child.version ?? 1) + 1 });
  add(context.data.corrections, {
    ...{ childId, correctedBy: context.me.id, byAdmin: true, correctedAt: context.clock.now(), isMerge: false },
    before: { name, dateOfBirth },
    changes: [{ field: 'ageGroup', before, after: null }],
  });
  return ageGroupCleared(before);
}

/** The registered children by `childKey`. */
export const keysOf = (data: ClubData): Map<string, ChildRow> =>
  new Map(
    data.children
      .filter(({ isRegistered }) => isRegistered)
      .map((child) => [childKey({ ...child, foldedName: foldName(child.name) }), child]),
  );

function addChild({ data, clock }: RequestContext, { name, dateOfBirth, ageGroup }: ImportedChild): ChildRow {
  const ageGroupSeasonId = runningSeasonId(data);
  const added = { isRegistered: true, importedAt: clock.now() };
  const child = add(data.children, { name, dateOfBirth, ageGroup, ageGroupSeasonId, ...added });
  keepRestrictions(data, child);
  return child;
}

/** Whether the file may invite to the child, as the backend decides (`findUninvited`). */
function isInviting({ data, clock }: RequestContext, { id, importedAt, guardiansLeftAt }: ChildRow): boolean {
  if (hasRestriction(data, id)) return false;
  const isRecent =
    importedAt !== undefined && differenceInDays(clock.now(), importedAt) < limits.invitations.importDays;
  return isRecent || (!guardiansLeftAt && linksOf(data, id).length === 0);
}
