import { type DataSource, type QueryRunner } from 'typeorm';

/** Any number: what matters is that all servers of the club take the same. */
const startLock = 746_862_447;

/**
 * Does in one transaction what only one server at a time may do; servers that start at once wait for each other. A lock of the
 * transaction, not of the session: it also holds where a pool such as PgBouncer gives each transaction another connection.
 */
export async function oneAtATime<T>(database: DataSource, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
  const runner = database.createQueryRunner();
  try {
    await runner.startTransaction();
    // Waiting for the other server, and a long migration, must not be cut short by the limits of ordinary statements.
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
      await runner.query(`SET LOCAL ${limit} = 0`);
    }
    await runner.query('SELECT pg_advisory_xact_lock($1)', [startLock]);
    const result = await work(runner);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    // What went wrong first is the news.
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}
