import { addDays, hasStarted, todayIn } from '@touchline/domain';
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

interface Day {
  date: string;
  total: number;
  events: { id: number; title: string; counts?: object }[];
}

/** The days as `2098-05-02: 3 = 1, 2`, the total and the listed titles. */
const summary = (days: Day[]) =>
  days.map(({ date, total, events }) => `${date}: ${total} = ${events.map(({ title }) => title).join(', ')}`);

const calendar = async (query: string): Promise<string[]> => summary((await coach.get(`/api/calendar?${query}`)).body);

describe('GET /api/calendar', () => {
  it('counts the events of each day and lists the first ones', async () => {
    const team = await buildTeam(club);
    const plan = (date: string, startTime: string, title: string) =>
      buildEvent(club, { teamId: team.id, date, startTime, title });
    await plan('2098-05-03', '15:00', 'late');
    await plan('2098-05-03', '09:00', 'early');
    await plan('2098-05-03', '09:00', 'early, too');
    await plan('2098-05-05', '10:00', 'alone');
    await plan('2098-05-06', '10:00', 'outside');
    expect(await calendar('from=2098-05-01&to=2098-05-05&perDay=2')).toEqual([
      '2098-05-03: 3 = early, early, too',
      '2098-05-05: 1 = alone',
    ]);
    const { body } = await coach.get('/api/calendar?from=2098-05-05&to=2098-05-05');
    expect(body[0].events[0]).toMatchObject({ teams: [{ id: team.id, name: team.name }], teamsInvolved: [] });
    expect('counts' in body[0].events[0]).toBe(false);
  });

  it('filters by league and types', async () => {
    const league = await buildLeague(club);
    const [north, south] = [await buildTeam(club, { leagueId: league.id }), await buildTeam(club)];
    const date = '2098-06-01';
    await buildEvent(club, { teamId: north.id, date, type: 'training', title: 'north training' });
    await buildEvent(club, { teamId: north.id, date, type: 'match', title: 'north match' });
    await buildEvent(club, { teamId: north.id, date, type: 'friendly', title: 'north friendly' });
    await buildEvent(club, { teamId: south.id, date, type: 'match', title: 'south match' });
    const range = `from=${date}&to=${date}`;
    expect(await calendar(`${range}&leagueId=${league.id}&types=match,training`)).toEqual([
      `${date}: 2 = north training, north match`,
    ]);
    expect(await calendar(`${range}&types=match&types=friendly`)).toEqual([
      `${date}: 3 = north match, north friendly, south match`,
    ]);
  });

  it('starts today and shows at most 42 days', async () => {
    const team = await buildTeam(club);
    const today = todayIn(club.settings.clubTimeZone);
    for (const days of [-1, 0, 41, 42]) {
      await buildEvent(club, { teamId: team.id, date: addDays(today, days), title: String(days) });
    }
    expect(await calendar('')).toEqual([`${today}: 1 = 0`, `${addDays(today, 41)}: 1 = 41`]);
    expect(await calendar(`from=${today}&to=${addDays(today, -1)}`)).toEqual([]);
    const { status, body } = await coach.get(`/api/calendar?from=${today}&to=${addDays(today, 42)}`);
    expect([status, body.errors]).toEqual([400, { to: 'The calendar shows at most 42 days' }]);
  });

  it.each(['perDay=0', 'types=', 'types=match,picnic', 'leagueId=x', 'from=2098-02-30'])(
    'rejects %s with 400',
    async (query) => {
      expect((await coach.get(`/api/calendar?${query}`)).status).toBe(400);
    },
  );
});

describe('Lists of events take when=upcoming and when=past', () => {
  it('which divide them at the present minute', async () => {
    const guardian = await aParent(club);
    const team = await buildTeam(club);
    const child = await buildChild(club, { guardian, team });
    const zone = club.settings.clubTimeZone;
    const today = todayIn(zone);
    const plans = [
      { date: addDays(today, -1), startTime: '23:59' },
      { date: today, startTime: '00:00' },
      { date: today, startTime: '12:00' },
      { date: today, startTime: '23:59' },
      { date: addDays(today, 1), startTime: '00:00' },
    ];
    for (const plan of plans) await buildEvent(club, { teamId: team.id, ...plan });
    const family = await club.signIn(guardian.email);
    for (const [api, path] of [
      [coach, `/api/events?teamId=${team.id}`],
      [coach, `/api/teams/${team.id}/events?`],
      [coach, `/api/children/${child.id}/events?`],
      [family, '/api/dashboard/events?'],
    ] as const) {
      const read = async (when: string) => (await api.get(`${path}&when=${when}&limit=10`)) as { body: typeof plans };
      const [past, upcoming] = [(await read('past')).body, (await read('upcoming')).body];
      expect([...past, ...upcoming].map(({ date, startTime }) => ({ date, startTime }))).toEqual(plans);
      expect(past.every((event) => hasStarted(event, zone))).toBe(true);
      expect(upcoming.some((event) => hasStarted(event, zone))).toBe(false);
    }
    expect((await family.get('/api/dashboard/events?when=soon')).status).toBe(400);
  });

  it('with the total of the page', async () => {
    const team = await buildTeam(club);
    for (const day of ['2098-07-01', '2098-07-02', '2000-07-01'])
      await buildEvent(club, { teamId: team.id, date: day });
    const { body, headers } = await coach.get(`/api/events?teamId=${team.id}&when=upcoming&limit=1`);
    expect([body.length, headers.get('x-total-count')]).toEqual([1, '2']);
  });
});
