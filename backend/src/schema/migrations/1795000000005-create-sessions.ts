import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What the libraries keep: sessions (connect-pg-simple) and counters (rate-limiter-flexible), in their columns. */
export class CreateSessions1795000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sessions (
        sid    text PRIMARY KEY,
        sess   jsonb NOT NULL,
        expire timestamptz NOT NULL
      );
      CREATE INDEX sessions_expire ON sessions (expire);
      -- All sessions of one person end at once when the password changes or the account is closed.
      CREATE INDEX sessions_user ON sessions (((sess #>> '{passport,user}')::int));

      CREATE TABLE rate_limits (
        key    varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );
      CREATE INDEX rate_limits_expire ON rate_limits (expire);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limits, sessions');
  }
}
