import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Until when families can accept, withdrawals after that, and notes with responses. */
export class AddDeadlinesAndNotes1795000000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events
        ADD COLUMN deadline       text CHECK (deadline ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2} ([01][0-9]|2[0-3]):[0-5][0-9]$'),
        ADD COLUMN deadline_hours smallint CHECK (deadline_hours BETWEEN 1 AND 336),
        ADD CONSTRAINT events_one_deadline CHECK (deadline IS NULL OR deadline_hours IS NULL),
        ADD CONSTRAINT events_deadline_before_start CHECK (deadline::timestamp <= date + start_time::time);
      COMMENT ON COLUMN events.deadline IS 'Until when families can accept, by the club''s wall clock.';
      COMMENT ON COLUMN events.deadline_hours IS 'The same in hours before the start.';

      ALTER TABLE availabilities
        ADD COLUMN is_late     boolean NOT NULL DEFAULT false,
        ADD COLUMN note_reason text CHECK (note_reason IN ('ill', 'injured', 'school', 'travel', 'other')),
        ADD COLUMN note_text   text CHECK (char_length(note_text) <= 200),
        ADD COLUMN noted_by    integer REFERENCES users ON DELETE SET NULL,
        ADD CONSTRAINT availabilities_late CHECK (NOT is_late OR is_available IS NOT TRUE),
        ADD CONSTRAINT availabilities_note
          CHECK (is_available IS NOT NULL OR (note_reason IS NULL AND note_text IS NULL)),
        ADD CONSTRAINT availabilities_noted_by
          CHECK (noted_by IS NULL OR note_reason IS NOT NULL OR note_text IS NOT NULL);
      COMMENT ON COLUMN availabilities.is_late IS 'A guardian withdrew the child after the deadline.';
      COMMENT ON COLUMN availabilities.note_text IS 'Health data: never in the history, the audit log or a mail.';
      CREATE INDEX availabilities_noted ON availabilities (noted_by);
      CREATE INDEX availabilities_notes ON availabilities (event_id)
        WHERE note_reason IS NOT NULL OR note_text IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE availabilities
        DROP COLUMN noted_by, DROP COLUMN note_text, DROP COLUMN note_reason, DROP COLUMN is_late;
      ALTER TABLE events DROP COLUMN deadline_hours, DROP COLUMN deadline;
    `);
  }
}
