import { type DataSource, type QueryRunner } from 'typeorm';

/** An arbitrary number that all servers of a club share. */
const startLock = 746_862_447;

/**
 * Runs work in a transaction that only one server can run at a time. The lock belongs to the transaction, not to the session,
 * because a pooler such as PgBouncer may use another connection for each transaction.
 */
export async function withStartupLock<T>(database: DataSource, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
  const runner = database.createQueryRunner();
  try {
    await runner.startTransaction();
    // The usual time limits would abort a long migration or the wait for another server.
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
      await runner.query(`SET LOCAL ${limit} = 0`);
    }
    await runner.query('SELECT pg_advisory_xact_lock($1)', [startLock]);
    const result = await work(runner);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    // Report the original error even if the rollback fails too.
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}
