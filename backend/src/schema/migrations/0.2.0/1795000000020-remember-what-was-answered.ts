import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** When and where an event was at the time of each response, so that a response given before it moved is unconfirmed. */
export class RememberWhatWasAnswered1795000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Immutable, because this format depends on no setting.
      CREATE FUNCTION time_and_place(day date, start_time text, reporting_time text, location text, location_detail text)
      RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN jsonb_build_object(
        'date', to_char(day::timestamp, 'YYYY-MM-DD'), 'startTime', start_time, 'reportingTime', nullif(reporting_time, ''),
        'location', nullif(location, ''), 'locationDetail', nullif(location_detail, ''));

      ALTER TABLE events ADD COLUMN time_and_place jsonb NOT NULL GENERATED ALWAYS AS
        (time_and_place(date, start_time, reporting_time, location, location_detail)) STORED;

      ALTER TABLE availabilities ADD COLUMN time_and_place jsonb;
      COMMENT ON COLUMN availabilities.time_and_place IS 'Those of the event when the response was given.';
      UPDATE availabilities a SET time_and_place = e.time_and_place FROM events e WHERE e.id = a.event_id;

      -- A trigger, because servers of an earlier version respond as well.
      CREATE FUNCTION remember_time_and_place() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.time_and_place = (SELECT time_and_place FROM events WHERE id = NEW.event_id);
        RETURN NEW;
      END $$;
      CREATE TRIGGER remember_time_and_place BEFORE INSERT OR UPDATE OF responded_at ON availabilities
        FOR EACH ROW EXECUTE FUNCTION remember_time_and_place();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER remember_time_and_place ON availabilities;
      DROP FUNCTION remember_time_and_place();
      ALTER TABLE availabilities DROP COLUMN time_and_place;
      ALTER TABLE events DROP COLUMN time_and_place;
      DROP FUNCTION time_and_place(date, text, text, text, text);
    `);
  }
}
