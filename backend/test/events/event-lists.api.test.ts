import { type ClubApp, startClub } from '../support/club-app.ts';
import { type Api } from '../support/api.ts';
import { aCoach, aParent, buildAvailability, buildChild, buildEvent, buildTeam } from '../support/factories.ts';

let club: ClubApp;
let coach: Api;
beforeAll(async () => {
  club = await startClub();
  coach = await club.signIn((await aCoach(club)).email);
});
afterAll(() => club.close());

const ids = (events: { id: number }[]) => events.map(({ id }) => id);
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Two children of one family in different teams, with a match of each team and one of both. */
async function buildFamily() {
  const guardian = await aParent(club);
  const [lions, bears] = [await buildTeam(club), await buildTeam(club)];
  const [one, two] = [
    await buildChild(club, { guardian, team: lions }),
    await buildChild(club, { guardian, team: bears }),
  ];
  const ofLions = await buildEvent(club, { teamId: lions.id, date: '2099-01-01' });
  const ofBears = await buildEvent(club, { teamId: bears.id, date: '2099-01-02' });
  const ofBoth = await buildEvent(club, { teamsInvolved: [lions.id, bears.id], date: '2099-01-03' });
  const family = await club.signIn(guardian.email);
  return { guardian, lions, bears, one, two, ofLions, ofBears, ofBoth, family };
}

describe('GET /api/children/{id}/events', () => {
  it('returns to guardians the child’s events, its response and those of its siblings', async () => {
    const { one, two, ofBears, ofBoth, family } = await buildFamily();
    await buildAvailability(club, { eventId: ofBoth.id, childId: two.id, isAvailable: false });
    const { body } = await family.get(`/api/children/${two.id}/events`);
    expect(ids(body)).toEqual([ofBears.id, ofBoth.id]);
    expect(body[1].availability).toMatchObject({ childId: two.id, childName: two.name, isAvailable: false });
    expect(body[1].availability.respondedAt).toMatch(instant);
    expect(body[1].availabilities.map(({ childId }: { childId: number }) => childId)).toEqual([one.id, two.id]);
    expect('counts' in body[1]).toBe(false);
  });

  it('returns to staff the child’s events, its response and the counts of the audience', async () => {
    const { two, ofBears, ofBoth } = await buildFamily();
    const { body } = await coach.get(`/api/children/${two.id}/events`);
    expect(ids(body)).toEqual([ofBears.id, ofBoth.id]);
    expect(body[1]).toMatchObject({
      availability: { childId: two.id, isAvailable: null },
      counts: { available: 0, unavailable: 0, pending: 2, unconfirmedCount: 0, awayCount: 0 },
    });
    expect(body[1].availabilities).toHaveLength(1);
  });

  it('returns pages with the total number', async () => {
    const { two, ofBoth, family } = await buildFamily();
    const { body, headers } = await family.get(`/api/children/${two.id}/events?limit=1&offset=1&from=2099-01-01`);
    expect([ids(body), headers.get('x-total-count')]).toEqual([[ofBoth.id], '2']);
  });

  it('returns the latest events first on request', async () => {
    const { two, ofBears, ofBoth, family } = await buildFamily();
    for (const api of [family, coach]) {
      const { body } = await api.get(`/api/children/${two.id}/events?order=desc&limit=2`);
      expect(ids(body)).toEqual([ofBoth.id, ofBears.id]);
    }
  });

  it('returns the same 404 for an unregistered child, an unknown child and a child of another family', async () => {
    const { family } = await buildFamily();
    const removed = await buildChild(club, { isRegistered: false });
    const other = await buildChild(club, { guardian: await aParent(club) });
    for (const id of [other.id, removed.id, 2147483647]) {
      const { status, body } = await family.get(`/api/children/${id}/events`);
      expect([status, body.message]).toEqual([404, 'This player does not exist']);
    }
    expect((await coach.get(`/api/children/${removed.id}/events`)).status).toBe(404);
  });
});

