import { type EntityManager } from 'typeorm';
import {
  ageGroupCleared,
  childKey,
  fieldsOf,
  type ImportedChild,
  importedWith,
  type ImportedParents,
  type NamedAccount,
  parentsOf,
  readChild,
  unlessNear,
  withoutDuplicates,
} from '@touchline/domain';
import { inBatches } from '../database/in-batches.ts';
import { type Invitee } from '../guardians/guardian-invitations.queries.ts';
import { childrenByBirth } from './children-by-birth.ts';
import { clearAgeGroups, findAccounts, insertChildren, insertGuardianships, lockChildren } from './import.queries.ts';
import { addedOn, type ImportChange } from './undo/ledger.queries.ts';
import { type Importer, linesBy, readInBatches, resolveInBatches, resultsInBatches } from './importer.ts';

export const importChildren: Importer = async (manager, rows, today, act) => {
  const read = withoutDuplicates(await readInBatches(rows, readChild, today), childKey);
  const byBirth = await childrenByBirth(manager, fieldsOf(read));
  const decided = await resolveInBatches(read, unlessNear(fieldsOf(read), byBirth, act.choices));
  const children = withoutDuplicates(decided, childKey);
  const fields = fieldsOf(children);
  const { added, parents, invitees, assigned } = await addChildren(manager, fields);

  const clearing = fields.filter((child) => child.clearsAgeGroup && !added.has(childKey(child)));
  const cleared = await inBatches(clearing, (batch) => clearAgeGroups(manager, { keys: batch.map(keyOf), act }));
  const clearedFrom = new Map(cleared.map((child) => [childKey(child), child.ageGroup]));

  const results = await resultsInBatches(children, (child) => {
    const key = childKey(child);
    if (added.has(key)) return importedWith(child, parents.get(key)!);
    const before = clearedFrom.get(key);
    return before === undefined ? undefined : ageGroupCleared(before);
  });
  const details = { ...assigned, ...(cleared.length > 0 && { cleared: cleared.length }) };
  const lines = linesBy(children, childKey);
  const changes = [
    ...[...added].map(([key, id]) => addedOn(lines.get(key)!, 'child', id)),
    ...cleared.map((child): ImportChange => ({
      line: lines.get(childKey(child))!,
      subject: 'child',
      id: child.id,
      kind: 'changed',
      before: { ageGroup: child.ageGroup },
    })),
  ];
  return { results, changes, details, invitees };
};

/** What became of the children of a file; the maps are by `childKey`. */
interface AddedChildren {
  /** The ids of those who are new. */
  added: Map<string, number>;
  parents: Map<string, ImportedParents>;
  invitees: Invitee[];
  /** Audit details: the new guardianships. */
  assigned: { assigned?: unknown[] };
}

/** Adds those children who are new, with their guardians. Every child comes once. */
export async function addChildren(manager: EntityManager, children: ImportedChild[]): Promise<AddedChildren> {
  const accounts = await accountsByEmail(manager, children);
  const parents = new Map(children.map((child) => [childKey(child), parentsOf(child, accounts)]));
  const added = idsByKey(await inBatches(children, (batch) => insertChildren(manager, { children: batch })));

  const linked = [...added].flatMap(([key, childId]) =>
    parents.get(key)!.parentIds.map((userId) => ({ childId, userId })),
  );
  const assigned = await inBatches(linked, (batch) => insertGuardianships(manager, { guardianships: batch }));

  // Those of children who exist already as well, so that the file can be sent again to invite them.
  const wanted = children.filter((child) => parents.get(childKey(child))!.invitees.length > 0);
  const known = wanted.filter((child) => !added.has(childKey(child)));
  const ids = new Map([...added, ...(await idsOf(manager, known))]);
  const invitees = wanted.flatMap((child) => {
    const childId = ids.get(childKey(child));
    return childId ? parents.get(childKey(child))!.invitees.map((email) => ({ childId, email })) : [];
  });
  return { added, parents, invitees, assigned: assigned.length > 0 ? { assigned } : {} };
}

/** The ids of children who are there, who stay registered until the end of the transaction. */
export const idsOf = async (manager: EntityManager, children: ImportedChild[]): Promise<Map<string, number>> =>
  idsByKey(await inBatches(children, (batch) => lockChildren(manager, { keys: batch.map(keyOf) })));

async function accountsByEmail(manager: EntityManager, children: ImportedChild[]): Promise<Map<string, NamedAccount>> {
  const emails = [...new Set(children.flatMap(({ parentEmails }) => parentEmails))];
  const found = await inBatches(emails, (batch) => findAccounts(manager, { emails: batch }));
  return new Map(found.map((account) => [account.email, account]));
}

const keyOf = ({ foldedName, dateOfBirth }: ImportedChild) => ({ foldedName, dateOfBirth });

const idsByKey = (children: (Parameters<typeof childKey>[0] & { id: number })[]) =>
  new Map(children.map((child) => [childKey(child), child.id]));
