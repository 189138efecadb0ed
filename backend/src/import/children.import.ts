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
}

const insertSql = `
  INSERT INTO children (name, folded_name, date_of_birth, age_group)
  SELECT name, "foldedName", "dateOfBirth", "ageGroup"
  FROM json_to_recordset($1) AS row (name text, "foldedName" text, "dateOfBirth" date, "ageGroup" text)
  ON CONFLICT (folded_name, date_of_birth) WHERE is_registered DO NOTHING
  RETURNING id, folded_name AS "foldedName", date_of_birth AS "dateOfBirth"`;

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
    if (!addedByKey.has(childKey(child))) return null;
    const { note } = parentOf(child, accounts);
    return note ? `Imported. ${note}` : 'Imported';
  });
  return { results, details: assigned.length > 0 ? { assigned } : {} };
};

async function accountsByEmail(manager: EntityManager, emails: string[]): Promise<Map<string, NamedAccount>> {
  if (emails.length === 0) return new Map();
  const found = await manager.query<(NamedAccount & { email: string })[]>(accountsSql, [[...new Set(emails)]]);
  return new Map(found.map((account) => [account.email, account]));
}
