import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Lets a page of teams by name read no other teams. */
export class OrderTeams1795000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX teams_by_name ON teams (folded_name, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX teams_by_name');
  }
}
