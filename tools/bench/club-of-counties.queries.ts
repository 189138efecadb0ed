import { type ClientBase } from 'pg';
import { type County } from '../county/county-data.ts';

/** Of the password in club-of-counties.ts. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$wzbNFepon94DXtRfNlGRuQ$drRYQhS9+K37o21j1g8KX+gWfyMjivqocueSZ6aBpSU';

/** Inserts one county's leagues, teams, children, rosters and fixtures. Members like `nameFolded` are folded names. */
export async function insertCounty(database: ClientBase, county: County): Promise<void> {
  const insert = (statement: string, rows: object[]) => database.query(statement, [JSON.stringify(rows)]);
  await insert(
    `INSERT INTO leagues (name, folded_name, age_group, folded_age_group, description)
     SELECT name, "nameFolded", "ageGroup", lower("ageGroup"), nullif(description, '')
     FROM json_to_recordset($1) AS row (name text, "nameFolded" text, "ageGroup" text, description text)`,
    county.leagues,
  );
  await insert(
    `INSERT INTO teams (name, folded_name, league_id, description)
     SELECT row.name, row."nameFolded", l.id, nullif(row.description, '')
     FROM json_to_recordset($1) AS row (name text, "nameFolded" text, "leagueNameFolded" text, description text)
     JOIN leagues l ON l.folded_name = row."leagueNameFolded"
     ORDER BY l.id, row.name`,
    county.teams,
  );
  await insert(
    `INSERT INTO children (name, folded_name, date_of_birth, age_group)
     SELECT name, "nameFolded", "dateOfBirth", nullif("ageGroup", '')
     FROM json_to_recordset($1) AS row (name text, "nameFolded" text, "dateOfBirth" date, "ageGroup" text)`,
    county.children,
  );
  await insert(
    `INSERT INTO memberships (team_id, child_id, jersey_number, position, joined_at)
     SELECT t.id, c.id, row."jerseyNumber", nullif(row.position, ''), '-infinity'
     FROM json_to_recordset($1) AS row ("teamNameFolded" text, "leagueNameFolded" text, "childNameFolded" text,
                                        "dateOfBirth" date, "jerseyNumber" int, position text)
     JOIN leagues l ON l.folded_name = row."leagueNameFolded"
     JOIN teams t ON t.league_id = l.id AND t.folded_name = row."teamNameFolded"
     JOIN children c ON c.folded_name = row."childNameFolded" AND c.date_of_birth = row."dateOfBirth" AND c.is_registered
     ORDER BY t.id, c.id`,
    county['team-members'],
  );
  await insert(
    `WITH fixture AS MATERIALIZED (
       SELECT row.*, nextval(pg_get_serial_sequence('events', 'id'))::int AS id
       FROM json_to_recordset($1) AS row (title text, type text, date date, "startTime" text, location text,
                                          "leagueNameFolded" text, "homeTeamFolded" text, "awayTeamFolded" text)
     ), event AS (
       INSERT INTO events (id, title, type, date, start_time, location, relevance_type)
       SELECT id, title, type, date, "startTime", location, 'team' FROM fixture
     )
     INSERT INTO event_teams (event_id, team_id, position)
     SELECT f.id, t.id, side.position
     FROM fixture f CROSS JOIN LATERAL (VALUES (0, f."homeTeamFolded"), (1, f."awayTeamFolded")) side (position, team)
     JOIN leagues l ON l.folded_name = f."leagueNameFolded"
     JOIN teams t ON t.league_id = l.id AND t.folded_name = side.team`,
    county.fixtures,
  );
}

/** An admin, a coach who leads the first team, and a parent for two children each, of which one is in the second half. */
export async function addAccounts(database: ClientBase): Promise<void> {
  await database.query(
    `INSERT INTO users (username, email, password_hash, full_name, is_parent, is_coach, is_admin)
     SELECT name || '@touchline.example', name || '@touchline.example', $1, initcap(name) || ' Example',
            name LIKE 'parent%', name = 'coach', name = 'admin'
     FROM (SELECT 'admin' UNION ALL SELECT 'coach'
           UNION ALL SELECT 'parent' || n FROM generate_series(1, (SELECT count(*) / 2 FROM children)) n) account (name)`,
    [passwordHash],
  );
  await database.query(`
    INSERT INTO sign_in_names (name, user_id) SELECT email, id FROM users;
    UPDATE teams SET lead_coach_id = (SELECT id FROM users WHERE is_coach) WHERE id = (SELECT min(id) FROM teams);
    INSERT INTO coach_appointments (team_id, coach_id, confirmed_at)
    SELECT id, lead_coach_id, now() FROM teams WHERE lead_coach_id IS NOT NULL;
    ANALYZE users, children;
    INSERT INTO guardianships (child_id, user_id)
    SELECT c.id, u.id
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM users WHERE is_parent) u
    JOIN (SELECT id, (row_number() OVER (ORDER BY id) - 1) % (SELECT count(*) FROM users WHERE is_parent) + 1 AS place
          FROM children) c USING (place)
    ORDER BY u.id, c.id`);
}

/** One for every league and every twentieth team, and one for the whole club per county. */
export async function addAnnouncements(database: ClientBase, now: Date): Promise<void> {
  await database.query(
    `INSERT INTO announcements (title, content, author_id, team_id, league_id, created_at)
     SELECT 'News for ' || scope.name, repeat('Please read this before the weekend. ', 8),
            (SELECT id FROM users WHERE is_admin), scope.team_id, scope.league_id,
            $1::timestamptz - row_number() OVER (ORDER BY scope.name) * interval '1 hour'
     FROM (SELECT name, id AS team_id, NULL::int AS league_id FROM teams WHERE id % 20 = 0
           UNION ALL SELECT name, NULL, id FROM leagues
           UNION ALL SELECT 'everybody', NULL, NULL FROM generate_series(1, (SELECT count(*) / 580 FROM teams))) scope`,
    [now],
  );
}

/** Three of five children respond, three of four of them with yes. Every tenth response replaced the opposite one. */
export async function addResponses(database: ClientBase, now: Date): Promise<void> {
  await database.query('ANALYZE events, event_teams, memberships, guardianships');
  await database.query(
    `INSERT INTO availabilities (event_id, child_id, is_available, responded_at, responded_by)
     SELECT e.id, m.child_id, (e.id * 7 + m.child_id) % 4 > 0,
            least(e.date, $1::timestamptz) - (1 + (e.id + m.child_id * 3) % 72) * interval '1 hour', g.user_id
     FROM events e JOIN event_teams et ON et.event_id = e.id JOIN team_members m ON m.team_id = et.team_id
     JOIN guardianships g ON g.child_id = m.child_id
     WHERE e.date BETWEEN $1::date - 42 AND $1::date + 42 AND (e.id + m.child_id) % 5 < 3
     ORDER BY e.id, m.child_id`,
    [now],
  );
  await database.query(`
    INSERT INTO availability_history (event_id, child_id, is_available, responded_at, responded_by)
    SELECT event_id, child_id, is_available <> isEarlier, responded_at - CASE WHEN isEarlier THEN interval '5 hours' ELSE '0' END,
           responded_by
    FROM availabilities, unnest(CASE WHEN id % 10 = 0 THEN ARRAY[true, false] ELSE ARRAY[false] END) AS isEarlier
    ORDER BY id, isEarlier DESC`);
}
