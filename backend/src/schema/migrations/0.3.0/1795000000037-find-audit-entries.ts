import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Admins read the audit log, newest first: everything, of a group of actions, of who did it or whom it concerns. Each index ends with the
 * order, so that no page reads more of the log than it shows.
 */
export class FindAuditEntries1795000000037 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- With a condition that always holds and only statements for everything have: the planner would else walk it for a rare group, too.
      CREATE INDEX audit_log_at ON audit_log (at, id) WHERE action <> '';
      CREATE INDEX audit_log_first_word ON audit_log (split_part(action, '.', 1), at, id);
      CREATE INDEX audit_log_actor ON audit_log (actor_id, at, id);
      CREATE INDEX audit_log_actor_first_word ON audit_log (actor_id, split_part(action, '.', 1), at, id);
      -- Whom details name. Those of events are long and name only children who had answered.
      CREATE INDEX audit_log_details ON audit_log USING gin (details jsonb_path_ops) WHERE subject <> 'event';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX audit_log_details, audit_log_actor_first_word, audit_log_actor, audit_log_first_word, audit_log_at;
    `);
  }
}
