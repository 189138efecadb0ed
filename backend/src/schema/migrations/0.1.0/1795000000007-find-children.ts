import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** For the search: the distance between two spellings, and the children that sessions have found. */
export class FindChildren1795000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A trusted extension of PostgreSQL, so the owner of the database may create it (docs/adr/0009).
      CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

      -- Only a session that has found a child may claim it; the rows are deleted with the session.
      CREATE TABLE found_children (
        session_id text NOT NULL REFERENCES sessions ON DELETE CASCADE,
        child_id   integer NOT NULL REFERENCES children ON DELETE CASCADE,
        found_at   timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (session_id, child_id)
      );
      CREATE INDEX found_children_child ON found_children (child_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The extension stays, because it may have been installed before.
    await runner.query('DROP TABLE found_children');
  }
}
