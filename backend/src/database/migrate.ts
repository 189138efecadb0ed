import { type DataSource, type QueryRunner } from 'typeorm';

/** Any number: what matters is that all servers of the club take the same. */
const migrationLock = 746_862_447;

/** Brings the schema up to date. Servers that start at once wait for each other, so each migration runs once. */
export async function migrate(database: DataSource): Promise<void> {
  const runner = database.createQueryRunner();
  try {
    await whileNobodyMigrates(runner, () => database.runMigrations());
  } finally {
    await runner.release();
  }
}

/** Does something while no other server changes the schema; waits for one that does. */
export async function whileNobodyMigrates<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
  try {
    // Waiting for the other server must not be cut short by the limits of ordinary statements.
    await runner.query('SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    return await work();
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    await runner.query('RESET statement_timeout; RESET lock_timeout; RESET idle_in_transaction_session_timeout');
  }
}
