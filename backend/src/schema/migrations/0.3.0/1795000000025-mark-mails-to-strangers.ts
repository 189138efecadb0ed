import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Mails to addresses that nobody has verified have a budget of their own. */
export class MarkMailsToStrangers1795000000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mails ADD COLUMN to_stranger boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN mails.to_stranger IS 'Nobody had verified the address, so that anybody could cause the mail.';
      CREATE INDEX mails_to_strangers ON mails (address) WHERE to_stranger;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP COLUMN to_stranger');
  }
}
