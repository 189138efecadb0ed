import { times } from '../faults/size.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { aCoach, anAdmin, aParent, buildChild, buildEvent, buildTeam } from '../support/factories.ts';
import { tally } from '../support/matrix/matrix.ts';

const racers = times(50, 200);
const rounds = times(3, 20);

let club: ClubApp;
beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());

const atOnce = <Result>(act: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: racers }, (_, n) => act(n)));

// Covers R5.
it(`Claiming one child by ${racers} parents at once succeeds for exactly one (${rounds} rounds)`, async () => {
  const emails: string[] = [];
  // One after another, because the test's own statements wait at most three seconds for a connection.
  for (let n = 0; n < racers; n++) emails.push((await aParent(club)).email);
  const parents = await atOnce((n) => club.signIn(emails[n]!));
  for (let round = 0; round < rounds; round++) {
    const { id, name, dateOfBirth } = await buildChild(club);
    const found = await atOnce((n) => parents[n]!.post('/api/children/search', { name, dateOfBirth }));
    expect(new Set(found.map(({ body }) => body.child.id))).toEqual(new Set([id]));
    const claims = await atOnce((n) => parents[n]!.post(`/api/children/${id}/claim`, {}));
    expect(tally(claims.map(({ status }) => status).sort())).toBe(`1x200 ${racers - 1}x409`);
    expect(await club.database.query('SELECT FROM guardianships WHERE child_id = $1', [id])).toHaveLength(1);
  }
});

// Covers R6.
it(`Responding ${racers} times at once for one child and event stores one response, and all of them in the history`, async () => {
  const guardian = await aParent(club);
  const team = await buildTeam(club);
  const child = await buildChild(club, { guardian, team });
  const event = await buildEvent(club, { teamId: team.id });
  const family = await club.signIn(guardian.email);
  const responses = await atOnce((n) =>
    family.post('/api/availabilities', {
      eventId: event.id,
      childId: child.id,
      isAvailable: [true, false, null][n % 3],
    }),
  );
  expect(tally(responses.map(({ status }) => status).sort())).toBe(`1x201 ${racers - 1}x200`);
  const rows = await club.database.query('SELECT is_available FROM availabilities WHERE event_id = $1', [event.id]);
  const history = await club.database.query(
    'SELECT is_available FROM availability_history WHERE event_id = $1 ORDER BY id',
    [event.id],
  );
  expect(rows).toHaveLength(1);
  expect(history).toHaveLength(racers);
});

it(`Saving the same version of an event ${racers} times at once succeeds exactly once`, async () => {
  const coach = await club.signIn((await aCoach(club)).email);
  const event = await buildEvent(club, { teamId: (await buildTeam(club)).id });
  const saved = await atOnce((n) => coach.put(`/api/events/${event.id}`, { version: 1, title: `Edit ${n}` }));
  expect(tally(saved.map(({ status }) => status).sort())).toBe(`1x200 ${racers - 1}x409`);
});

it('Deleting all teams that share events succeeds at once, and deletes the events', async () => {
  const admin = await club.signIn((await anAdmin(club)).email);
  for (let round = 0; round < rounds; round++) {
    const teams: number[] = [];
    for (let n = 0; n < 10; n++) teams.push((await buildTeam(club)).id);
    // Every team has an event that all others take part in.
    const events: number[] = [];
    for (const teamId of teams) events.push((await buildEvent(club, { teamId, teamsInvolved: teams })).id);
    const responses = await Promise.all(teams.map((id) => admin.delete(`/api/teams/${id}`)));
    expect(tally(responses.map(({ status }) => status).sort())).toBe('10x204');
    expect(await club.database.query('SELECT FROM events WHERE id = ANY ($1)', [events])).toEqual([]);
  }
});
