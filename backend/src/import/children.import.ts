import { type EntityManager } from 'typeorm';
import {
  ageGroupCleared,
  childKey,
  fieldsOf,
  type ImportedChild,
  importedWith,
  type NamedAccount,
  parentsOf,
  readChild,
  unlessNear,
  withoutDuplicates,
} from '@touchline/domain';
import { inBatches } from '../database/in-batches.ts';
import { childrenByBirth } from './children-by-birth.ts';
import { clearAgeGroups, findAccounts, insertChildren, insertGuardianships, lockChildren } from './import.queries.ts';
import { type Importer, readInBatches, resolveInBatches, resultsInBatches } from './importer.ts';

export const importChildren: Importer = async (manager, rows, today, act) => {
  const read = withoutDuplicates(await readInBatches(rows, readChild, today), childKey);
  const byBirth = await childrenByBirth(manager, fieldsOf(read));
  const children = await resolveInBatches(read, unlessNear(read, byBirth));
  const fields = fieldsOf(children);
  const accounts = await accountsByEmail(manager, fields);
  const parents = new Map(fields.map((child) => [child, parentsOf(child, accounts)]));
  const added = idsByKey(await inBatches(fields, (batch) => insertChildren(manager, { children: batch })));
  const addedIds = new Map(fields.map((child) => [child, added.get(childKey(child))]));

  const linked = fields.flatMap((child) => {
    const childId = addedIds.get(child);
    return childId ? parents.get(child)!.parentIds.map((userId) => ({ childId, userId })) : [];
  });
  const assigned = await inBatches(linked, (batch) => insertGuardianships(manager, { guardianships: batch }));

  // Those of children who exist already as well, so that the file can be sent again to invite them.
  const wanted = fields.filter((child) => parents.get(child)!.invitees.length > 0);
  const known = await inBatches(
    wanted.filter((child) => !addedIds.get(child)),
    (batch) => lockChildren(manager, { keys: batch.map(keyOf) }),
  );
  const knownIds = idsByKey(known);
  const invitees = wanted.flatMap((child) => {
    const childId = addedIds.get(child) ?? knownIds.get(childKey(child));
    return childId ? parents.get(child)!.invitees.map((email) => ({ childId, email })) : [];
  });

  const clearing = fields.filter((child) => child.clearsAgeGroup && !addedIds.get(child));
  const cleared = await inBatches(clearing, (batch) => clearAgeGroups(manager, { keys: batch.map(keyOf), act }));
  const isCleared = new Set(cleared.map(childKey));

  const results = await resultsInBatches(children, (child) => {
    if (addedIds.get(child)) return importedWith(child, parents.get(child)!);
    return isCleared.has(childKey(child)) ? ageGroupCleared : null;
  });
  const details = { ...(assigned.length > 0 && { assigned }), ...(isCleared.size > 0 && { cleared: isCleared.size }) };
  return { results, details, invitees };
};

async function accountsByEmail(manager: EntityManager, children: ImportedChild[]): Promise<Map<string, NamedAccount>> {
  const emails = [...new Set(children.flatMap(({ parentEmails }) => parentEmails))];
  const found = await inBatches(emails, (batch) => findAccounts(manager, { emails: batch }));
  return new Map(found.map((account) => [account.email, account]));
}

const keyOf = ({ foldedName, dateOfBirth }: ImportedChild) => ({ foldedName, dateOfBirth });

const idsByKey = (children: (Parameters<typeof childKey>[0] & { id: number })[]) =>
  new Map(children.map((child) => [childKey(child), child.id]));
