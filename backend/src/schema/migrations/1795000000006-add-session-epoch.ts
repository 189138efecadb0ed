import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** All sessions of a person end by one number, those that are being made at that moment included. */
export class AddSessionEpoch1795000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN session_epoch integer NOT NULL DEFAULT 0;
      -- Lists of people are by name.
      CREATE INDEX users_full_name ON users (lower(full_name), id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_full_name; ALTER TABLE users DROP COLUMN session_epoch');
  }
}
