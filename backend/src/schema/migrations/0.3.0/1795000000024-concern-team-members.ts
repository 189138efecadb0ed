import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Only children in a team, who are all registered, belong to the audience of an event for the whole club or for an age group. */
export class ConcernTeamMembers1795000000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION event_children(last_cutoff date, first_day date DEFAULT '-infinity', last_day date DEFAULT 'infinity')
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
        SELECT e.id, m.child_id FROM events e CROSS JOIN team_members m
        WHERE e.date BETWEEN first_day AND last_day AND e.relevance_type = 'all'
        UNION
        SELECT e.id, m.child_id
        FROM events e CROSS JOIN team_members m JOIN children c ON c.id = m.child_id AND e.age_group_relevance IN (
          child_age_group(c.age_group, c.date_of_birth, last_cutoff),
          listed_age_group(child_age_group(c.age_group, c.date_of_birth, last_cutoff)))
        WHERE e.date BETWEEN first_day AND last_day AND e.relevance_type = 'age_group'
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION event_children(last_cutoff date, first_day date DEFAULT '-infinity', last_day date DEFAULT 'infinity')
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
    `);
  }
}
