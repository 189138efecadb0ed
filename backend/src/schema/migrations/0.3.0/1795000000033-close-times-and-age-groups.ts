import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** As `readAgeGroup` of the domain, for texts that are stored tidied. */
const readAgeGroup = String.raw`
  SELECT id, 'U' || (substring(age_group FROM '(?i)^u(?:nder)?[\s.‐-―-]?0?(\d{1,2})(?:[''’]?s)?$')::int) AS read`;
const isAgeGroup = (column: string) => `${column} ~ '^U([5-9]|1[0-9]|2[01])$'`;

/**
 * An event ends after its start, perhaps on the next day, and a player's age group is one of U5 to U21. Ends that make no sense are
 * forgotten; calendars and clashes ignored them. Age groups are written in one way; a player's that cannot be read is computed again.
 */
export class CloseTimesAndAgeGroups1795000000033 implements MigrationInterface {
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

      UPDATE children c SET age_group = CASE WHEN ${isAgeGroup('read')} THEN read END
      FROM (${readAgeGroup} FROM children) r
      WHERE r.id = c.id AND NOT ${isAgeGroup('c.age_group')};
      ALTER TABLE children ADD CONSTRAINT children_age_group CHECK (${isAgeGroup('age_group')});

      -- A league keeps words of its own, and its group if another league has the name and the group already.
      UPDATE leagues l SET age_group = read, folded_age_group = lower(read)
      FROM (SELECT DISTINCT ON (folded_name, read) id, read
            FROM leagues JOIN (${readAgeGroup} FROM leagues) r USING (id) ORDER BY folded_name, read, id) r
      WHERE r.id = l.id AND ${isAgeGroup('read')} AND l.age_group <> read
        AND NOT EXISTS (SELECT FROM leagues other
                        WHERE other.id <> l.id AND other.folded_name = l.folded_name AND other.folded_age_group = lower(read));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE children DROP CONSTRAINT children_age_group;
      ALTER TABLE events DROP CONSTRAINT events_end_after_start;
      DROP FUNCTION event_end, event_minutes;
    `);
  }
}
