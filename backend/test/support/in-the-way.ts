import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource, type QueryRunner } from 'typeorm';

/**
 * What happens when somebody else is faster: takes hold of something, begins the act, and only when the act waits for us does
 * the rest and lets go.
 */
export async function inTheWay<Result>(
  database: DataSource,
  hold: string,
  act: () => Promise<Result>,
  meanwhile: (runner: QueryRunner) => Promise<unknown> = async () => undefined,
): Promise<Result> {
  const runner = database.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(hold);
    const acting = act();
    while (!(await somebodyWaits(database))) await pause(5);
    await meanwhile(runner);
    await runner.commitTransaction();
    return await acting;
  } finally {
    await runner.release();
  }
}

async function somebodyWaits(database: DataSource): Promise<boolean> {
  const waiting = await database.query<unknown[]>(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return waiting.length > 0;
}
