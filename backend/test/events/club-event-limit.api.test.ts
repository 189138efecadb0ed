import { addDays, todayIn } from '@touchline/domain';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { aCoach, anAdmin, buildTeam } from '../support/factories.ts';

let club: ClubApp;
let teamId: number;
let today: string;
beforeAll(async () => {
  club = await startClub({ rateLimits: true, limitClubEventsDaily: 6 });
  teamId = (await buildTeam(club)).id;
  today = todayIn(club.settings.clubTimeZone);
});
afterAll(() => club.close());

const newCoach = async () => club.signIn((await aCoach(club)).email);
const everybody = { relevanceType: 'all' } as const;

/** A new event in a week, for the whole club by default. */
const add = (api: Api, fields: object = everybody) =>
  api.post('/api/events', { title: 'Club run', date: addDays(today, 7), startTime: '18:00', teamId, ...fields });
const added = async (api: Api, fields?: object): Promise<number> => (await add(api, fields)).body.id;
const repeat = (api: Api, id: number, weeks: number) =>
  api.post(`/api/events/${id}/series`, { until: addDays(today, 7 + 7 * weeks) });
const countEvents = async () => (await club.database.query('SELECT count(*)::int AS count FROM events'))[0].count;

async function expectLimited(response: Promise<{ status: number; headers: Headers; body: { message?: string } }>) {
  const before = await countEvents();
  const { status, headers, body } = await response;
  expect([status, body.message]).toEqual([
    429,
    'You can make 6 events for the whole club in 24 hours. Please choose teams instead, wait, or ask an admin of your club.',
  ]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(24 * 60 * 60);
  expect(await countEvents()).toBe(before);
}

describe('Events for the whole club', () => {
  // Covers ASVS 2.4.1.
  it('are limited per coach and day, while events for teams and other coaches are not', async () => {
    const coach = await newCoach();
    for (let n = 0; n < 6; n++) expect((await add(coach)).status).toBe(201);
    await expectLimited(add(coach));
    // An event that leaves the audience out is for the whole club.
    await expectLimited(add(coach, {}));
    expect((await add(coach, { relevanceType: 'team' })).status).toBe(201);
    expect((await add(coach, { relevanceType: 'age_group', ageGroupRelevance: 'U12' })).status).toBe(201);
    expect((await add(await newCoach())).status).toBe(201);
  });

  it('count one by one in a series, all or none', async () => {
    const coach = await newCoach();
    const id = await added(coach);
    await expectLimited(repeat(coach, id, 6));
    expect((await repeat(coach, id, 5)).body.events).toHaveLength(6);
    await expectLimited(add(coach));
  });

  it('do not count in a series for teams', async () => {
    const coach = await newCoach();
    const id = await added(coach, { relevanceType: 'team' });
    expect((await repeat(coach, id, 10)).body.events).toHaveLength(11);
    for (let n = 0; n < 6; n++) expect((await add(coach)).status).toBe(201);
  });

  it('count when an event becomes one for the whole club, but not when it stays one', async () => {
    const coach = await newCoach();
    for (let n = 0; n < 5; n++) await added(coach);
    const [first, second] = [
      await added(coach, { relevanceType: 'team' }),
      await added(coach, { relevanceType: 'team' }),
    ];
    expect((await coach.put(`/api/events/${first}`, everybody)).status).toBe(200);
    for (let n = 0; n < 3; n++)
      expect((await coach.put(`/api/events/${first}`, { ...everybody, title: `Run ${n}` })).status).toBe(200);
    await expectLimited(coach.put(`/api/events/${second}`, everybody));
    expect((await coach.get(`/api/events/${second}`)).body.relevanceType).toBe('team');
  });

  it('count when a series becomes one for the whole club', async () => {
    const coach = await newCoach();
    const [short, long] = [
      await added(coach, { relevanceType: 'team' }),
      await added(coach, { relevanceType: 'team' }),
    ];
    await repeat(coach, short, 3);
    await repeat(coach, long, 6);
    const change = { scope: 'all', ...everybody };
    await expectLimited(coach.put(`/api/events/${long}/series`, change));
    expect((await coach.post(`/api/events/${long}/series/preview`, change)).status).toBe(200);
    expect((await coach.put(`/api/events/${short}/series`, change)).status).toBe(200);
    expect((await coach.put(`/api/events/${short}/series`, { ...change, title: 'Long run' })).status).toBe(200);
    expect([(await add(coach)).status, (await add(coach)).status]).toEqual([201, 201]);
    await expectLimited(add(coach));
  });

  it('do not count if the request is rejected', async () => {
    const coach = await newCoach();
    const cancelled = await added(coach, { ...everybody, status: 'cancelled' });
    for (let n = 0; n < 6; n++) {
      expect((await add(coach, { teamId: 2147483647 })).status).toBe(400);
      expect((await add(coach, { deadline: '2199-01-01 10:00' })).status).toBe(400);
      expect((await repeat(coach, cancelled, 2)).status).toBe(409);
      expect((await repeat(coach, 2147483647, 2)).status).toBe(404);
      expect((await coach.put('/api/events/2147483647', everybody)).status).toBe(404);
      expect((await coach.put('/api/events/2147483647/series', { scope: 'all', ...everybody })).status).toBe(404);
      const stale = { ...everybody, version: 99 };
      expect((await coach.put(`/api/events/${await added(coach, { relevanceType: 'team' })}`, stale)).status).toBe(409);
    }
    for (let n = 0; n < 5; n++) expect((await add(coach)).status).toBe(201);
    await expectLimited(add(coach));
  });

  it('are limited together if requests come at once', async () => {
    const coach = await newCoach();
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(coach)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  it('are not limited for admins', async () => {
    const admin = await club.signIn((await anAdmin(club)).email);
    const id = await added(admin);
    expect((await repeat(admin, id, 20)).body.events).toHaveLength(21);
    expect((await add(admin)).status).toBe(201);
  });
});
