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
import { type Importer, readInBatches, resolveInBatches, resultsInBatches } from './importer.ts';

export const importChildren: Importer = async (manager, rows, today, act) => {
  const read = withoutDuplicates(await readInBatches(rows, readChild, today), childKey);
  const byBirth = await childrenByBirth(manager, fieldsOf(read));
  const decided = await resolveInBatches(read, unlessNear(fieldsOf(read), byBirth, act.choices));
  const children = withoutDuplicates(decided, childKey);
  const fields = fieldsOf(children);
  const { added, parents, invitees, assigned } = await addChildren(manager, fields);

  const clearing = fields.filter((child) => child.clearsAgeGroup && !added.has(childKey(child)));
  const found = await inBatches(clearing, (batch) => clearAgeGroups(manager, { keys: batch.map(keyOf), act }));
  const cleared = new Map(found.map((child) => [childKey(child), child]));

  const results = await resultsInBatches(children, (child) => {
    const key = childKey(child);
    if (added.has(key)) return importedWith(child, parents.get(key) ?? noParents);
    const before = cleared.get(key);
    return before && ageGroupCleared(before.ageGroup);
  });
  const details = { ...assigned, ...(cleared.size > 0 && { cleared: cleared.size }) };

  const changes: ImportChange[] = [];
  for (const row of children) {
    if (!('fields' in row)) continue;
    const key = childKey(row.fields);
    const [id, before] = [added.get(key), cleared.get(key)];
    if (id) changes.push(addedOn(row.line, 'child', id));
    if (before) changes.push(clearedOn(row.line, before));
  }
  return { results, changes, details, invitees };
};

const clearedOn = (line: number, { id, ageGroup }: { id: number; ageGroup: string }): ImportChange => ({
  line,
  subject: 'child',
  id,
  kind: 'changed',
  before: { ageGroup },
});

/** What became of the children of a file; the maps are by `childKey`. */
interface AddedChildren {
  /** The ids of those who are new. */
  added: Map<string, number>;
  /** Of children whose rows name some. */
  parents: Map<string, ImportedParents>;
  invitees: Invitee[];
  /** Audit details: the new guardianships. */
  assigned: { assigned?: unknown[] };
}

/** Of a child whose row names none. */
export const noParents: Pick<ImportedParents, 'notes'> = { notes: [] };

/** Adds those children who are new, with their guardians. Every child comes once. */
export async function addChildren(manager: EntityManager, children: ImportedChild[]): Promise<AddedChildren> {
  const withParents = children.filter(({ parentEmails }) => parentEmails.length > 0);
  const accounts = await accountsByEmail(manager, withParents);
  const parents = new Map(withParents.map((child) => [childKey(child), parentsOf(child, accounts)]));
  const added = idsByKey(await inBatches(children, (batch) => insertChildren(manager, { children: batch })));

  const linked = [...parents].flatMap(([key, { parentIds }]) => {
    const childId = added.get(key);
    return childId ? parentIds.map((userId) => ({ childId, userId })) : [];
  });
  const assigned = await inBatches(linked, (batch) => insertGuardianships(manager, { guardianships: batch }));

  // Those of children who exist already as well, so that the file can be sent again to invite them.
  const wanted = withParents.filter((child) => parents.get(childKey(child))!.invitees.length > 0);
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
