import { type Child } from '../../src/children/child.entity.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { aCoach, aParent, buildChild, buildEvent, buildLeague, buildTeam } from '../support/factories.ts';

let club: ClubApp;
let coach: Api;
beforeAll(async () => {
  club = await startClub();
  coach = await club.signIn((await aCoach(club)).email);
});
afterAll(() => club.close());

const ids = (events: { id: number }[]) => events.map(({ id }) => id);
const plain = { date: '2099-06-01', startTime: '10:30', relevanceType: 'team' };

describe('POST /api/events', () => {
  it.each([
    ['a list', (ids: number[]) => ids],
    ['JSON text', (ids: number[]) => JSON.stringify(ids)],
    ['an object with numeric keys', (ids: number[]) => ({ ...ids })],
  ])('accepts the teams as %s and returns a list in that order', async (_form, write) => {
    const teams = [await buildTeam(club), await buildTeam(club)].map(({ id }) => id).reverse();
    const { status, body } = await coach.post('/api/events', { ...plain, teamsInvolved: write(teams) });
    expect(status).toBe(201);
    expect(body.teamsInvolved).toEqual(teams);
    expect(ids(body.teams)).toEqual(teams);
  });

  it('fills in the title, the type, the status and the audience', async () => {
    const team = await buildTeam(club, { name: 'Lions' });
    const { body } = await coach.post('/api/events', {
      ...plain,
      relevanceType: undefined,
      teamId: team.id,
      status: 'scheduled',
    });
    expect(body).toMatchObject({
      title: 'Lions match',
      type: 'match',
      status: 'confirmed',
      relevanceType: 'all',
      version: 1,
    });
    // It concerns every child of the club, including those of the tests below.
    await club.database.query('DELETE FROM events WHERE id = $1', [body.id]);
  });

  it.each([
    [true, 'Lions v Kings FC'],
    [null, 'Lions v Kings FC'],
    [false, 'Kings FC v Lions'],
  ])('keeps the opponent and the side of a match, and makes the title from them: isHome %s', async (isHome, title) => {
    const team = await buildTeam(club, { name: 'Lions' });
    const { body } = await coach.post('/api/events', { ...plain, teamId: team.id, opponent: ' Kings FC ', isHome });
    expect(body).toMatchObject({ title, opponent: 'Kings FC', isHome });
    const changed = await coach.put(`/api/events/${body.id}`, { location: 'Harbour' });
    expect(changed.body).toMatchObject({ opponent: 'Kings FC', isHome });
    expect((await coach.put(`/api/events/${body.id}`, { opponent: null })).body).toMatchObject({ opponent: null });
  });

  it.each([
    [{ startTime: '10:00', endTime: '09:00' }],
    [{ startTime: '10:00', endTime: '10:00' }],
    [{ startTime: '22:00', endTime: '04:01' }],
  ])('rejects an end before the start, also if only one of them changes: %j', async (times) => {
    const problem = { message: 'The end is before the start', errors: { endTime: 'The end is before the start' } };
    const { id: teamId } = await buildTeam(club);
    const event = { ...plain, teamId };
    expect(await coach.post('/api/events', { ...event, ...times })).toMatchObject({ status: 400, body: problem });
    const night = { startTime: '22:00', endTime: '00:30' };
    const { status, body } = await coach.post('/api/events', { ...event, ...night });
    expect([status, body.startTime, body.endTime]).toEqual([201, '22:00', '00:30']);
    const path = `/api/events/${body.id}`;
    for (const change of [times, { startTime: '10:00' }, { endTime: '12:00' }]) {
      expect(await coach.put(path, change)).toMatchObject({ status: 400, body: problem });
    }
    expect((await coach.put(path, { startTime: '23:00' })).body).toMatchObject({
      startTime: '23:00',
      endTime: '00:30',
    });
    expect((await coach.put(path, { startTime: '10:00', endTime: null })).status).toBe(200);
  });

  it.each([
    [{ date: undefined }, 'date', 'Date is required'],
    [{ isHome: 'yes' }, 'isHome', 'isHome must be true or false'],
    [{ opponent: 'x'.repeat(101) }, 'opponent', expect.stringMatching(/100/)],
    [{ date: '2026-02-30' }, 'date', 'Invalid date'],
    [{ startTime: undefined }, 'startTime', 'Start time is required'],
    [{ startTime: '24:00' }, 'startTime', 'Start time is required'],
    [{ reportingTime: '' }, 'reportingTime', 'Reporting time is required'],
    [{ type: 'party' }, 'type', 'Type must be one of match, training, tournament, friendly'],
    [{ teamId: undefined }, 'teamId', 'Please select either a team, multiple teams, or a league'],
    [{ relevanceType: 'age_group' }, 'ageGroupRelevance', 'Please select an age group for age-group specific events'],
    [{ teamsInvolved: 'x' }, 'teamsInvolved', 'The teams involved must be a list of at most 50 teams'],
    [{ teamsInvolved: { a: 1 } }, 'teamsInvolved', 'The teams involved must be a list of at most 50 teams'],
  ])('rejects %j with an error for the field', async (wrong, field, message) => {
    const team = await buildTeam(club);
    const { status, body } = await coach.post('/api/events', { ...plain, teamId: team.id, ...wrong });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ [field]: message });
  });

  it('is recorded in the audit log', async () => {
    const team = await buildTeam(club);
    const { body } = await coach.post('/api/events', { ...plain, teamId: team.id });
    const rows = await club.database.query(`SELECT action FROM audit_log WHERE subject = 'event' AND subject_id = $1`, [
      body.id,
    ]);
    expect(rows).toEqual([{ action: 'event.create' }]);
  });
});

