import { type DataSource } from 'typeorm';
import { type Queryable } from '../../database/sql.ts';
import { readOnly } from './export.queries.ts';

/** Reads on one connection, in a transaction in which all statements see the club at the same moment. */
export async function readSnapshot<Result>(
  database: DataSource,
  read: (snapshot: Queryable) => Promise<Result>,
): Promise<Result> {
  return database.transaction('REPEATABLE READ', async (manager) => {
    await readOnly(manager);
    return read(manager);
  });
}
