import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** An event ends after its start, perhaps on the next day. An end that makes no sense is forgotten; calendars and clashes ignored it. */
export class EndAfterStart1795000000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The same rule as libs/domain/src/events/event-end.ts. Null without an end, or if it makes no sense.
      CREATE FUNCTION event_minutes(start_time text, end_time text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
        SELECT CASE WHEN minutes > 0 THEN minutes WHEN minutes BETWEEN -1439 AND -1080 THEN minutes + 1440 END
        FROM (SELECT (substr(end_time, 1, 2)::int - substr(start_time, 1, 2)::int) * 60
                     + substr(end_time, 4, 2)::int - substr(start_time, 4, 2)::int AS minutes) difference
      $$;
      CREATE FUNCTION event_end(date date, start_time text, end_time text) RETURNS timestamp LANGUAGE sql IMMUTABLE AS $$
        SELECT date + make_interval(hours => substr(start_time, 1, 2)::int, mins => substr(start_time, 4, 2)::int
                                             + coalesce(event_minutes(start_time, end_time), 90))
      $$;

      UPDATE events SET end_time = NULL WHERE end_time IS NOT NULL AND event_minutes(start_time, end_time) IS NULL;
      ALTER TABLE events ADD CONSTRAINT events_end_after_start
        CHECK (end_time IS NULL OR event_minutes(start_time, end_time) IS NOT NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events DROP CONSTRAINT events_end_after_start;
      DROP FUNCTION event_end, event_minutes;
    `);
  }
}