describe('GET /api/teams/{id}/events', () => {
  it('returns to staff the team’s own events, and no other team’s of a member, with counts of the members', async () => {
    const { lions, one, ofLions, ofBoth } = await buildFamily();
    await buildAvailability(club, { eventId: ofBoth.id, childId: one.id });
    const elsewhere = await buildTeam(club);
    await club.database.query('INSERT INTO team_members (team_id, child_id) VALUES ($1, $2)', [elsewhere.id, one.id]);
    await buildEvent(club, { teamId: elsewhere.id, date: '2099-01-04' });
    const { body } = await coach.get(`/api/teams/${lions.id}/events`);
    expect(ids(body)).toEqual([ofLions.id, ofBoth.id]);
    expect(body[1].counts).toEqual({ available: 1, unavailable: 0, pending: 0, unconfirmedCount: 0, awayCount: 0 });
  });

  it('returns to parents only the events that concern their own children in the team', async () => {
    const { lions, one, ofLions, ofBoth, family } = await buildFamily();
    const elsewhere = await buildTeam(club);
    const mate = await buildChild(club, { team: lions });
    await club.database.query('INSERT INTO team_members (team_id, child_id) VALUES ($1, $2)', [elsewhere.id, mate.id]);
    await buildEvent(club, { teamId: elsewhere.id });
    const { body } = await family.get(`/api/teams/${lions.id}/events`);
    expect(ids(body)).toEqual([ofLions.id, ofBoth.id]);
    expect(body[1].availability.childId).toBe(one.id);
  });

  it('returns the events of a team without members', async () => {
    const team = await buildTeam(club);
    const events = [
      await buildEvent(club, { teamId: team.id }),
      await buildEvent(club, { teamsInvolved: [team.id] }),
      await buildEvent(club, { leagueId: team.leagueId }),
    ];
    const { body } = await coach.get(`/api/teams/${team.id}/events`);
    expect(ids(body)).toEqual(ids(events));
    expect(body[0].counts).toEqual({ available: 0, unavailable: 0, pending: 0, unconfirmedCount: 0, awayCount: 0 });
  });

  it('returns 404 for an unknown team', async () => {
    expect((await coach.get('/api/teams/2147483647/events')).status).toBe(404);
  });
});

describe('GET /api/events', () => {
  it('omits the counts on request', async () => {
    const { lions } = await buildFamily();
    const { body } = await coach.get(`/api/events?teamId=${lions.id}&counts=none`);
    expect(body).toHaveLength(2);
    expect('counts' in body[0]).toBe(false);
  });

  it('counts the events for the total up to the next multiple of 10,000 after the page, or all on request', async () => {
    const team = await buildTeam(club);
    await club.database.query(
      `INSERT INTO events (title, type, date, start_time, team_id, relevance_type, status)
       SELECT 'Training', 'training', '2098-01-01', '10:00', $1, 'team', 'confirmed' FROM generate_series(1, 10005)`,
      [team.id],
    );
    const totalOf = async (query: string) => {
      const { headers, body } = await coach.get(`/api/events?teamId=${team.id}&counts=none&${query}`);
      return [body.length, headers.get('x-total-count'), headers.get('x-total-count-is-minimum')];
    };
    expect(await totalOf('limit=10')).toEqual([10, '10000', 'true']);
    expect(await totalOf('limit=10&offset=9989')).toEqual([10, '10000', 'true']);
    expect(await totalOf('limit=10&offset=9990')).toEqual([10, '10005', null]);
    expect(await totalOf('limit=10&offset=10000')).toEqual([5, '10005', null]);
    expect(await totalOf('limit=10&offset=20000')).toEqual([0, '10005', null]);
    expect(await totalOf('limit=10&total=exact')).toEqual([10, '10005', null]);
    expect(await totalOf('order=desc')).toEqual([10005, '10005', null]);
  });

  it('counts all children in a team once for an event for the whole club, and only their responses', async () => {
    const [team, other] = [await buildTeam(club), await buildTeam(club)];
    const teamless = [await buildChild(club, { isRegistered: false }), await buildChild(club)];
    const member = await buildChild(club, { team: other });
    await club.database.query('INSERT INTO team_members (team_id, child_id) VALUES ($1, $2)', [team.id, member.id]);
    const event = await buildEvent(club, { teamId: team.id, relevanceType: 'all' });
    for (const { id } of [...teamless, member]) await buildAvailability(club, { eventId: event.id, childId: id });
    const [{ members }] = await club.database.query('SELECT count(DISTINCT child_id) AS members FROM team_members');
    const { body } = await coach.get(`/api/events?teamId=${team.id}`);
    expect(body[0].counts).toEqual({
      available: 1,
      unavailable: 0,
      pending: members - 1,
      unconfirmedCount: 0,
      awayCount: 0,
    });
  });
});

