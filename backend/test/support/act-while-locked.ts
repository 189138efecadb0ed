import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource, type QueryRunner } from 'typeorm';

/**
 * Makes the act lose a race: runs the locking statement in a transaction, starts the act, and commits only after the act has begun
 * to wait for the lock and `meanwhile` is done.
 */
export async function actWhileLocked<Result>(
  database: DataSource,
  lock: string,
  act: () => Promise<Result>,
  meanwhile: (runner: QueryRunner) => Promise<unknown> = async () => undefined,
): Promise<Result> {
  const runner = database.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(lock);
    const acting = act();
    while (!(await isLockAwaited(database))) await pause(5);
    await meanwhile(runner);
    await runner.commitTransaction();
    return await acting;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

async function isLockAwaited(database: DataSource): Promise<boolean> {
  const waiting = await database.query<unknown[]>(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return waiting.length > 0;
}
