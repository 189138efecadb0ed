import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What leagues call the teams of the club, so that their lists of fixtures find them. */
export class LearnLeagueNames1795000000044 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE teams ADD COLUMN league_names text[] NOT NULL DEFAULT '{}' CHECK (cardinality(league_names) <= 10)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE teams DROP COLUMN league_names');
  }
}