describe('GET /api/events/{id}', () => {
  it('returns to a family the event as its lists do, with the responses of its own children', async () => {
    const { family, one, two, ofBoth } = await buildFamily();
    await buildAvailability(club, { eventId: ofBoth.id, childId: two.id, isAvailable: false });
    const { status, body } = await family.get(`/api/events/${ofBoth.id}`);
    const listed = (await family.get('/api/dashboard/events')).body.find(({ id }: { id: number }) => id === ofBoth.id);
    expect([status, body]).toEqual([200, listed]);
    expect(body.availabilities).toMatchObject([
      { childId: one.id, isAvailable: null },
      { childId: two.id, isAvailable: false },
    ]);
    expect('counts' in body).toBe(false);
  });

  it('returns to staff the event as GET /api/events does, with counts', async () => {
    const { one, lions, ofLions } = await buildFamily();
    await buildAvailability(club, { eventId: ofLions.id, childId: one.id });
    const { status, body } = await coach.get(`/api/events/${ofLions.id}`);
    const [listed] = (await coach.get(`/api/events?teamId=${lions.id}`)).body;
    expect([status, body]).toEqual([200, listed]);
    expect(body.counts).toEqual({ available: 1, unavailable: 0, pending: 0, unconfirmedCount: 0, awayCount: 0 });
  });

  it('returns for an event of other families the same 404 as for an unknown one', async () => {
    const { ofBoth } = await buildFamily();
    const { family: otherFamily } = await buildFamily();
    const { correlationId: _, ...unknown } = (await otherFamily.get('/api/events/2147483647')).body;
    const { status, body } = await otherFamily.get(`/api/events/${ofBoth.id}`);
    expect([status, body]).toEqual([404, { ...unknown, correlationId: expect.any(String) }]);
    expect(body.message).toBe('This event does not exist');
    expect((await coach.get('/api/events/2147483647')).status).toBe(404);
  });

  it('requires a session and a valid id', async () => {
    const { family, ofBoth } = await buildFamily();
    expect((await club.guest().get(`/api/events/${ofBoth.id}`)).status).toBe(401);
    for (const id of ['0', '1e3', 'x', '2147483648']) expect((await family.get(`/api/events/${id}`)).status).toBe(400);
  });
});

it('GET /api/events/{id}/availabilities returns pages with the total number', async () => {
  const { ofBoth } = await buildFamily();
  const { body, headers } = await coach.get(`/api/events/${ofBoth.id}/availabilities?limit=1&offset=1`);
  expect([body.length, headers.get('x-total-count')]).toEqual([1, '2']);
});

it('GET /api/events/{id}/availabilities returns only the children in a team', async () => {
  const { family, bears, two, ofBoth } = await buildFamily();
  for (const api of [coach, family]) {
    const { body, headers } = await api.get(`/api/events/${ofBoth.id}/availabilities?teamId=${bears.id}`);
    expect(body.map(({ childId }: { childId: number }) => childId)).toEqual([two.id]);
    expect(headers.get('x-total-count')).toBe('1');
  }
  expect((await coach.get(`/api/events/${ofBoth.id}/availabilities?teamId=x`)).status).toBe(400);
});

it('GET /api/events/{id}/availabilities omits children of other families from a parent’s total number', async () => {
  const { family, lions, ofBoth } = await buildFamily();
  await buildChild(club, { guardian: await aParent(club), team: lions });
  const everybody = await coach.get(`/api/events/${ofBoth.id}/availabilities?limit=1`);
  const own = await family.get(`/api/events/${ofBoth.id}/availabilities?limit=1`);
  expect([everybody, own].map(({ body, headers }) => [body.length, headers.get('x-total-count')])).toEqual([
    [1, '3'],
    [1, '2'],
  ]);
});
