import { type EntityManager } from 'typeorm';
import {
  childKey,
  fieldsOf,
  type NamedAccount,
  parentOf,
  readChild,
  resultsOf,
  withoutRepeats,
} from '@touchline/domain';
import { type Importer, inSlices, readInTurn } from './importer.ts';

interface AddedChild {
  id: number;
  foldedName: string;
  dateOfBirth: string;
  /** False for one that had been removed and is registered again. */
  isNew: boolean;
}

// A row without a deleting or updating transaction was inserted just now.
const insertSql = `
  INSERT INTO children (name, folded_name, date_of_birth, age_group)
  SELECT name, "foldedName", "dateOfBirth", "ageGroup"
  FROM json_to_recordset($1) AS row (name text, "foldedName" text, "dateOfBirth" date, "ageGroup" text)
  ON CONFLICT ON CONSTRAINT children_name_and_birth
  DO UPDATE SET is_registered = true, name = excluded.name, age_group = excluded.age_group
  WHERE NOT children.is_registered
  RETURNING id, folded_name AS "foldedName", date_of_birth AS "dateOfBirth", xmax = 0 AS "isNew"`;

const accountsSql = `
  SELECT id, email, is_parent AS "isParent", is_active AS "isActive", self_registered AS "selfRegistered"
  FROM users WHERE email = ANY($1)`;

const linkSql = `
  INSERT INTO guardianships (child_id, user_id)
  SELECT "childId", "userId" FROM json_to_recordset($1) AS row ("childId" int, "userId" int)`;

export const importChildren: Importer = async (manager, rows, today) => {
  const children = withoutRepeats(await readInTurn(rows, readChild, today), childKey);
  const fields = fieldsOf(children);
  const accounts = await accountsByEmail(
    manager,
    fields.flatMap(({ parentEmail }) => parentEmail ?? []),
  );
  const added = await inSlices(fields, (slice) => manager.query<AddedChild[]>(insertSql, [slice]));
  const addedByKey = new Map(added.map((child) => [childKey(child), child]));

  const assigned = fields.flatMap((child) => {
    const childId = addedByKey.get(childKey(child))?.id;
    const userId = parentOf(child, accounts).parentId;
    return childId && userId ? [{ childId, userId }] : [];
  });
  await inSlices(assigned, (slice) => manager.query<unknown[]>(linkSql, [slice]));

  const results = resultsOf(children, (child) => {
    const row = addedByKey.get(childKey(child));
    if (!row) return null;
    const { note } = parentOf(child, accounts);
    return (row.isNew ? 'Imported' : 'Registered again') + (note ? `. ${note}` : '');
  });
  return { results, details: assigned.length > 0 ? { assigned } : {} };
};

async function accountsByEmail(manager: EntityManager, emails: string[]): Promise<Map<string, NamedAccount>> {
  if (emails.length === 0) return new Map();
  const found = await manager.query<(NamedAccount & { email: string })[]>(accountsSql, [[...new Set(emails)]]);
  return new Map(found.map((account) => [account.email, account]));
}
