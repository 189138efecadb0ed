import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';

/** PostgreSQL ends one of several that wait for each other; tried again, it goes through. */
const worthRetrying = ['40001', '40P01'];
const attempts = 3;

export const sqlStateOf = (error: unknown): string | undefined =>
  error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;

/** Runs the work in one transaction, again up to three times when it collided with another. */
export async function inTransaction<T>(database: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt === attempts || !worthRetrying.includes(sqlStateOf(error) ?? '')) throw error;
    }
  }
}
