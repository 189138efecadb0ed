import { execute, type Queryable } from '../../database/sql.ts';
import { accountTables } from './accounts.queries.ts';
import { answerTables } from './answers.queries.ts';
import { childTables } from './children.queries.ts';
import { clubTables } from './club.queries.ts';
import { type ErasedAccount, type ErasedChild, type Erasure, type TableEntry } from './entry.ts';
import { guardianTables } from './guardians.queries.ts';
import { mailTables } from './mails.queries.ts';
import { retentionTables } from './retention.queries.ts';

/**
 * Every table of the club: what it holds of whom, what a family takes along, what is erased, what a backup leaves out. A test compares it
 * with the catalogue of the database, so no table and no column of text, JSON, dates or bytes is missing.
 */
export const registry: Readonly<Record<string, TableEntry>> = {
  ...accountTables,
  ...childTables,
  ...guardianTables,
  ...answerTables,
  ...mailTables,
  ...clubTables,
  ...retentionTables,
};

/** How many days a table keeps rows that have ended. */
export function daysKept(table: string): number {
  const kept = registry[table]?.kept;
  if (kept === undefined || typeof kept === 'string' || !('days' in kept))
    throw new Error(`The registry does not limit ${table}`);
  return kept.days;
}

interface Subjects {
  account: ErasedAccount;
  child: ErasedChild;
}

/** Erases what the tables hold of an account or a child, except what its own row takes along when it is deleted next. */
export async function eraseFromTables<Kind extends keyof Subjects>(
  database: Queryable,
  kind: Kind,
  subject: Subjects[Kind],
): Promise<void> {
  for (const { erased } of Object.values(registry)) {
    const erasure = erased[kind] as Erasure<Subjects[Kind]> | undefined;
    if (typeof erasure === 'object') await execute(database, erasure.by(subject));
  }
}
