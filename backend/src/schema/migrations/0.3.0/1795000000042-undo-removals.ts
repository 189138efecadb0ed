import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The guardians of players who have just been removed, so that a removal can be undone. */
export class UndoRemovals1795000000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE removed_guardianships (
        child_id     integer NOT NULL REFERENCES children ON DELETE CASCADE,
        user_id      integer NOT NULL REFERENCES users ON DELETE CASCADE,
        is_primary   boolean NOT NULL,
        household_id uuid NOT NULL,
        granted_by   integer REFERENCES users ON DELETE SET NULL,
        created_at   timestamptz NOT NULL,
        removed_at   timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (child_id, user_id)
      );
      CREATE INDEX removed_guardianships_user ON removed_guardianships (user_id);
      CREATE INDEX removed_guardianships_granted_by ON removed_guardianships (granted_by);
      CREATE INDEX removed_guardianships_removed_at ON removed_guardianships (removed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE removed_guardianships');
  }
}
