import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Who asks to be deleted; and restrictions that outlive the account. */
export class CreateDeletionRequests1795000000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deletion_requests (
        user_id      integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        requested_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX deletion_requests_in_order ON deletion_requests (requested_at, user_id);

      -- Otherwise a restricted guardian could have the account deleted and claim the child with a new one.
      ALTER TABLE restricted_guardians
        DROP CONSTRAINT restricted_guardians_pkey,
        ALTER COLUMN user_id DROP NOT NULL,
        ADD CONSTRAINT restricted_guardians_once UNIQUE (child_id, user_id),
        DROP CONSTRAINT restricted_guardians_user_id_fkey,
        ADD CONSTRAINT restricted_guardians_user_id_fkey FOREIGN KEY (user_id) REFERENCES users ON DELETE SET NULL;
      COMMENT ON COLUMN restricted_guardians.user_id IS 'Null once the account has been deleted: nobody can claim the child then.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM restricted_guardians WHERE user_id IS NULL;
      ALTER TABLE restricted_guardians
        DROP CONSTRAINT restricted_guardians_user_id_fkey,
        ADD CONSTRAINT restricted_guardians_user_id_fkey FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE,
        DROP CONSTRAINT restricted_guardians_once,
        ADD CONSTRAINT restricted_guardians_pkey PRIMARY KEY (child_id, user_id);
      DROP TABLE deletion_requests;
    `);
  }
}
