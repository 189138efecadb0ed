import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';

/** Serialization failure and deadlock, which a retry resolves. */
const retryableStates = ['40001', '40P01'];
const maxAttempts = 3;

/** Thrown in a transaction that has not locked all it needs, because another one was faster. Becomes a 503 after the last retry. */
export class TransactionOutdated extends Error {
  readonly code = '40001';
}

export const sqlStateOf = (error: unknown): string | undefined =>
  error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;

/** Carries the result of a transaction that is rolled back. */
class Rehearsed<T> extends Error {
  constructor(readonly result: T) {
    super('The transaction was a rehearsal');
  }
}

/** Does the work and rolls it back, so that its result tells what it would do. Checks what is otherwise checked at the end, too. */
export async function inRehearsal<T>(database: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(database, async (manager) => {
      const result = await work(manager);
      await manager.query('SET CONSTRAINTS ALL IMMEDIATE');
      throw new Rehearsed(result);
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as T;
    throw error;
  }
}

/** Retries the transaction if it conflicts with another one. */
export async function inTransaction<T>(database: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(work);
    } catch (error) {
      const isConflict = error instanceof TransactionOutdated || retryableStates.includes(sqlStateOf(error) ?? '');
      if (attempt === maxAttempts || !isConflict) throw error;
    }
  }
}
