import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The other side of a match, and whether it is at home. */
export class KeepOpponents1795000000029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events
        ADD COLUMN opponent varchar(100) CONSTRAINT events_opponent CHECK (opponent = btrim(opponent) AND opponent <> ''),
        ADD COLUMN is_home  boolean;
      COMMENT ON COLUMN events.is_home IS 'Whether a match is at home; null if that is not known.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE events DROP COLUMN is_home, DROP COLUMN opponent');
  }
}
