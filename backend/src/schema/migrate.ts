import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { withStartupLock } from '../database/startup-lock.ts';

/** Brings the schema up to date: everything that is new, or nothing. */
export const migrate = (database: DataSource): Promise<void> =>
  withStartupLock(database, (runner) => migrateWith(database, runner));

/** The same within a transaction that is open. */
export async function migrateWith(database: DataSource, runner: QueryRunner): Promise<void> {
  await new MigrationExecutor(database, runner).executePendingMigrations();
}
