import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Authenticator apps (TOTP) and recovery codes as a second factor (ADR 32). */
export class CreateSecondFactors1795000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN totp_secret text,
        ADD COLUMN totp_step integer,
        ADD COLUMN totp_since timestamptz,
        ADD COLUMN has_second_factor boolean NOT NULL GENERATED ALWAYS AS (totp_secret IS NOT NULL) STORED,
        ADD CONSTRAINT users_totp CHECK (num_nulls(totp_secret, totp_step, totp_since) IN (0, 3));
      COMMENT ON COLUMN users.totp_step IS 'The period of 30 seconds since 1970 whose code was used last, because each works once.';

      -- A secret that its owner has not confirmed with a code yet.
      CREATE TABLE totp_setups (
        user_id    integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        secret     text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE recovery_codes (
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        hash    bytea NOT NULL,
        PRIMARY KEY (user_id, hash)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE recovery_codes, totp_setups;
      ALTER TABLE users DROP COLUMN has_second_factor, DROP COLUMN totp_since, DROP COLUMN totp_step, DROP COLUMN totp_secret;
    `);
  }
}
