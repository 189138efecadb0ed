import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** An import recognizes a match by its id in the other system and by its competition, so that a moved kick-off is no second match. */
export class KeepFixturesInStep1795000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events
        ADD external_id varchar(100),
        ADD competition varchar(100);
      CREATE INDEX events_external_id ON events (external_id) WHERE external_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE events DROP COLUMN external_id, DROP COLUMN competition');
  }
}
