import { type EntityManager } from 'typeorm';
import {
  childKey,
  fieldsOf,
  type NamedAccount,
  parentOf,
  readChild,
  resultsOf,
  withoutDuplicates,
} from '@touchline/domain';
import { findAccounts, insertChildren, insertGuardianships } from './import.queries.ts';
import { type Importer, inBatches, readInBatches } from './importer.ts';

export const importChildren: Importer = async (manager, rows, today) => {
  const children = withoutDuplicates(await readInBatches(rows, readChild, today), childKey);
  const fields = fieldsOf(children);
  const accounts = await accountsByEmail(
    manager,
    fields.flatMap(({ parentEmail }) => parentEmail ?? []),
  );
  const added = await inBatches(fields, (batch) => insertChildren(manager, { children: batch }));
  const addedByKey = new Map(added.map((child) => [childKey(child), child]));

  const assigned = fields.flatMap((child) => {
    const childId = addedByKey.get(childKey(child))?.id;
    const userId = parentOf(child, accounts).parentId;
    return childId && userId ? [{ childId, userId }] : [];
  });
  await inBatches(assigned, (batch) => insertGuardianships(manager, { guardianships: batch }));

  const results = resultsOf(children, (child) => {
    if (!addedByKey.has(childKey(child))) return null;
    const { note } = parentOf(child, accounts);
    return note ? `Imported. ${note}` : 'Imported';
  });
  return { results, details: assigned.length > 0 ? { assigned } : {} };
};

async function accountsByEmail(manager: EntityManager, emails: string[]): Promise<Map<string, NamedAccount>> {
  if (emails.length === 0) return new Map();
  const found = await findAccounts(manager, { emails: [...new Set(emails)] });
  return new Map(found.map((account) => [account.email, account]));
}
