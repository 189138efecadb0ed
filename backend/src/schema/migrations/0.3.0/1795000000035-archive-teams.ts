import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** A team that has had events is archived instead of deleted. Its name is free for another team of the league. */
export class ArchiveTeams1795000000035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- By the club's wall clock.
      ALTER TABLE teams ADD COLUMN archived_at timestamp;
      -- The membership ended because its team was archived: the team's last roster, which restoring the team brings back.
      ALTER TABLE memberships ADD COLUMN is_last_roster boolean NOT NULL DEFAULT false;
      ALTER TABLE teams DROP CONSTRAINT teams_name_in_league;
      CREATE UNIQUE INDEX teams_name_in_league ON teams (league_id, folded_name) NULLS NOT DISTINCT WHERE archived_at IS NULL;
      CREATE INDEX teams_league ON teams (league_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX teams_league, teams_name_in_league;
      UPDATE teams SET folded_name = folded_name || ' ' || id, name = name || ' ' || id WHERE archived_at IS NOT NULL;
      ALTER TABLE teams ADD CONSTRAINT teams_name_in_league UNIQUE NULLS NOT DISTINCT (league_id, folded_name);
      ALTER TABLE memberships DROP COLUMN is_last_roster;
      ALTER TABLE teams DROP COLUMN archived_at;
    `);
  }
}
