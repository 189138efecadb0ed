import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Children by date of birth and name, whether they are registered or not, because a new child inherits restrictions of both. */
export class FindChildrenByName1795000000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX children_birth_and_name ON children (date_of_birth, folded_name);
      DROP INDEX children_date_of_birth;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX children_date_of_birth ON children (date_of_birth);
      DROP INDEX children_birth_and_name;
    `);
  }
}
