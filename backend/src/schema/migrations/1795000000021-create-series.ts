import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Weekly series of events, and which notices belong to one change. */
export class CreateSeries1795000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events
        ADD COLUMN series_id    integer,
        ADD COLUMN is_exception boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT events_exception_of_series CHECK (series_id IS NOT NULL OR NOT is_exception);
      COMMENT ON COLUMN events.series_id IS 'The id of the event from which the series was made, which may have been deleted.';
      CREATE INDEX events_series ON events (series_id) WHERE series_id IS NOT NULL;

      ALTER TABLE event_notices ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
      COMMENT ON COLUMN event_notices.changed_at IS 'When the transaction began that changed the event last.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE event_notices DROP COLUMN changed_at;
      ALTER TABLE events DROP COLUMN is_exception, DROP COLUMN series_id;
    `);
  }
}
