import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Limits the audience function to a range of days, so that a page of a season does not read the whole season. Availabilities can be
 * counted with an index-only scan.
 */
export class BoundEventChildren1795000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION event_children;
      CREATE FUNCTION event_children(last_cutoff date, first_day date DEFAULT '-infinity', last_day date DEFAULT 'infinity')
      RETURNS TABLE (event_id integer, child_id integer)
      LANGUAGE sql STABLE AS $$
        SELECT e.id, m.child_id FROM events e JOIN team_members m ON m.team_id = e.team_id
        WHERE e.date BETWEEN first_day AND last_day
        UNION
        SELECT et.event_id, m.child_id
        FROM event_teams et JOIN events e ON e.id = et.event_id JOIN team_members m ON m.team_id = et.team_id
        WHERE e.date BETWEEN first_day AND last_day
        UNION
        SELECT e.id, m.child_id
        FROM events e JOIN teams t ON t.league_id = e.league_id JOIN team_members m ON m.team_id = t.id
        WHERE e.date BETWEEN first_day AND last_day
          AND e.team_id IS NULL AND NOT EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id)
        UNION
        SELECT e.id, c.id FROM events e JOIN children c ON c.is_registered
        WHERE e.date BETWEEN first_day AND last_day AND e.relevance_type = 'all'
        UNION
        SELECT e.id, c.id
        FROM events e JOIN children c ON c.is_registered AND e.age_group_relevance IN (
          child_age_group(c.age_group, c.date_of_birth, last_cutoff),
          listed_age_group(child_age_group(c.age_group, c.date_of_birth, last_cutoff)))
        WHERE e.date BETWEEN first_day AND last_day AND e.relevance_type = 'age_group'
      $$;

      ALTER TABLE availabilities DROP CONSTRAINT availabilities_once,
        ADD CONSTRAINT availabilities_once UNIQUE (event_id, child_id) INCLUDE (is_available);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE availabilities DROP CONSTRAINT availabilities_once,
        ADD CONSTRAINT availabilities_once UNIQUE (event_id, child_id);

      DROP FUNCTION event_children;
      CREATE FUNCTION event_children(last_cutoff date) RETURNS TABLE (event_id integer, child_id integer)
      LANGUAGE sql STABLE AS $$
        SELECT e.id, m.child_id FROM events e JOIN team_members m ON m.team_id = e.team_id
        UNION
        SELECT et.event_id, m.child_id FROM event_teams et JOIN team_members m ON m.team_id = et.team_id
        UNION
        SELECT e.id, m.child_id
        FROM events e JOIN teams t ON t.league_id = e.league_id JOIN team_members m ON m.team_id = t.id
        WHERE e.team_id IS NULL AND NOT EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id)
        UNION
        SELECT e.id, c.id FROM events e JOIN children c ON c.is_registered WHERE e.relevance_type = 'all'
        UNION
        SELECT e.id, c.id
        FROM events e JOIN children c ON c.is_registered AND e.age_group_relevance IN (
          child_age_group(c.age_group, c.date_of_birth, last_cutoff),
          listed_age_group(child_age_group(c.age_group, c.date_of_birth, last_cutoff)))
        WHERE e.relevance_type = 'age_group'
      $$;
    `);
  }
}
