import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What a search needs: the distance between two spellings, and which session has found which child. */
export class FindChildren1795000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Ships with PostgreSQL and is trusted: whoever owns the database may create it (docs/adr/0009).
      CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

      -- A claim needs proof: only the session that found a child may claim it, and the proof ends with the session.
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
    // The extension stays: it may have been there before.
    await runner.query('DROP TABLE found_children');
  }
}
