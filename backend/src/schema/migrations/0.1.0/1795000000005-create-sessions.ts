import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The tables of libraries: sessions (connect-pg-simple) and rate limits (rate-limiter-flexible). */
export class CreateSessions1795000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sessions (
        sid    text PRIMARY KEY,
        sess   jsonb NOT NULL,
        expire timestamptz NOT NULL
      );
      CREATE INDEX sessions_expire ON sessions (expire);
      -- All sessions of a user end when the password changes or the account is deactivated.
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
