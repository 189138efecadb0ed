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

      -- For every way in which events are deleted. A single event that is left can be repeated again.
      CREATE FUNCTION end_series_of_one() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE events SET series_id = NULL, is_exception = false
        WHERE series_id IN (
          SELECT s.series_id FROM events s
          WHERE s.series_id IN (SELECT series_id FROM gone WHERE series_id IS NOT NULL)
          GROUP BY s.series_id HAVING count(*) = 1);
        RETURN NULL;
      END $$;
      CREATE TRIGGER end_series_of_one AFTER DELETE ON events REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION end_series_of_one();

      ALTER TABLE event_notices ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
      -- Pending notices are of different changes.
      UPDATE event_notices SET changed_at = now() - event_id * interval '1 microsecond';
      COMMENT ON COLUMN event_notices.changed_at IS 'When the transaction began that changed the event last.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE event_notices DROP COLUMN changed_at;
      DROP TRIGGER end_series_of_one ON events;
      DROP FUNCTION end_series_of_one();
      ALTER TABLE events DROP COLUMN is_exception, DROP COLUMN series_id;
    `);
  }
}
