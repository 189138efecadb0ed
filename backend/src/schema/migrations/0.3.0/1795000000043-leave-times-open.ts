import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Events whose time is to be confirmed. An answer given before the time was known becomes unconfirmed once it is. */
export class LeaveTimesOpen1795000000043 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events ADD COLUMN is_time_to_be_confirmed boolean NOT NULL DEFAULT false
        CHECK (NOT is_time_to_be_confirmed OR (end_time IS NULL AND reporting_time IS NULL));
      COMMENT ON COLUMN events.is_time_to_be_confirmed IS 'Families are not told start_time, as which the event counts until then.';

      ALTER TABLE events DROP COLUMN time_and_place;
      DROP FUNCTION time_and_place(date, text, text, text, text);
      -- Servers of an earlier version call it with five arguments. What was stored before stays equal, because only an open time is named.
      -- Nobody is told the start that stands for it, so another one is no change.
      CREATE FUNCTION time_and_place(day date, start_time text, reporting_time text, location text, location_detail text,
                                     is_open boolean DEFAULT false)
      RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN jsonb_build_object(
        'date', to_char(day::timestamp, 'YYYY-MM-DD'), 'startTime', CASE WHEN is_open THEN '12:00' ELSE start_time END,
        'reportingTime', nullif(reporting_time, ''),
        'location', nullif(location, ''), 'locationDetail', nullif(location_detail, ''))
        || CASE WHEN is_open THEN '{"isTimeToBeConfirmed": true}'::jsonb ELSE '{}' END;
      ALTER TABLE events ADD COLUMN time_and_place jsonb NOT NULL GENERATED ALWAYS AS
        (time_and_place(date, start_time, reporting_time, location, location_detail, is_time_to_be_confirmed)) STORED;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events DROP COLUMN time_and_place;
      DROP FUNCTION time_and_place(date, text, text, text, text, boolean);
      CREATE FUNCTION time_and_place(day date, start_time text, reporting_time text, location text, location_detail text)
      RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN jsonb_build_object(
        'date', to_char(day::timestamp, 'YYYY-MM-DD'), 'startTime', start_time, 'reportingTime', nullif(reporting_time, ''),
        'location', nullif(location, ''), 'locationDetail', nullif(location_detail, ''));
      ALTER TABLE events ADD COLUMN time_and_place jsonb NOT NULL GENERATED ALWAYS AS
        (time_and_place(date, start_time, reporting_time, location, location_detail)) STORED;
      ALTER TABLE events DROP COLUMN is_time_to_be_confirmed;
    `);
  }
}
