import { alternate, ratioOf, type Rounds } from './alternate.ts';
import { query } from './cluster.ts';
import { type Goal } from './goals.ts';
import { load } from './load.ts';
import { type Exchange } from './recording.ts';
import { type Club, type ClubRequests } from './routes.ts';

const title = 'Fixture of a measurement';
const date = '2027-01-02';

/** Our server's rate as a share of the bare server's when the goal was set. */
const firstShare = 0.1;

const creation = ({ admin, teamIds }: ClubRequests) => ({
  path: '/api/events',
  cookie: admin,
  json: JSON.stringify({
    ...{ title, type: 'match', date, startTime: '10:30', location: 'Riverside' },
    ...{ teamsInvolved: teamIds, relevanceType: 'team' },
  }),
});

/** What the bare server does to create a fixture: one statement, which stays the same so that runs can be compared. */
export const plainCreation = (requests: ClubRequests): Exchange => ({
  request: creation(requests),
  statements: [{ text: plainInsert, values: [title, date, requests.teamIds] }],
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: '{}',
});

const plainInsert = `
  WITH event AS (
    INSERT INTO events (title, date, start_time, location, relevance_type)
    VALUES ($1, $2, '10:30', 'Riverside', 'team') RETURNING id
  ), audit AS (
    INSERT INTO audit_log (action, subject, subject_id) SELECT 'event.create', 'event', id FROM event
  )
  INSERT INTO event_teams (event_id, team_id, position)
  SELECT event.id, team.id, team.position FROM event, unnest($3::int[]) WITH ORDINALITY team (id, position)`;

/** Creates fixtures, eight at a time, on our server and the bare one. */
export async function measureFixtures(club: Club, bareUrl: string, rounds: Rounds): Promise<Goal> {
  const requests = [creation(club)];
  const rates = await alternate(load([club.server.url], requests, 8), load([bareUrl], requests, 8), rounds);
  await query(club.databaseUrl, `DELETE FROM events WHERE title = '${title}'`);
  const share = ratioOf('perSecond', rates);
  return {
    ...{ id: 'fixtures', what: 'fixtures created per second / when the goal was set', atLeast: 4 },
    measured: share && share / firstShare,
    hasFailed: share === null,
    note: share === null ? undefined : `${share.toPrecision(2)} of the bare server's rate`,
  };
}
