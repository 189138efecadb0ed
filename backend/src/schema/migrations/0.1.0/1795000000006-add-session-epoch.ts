import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** A new epoch ends all sessions of a user, including those of sign-ins in progress. */
export class AddSessionEpoch1795000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN session_epoch integer NOT NULL DEFAULT 0;
      -- Lists of users are sorted by name.
      CREATE INDEX users_full_name ON users (lower(full_name), id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_full_name; ALTER TABLE users DROP COLUMN session_epoch');
  }
}
