import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';

/** Serialization failure and deadlock, which a retry resolves. */
const retryableStates = ['40001', '40P01'];
const maxAttempts = 3;

export const sqlStateOf = (error: unknown): string | undefined =>
  error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;

/** Retries the transaction if it conflicts with another one. */
export async function inTransaction<T>(database: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt === maxAttempts || !retryableStates.includes(sqlStateOf(error) ?? '')) throw error;
    }
  }
}