describe('GET /api/events', () => {
  it('sorts by date, time and id in both directions, and returns pages with the total number', async () => {
    const team = await buildTeam(club);
    const days = [
      ['2099-03-02', '09:00'],
      ['2099-03-01', '18:00'],
      ['2099-03-01', '09:00'],
      ['2099-03-02', '09:00'],
    ] as const;
    const made = [];
    for (const [date, startTime] of days) made.push((await buildEvent(club, { teamId: team.id, date, startTime })).id);
    const [first, second, third, fourth] = [made[2], made[1], made[0], made[3]];
    const list = async (query: string) => coach.get(`/api/events?teamId=${team.id}${query}`);
    expect(ids((await list('')).body)).toEqual([first, second, third, fourth]);
    expect(ids((await list('&order=desc')).body)).toEqual([fourth, third, second, first]);
    const page = await list('&limit=2&offset=1');
    expect(ids(page.body)).toEqual([second, third]);
    expect(page.headers.get('x-total-count')).toBe('4');
    expect(ids((await list('&from=2099-03-02')).body)).toEqual([third, fourth]);
    expect(ids((await list('&to=2099-03-01')).body)).toEqual([first, second]);
  });

  it('filters by team, involved team, league and type', async () => {
    const league = await buildLeague(club);
    const team = await buildTeam(club, { leagueId: league.id });
    const ofTeam = await buildEvent(club, { teamId: team.id, type: 'training' });
    const involving = await buildEvent(club, { teamsInvolved: [team.id], date: '2099-05-05' });
    const ofLeague = await buildEvent(club, { leagueId: league.id, date: '2099-05-06' });
    const list = async (query: string) => ids((await coach.get(`/api/events?${query}`)).body);
    expect(await list(`teamId=${team.id}`)).toEqual([ofTeam.id, involving.id]);
    expect(await list(`leagueId=${league.id}`)).toEqual([ofTeam.id, involving.id, ofLeague.id]);
    expect(await list(`leagueId=${league.id}&type=training`)).toEqual([ofTeam.id]);
  });

  it.each([
    'from=2026-02-30',
    'limit=0',
    'limit=1e3',
    'offset=-1',
    'teamId=0',
    'type=party',
    'order=up',
    'from=2026-01-01&from=2026-01-02',
  ])('rejects the query %s', async (query) => {
    const { status, body } = await coach.get(`/api/events?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toHaveLength(1);
  });
});

describe('GET /api/dashboard/events', () => {
  it('returns the events of a parent’s own children, each with the responses of these children', async () => {
    const parent = await aParent(club);
    const [team, otherTeam] = [await buildTeam(club), await buildTeam(club)];
    const [one, two] = [
      await buildChild(club, { guardian: parent, team }),
      await buildChild(club, { guardian: parent, team }),
    ];
    await buildChild(club, { team });
    const event = await buildEvent(club, { teamId: team.id });
    await buildEvent(club, { teamId: otherTeam.id });
    const api = await club.signIn(parent.email);
    await api.post('/api/availabilities', { eventId: event.id, childId: two.id, isAvailable: false });
    const { body } = await api.get('/api/dashboard/events');
    expect(ids(body)).toEqual([event.id]);
    expect(body[0]).toMatchObject({
      availability: { childId: one.id, isAvailable: null },
      availabilities: [
        { childId: one.id, childName: one.name, isAvailable: null, respondedAt: null },
        { childId: two.id, childName: two.name, isAvailable: false, respondedAt: expect.any(String) },
      ],
    });
    expect('counts' in body[0]).toBe(false);
  });

  it('filters by date and limits the number', async () => {
    const parent = await aParent(club);
    const team = await buildTeam(club);
    await buildChild(club, { guardian: parent, team });
    const made = [];
    for (const date of ['2020-01-01', '2099-01-01', '2099-01-02'])
      made.push((await buildEvent(club, { teamId: team.id, date })).id);
    const api = await club.signIn(parent.email);
    expect(ids((await api.get('/api/dashboard/events')).body)).toEqual(made);
    expect(ids((await api.get('/api/dashboard/events?from=2099-01-01&limit=1')).body)).toEqual([made[1]]);
  });
});

describe('POST /api/availabilities', () => {
  it('returns to staff counts of the children who are in the audience now', async () => {
    const team = await buildTeam(club);
    const children: Child[] = [];
    for (let n = 0; n < 4; n++) children.push(await buildChild(club, { team }));
    const event = await buildEvent(club, { teamId: team.id });
    const respond = (index: number, isAvailable: boolean | null) =>
      coach.post('/api/availabilities', { eventId: event.id, childId: children[index]!.id, isAvailable });
    await respond(0, true);
    await respond(1, false);
    await respond(2, true);
    const { status, body } = await respond(2, null);
    expect(status).toBe(200);
    expect(body.event.counts).toEqual({ available: 1, unavailable: 1, pending: 2, unconfirmedCount: 0, awayCount: 0 });
    await club.database.query('DELETE FROM team_members WHERE child_id = $1', [children[0]!.id]);
    const [listed] = (await coach.get(`/api/events?teamId=${team.id}`)).body;
    expect(listed.counts).toEqual({ available: 0, unavailable: 1, pending: 2, unconfirmedCount: 0, awayCount: 0 });
  });

  it('keeps every response and who gave it in the history', async () => {
    const parent = await aParent(club);
    const team = await buildTeam(club);
    const child = await buildChild(club, { guardian: parent, team });
    const event = await buildEvent(club, { teamId: team.id });
    const api = await club.signIn(parent.email);
    for (const isAvailable of [true, false])
      await api.post('/api/availabilities', { eventId: event.id, childId: child.id, isAvailable });
    const history = await club.database.query(
      'SELECT is_available, responded_by FROM availability_history WHERE event_id = $1 ORDER BY id',
      [event.id],
    );
    expect(history).toEqual([
      { is_available: true, responded_by: parent.id },
      { is_available: false, responded_by: parent.id },
    ]);
  });

  it('rejects a parent’s response to a cancelled event', async () => {
    const parent = await aParent(club);
    const team = await buildTeam(club);
    const child = await buildChild(club, { guardian: parent, team });
    const event = await buildEvent(club, { teamId: team.id, status: 'cancelled' });
    const { status, body } = await (
      await club.signIn(parent.email)
    ).post('/api/availabilities', {
      eventId: event.id,
      childId: child.id,
      isAvailable: true,
    });
    expect([status, body.message]).toEqual([409, 'This event was cancelled']);
  });

  it('tells a guest to sign in', async () => {
    const { body } = await club.guest().post('/api/availabilities', {});
    expect(body.message).toBe('You must be logged in to update availability');
  });
});
