import { type Transport } from '@touchline/api-client';
import { createDemoServer, type DemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const open = () => createDemoServer({ storage: memoryStorage(), club, now: () => new Date('2026-11-20T12:00:00Z') });
const admin = 1;
const coach = 2;

const get = (ask: Transport, path: string) => ask({ method: 'GET', path });
const plan = (ask: Transport, body: unknown) => ask({ method: 'POST', path: '/api/seasons', body });
const update = (ask: Transport, id: number, body: unknown) =>
  ask({ method: 'PATCH', path: `/api/seasons/${id}`, body });
const remove = (ask: Transport, id: number) => ask({ method: 'DELETE', path: `/api/seasons/${id}` });

const lastAct = ({ arrange }: DemoServer) => arrange(({ auditLog }) => auditLog.at(-1));

const next = { name: '2027–28', firstDay: '2027-09-01', lastDay: '2028-08-31', cutoff: '2027-08-31' };

it('GET /api/seasons in the demo has the season by default until somebody sets its days', async () => {
  const ask = open().as(coach);
  const byDefault = { name: '2026–27', firstDay: '2026-09-01', lastDay: '2027-08-31', cutoff: '2026-08-31' };
  expect(await get(ask, '/api/seasons')).toMatchObject({
    body: [{ id: 1, ...byDefault, status: 'running', isByDefault: true, startedOn: null, teamCount: 3 }],
  });
  expect(await get(ask, '/api/teams/1')).toMatchObject({ body: { seasonId: 1, seasonName: '2026–27' } });
  expect(await update(ask, 1, { name: 'Ours' })).toMatchObject({ status: 403 });
});

it('POST /api/seasons in the demo plans one season, whose days are its own', async () => {
  const server = open();
  const ask = server.as(admin);
  expect(await plan(ask, { ...next, name: 'X' })).toMatchObject({
    status: 400,
    body: { errors: { name: 'Please enter a name of 2 to 40 characters' } },
  });
  expect(await plan(ask, { ...next, firstDay: '2027-08-31' })).toMatchObject({
    status: 400,
    body: { errors: { firstDay: 'These days overlap the season 2026–27' } },
  });
  expect(await plan(ask, { ...next, name: '2026–27' })).toMatchObject({
    status: 409,
    body: { message: 'A season with this name already exists' },
  });
  expect(await get(ask, '/api/seasons')).toMatchObject({ body: [{ isByDefault: true }] });
  expect(await plan(ask, next)).toMatchObject({
    status: 201,
    body: { id: 2, ...next, status: 'planned', isByDefault: false, startedOn: null, teamCount: 0 },
  });
  expect(await plan(ask, { ...next, name: '2028–29' })).toMatchObject({
    status: 409,
    body: { message: 'The next season is planned already' },
  });
  expect(await get(ask, '/api/seasons')).toMatchObject({
    body: [{ id: 2 }, { id: 1, status: 'running', isByDefault: false }],
  });
  expect(lastAct(server)).toMatchObject({ action: 'season.plan', details: { name: '2027–28' } });
});

it('DELETE /api/seasons/{id} in the demo deletes only a planned season', async () => {
  const server = open();
  const ask = server.as(admin);
  expect(await remove(ask, 2)).toMatchObject({ status: 404 });
  await plan(ask, next);
  expect(await remove(ask, 1)).toMatchObject({
    status: 409,
    body: { message: 'Only a planned season can be deleted' },
  });
  expect(await remove(ask, 2)).toMatchObject({ status: 204 });
  expect(await get(ask, '/api/seasons')).toMatchObject({ body: [{ id: 1, status: 'running' }] });
  expect(lastAct(server)).toMatchObject({ action: 'season.delete', details: { name: '2027–28' } });
});

describe('PATCH /api/seasons/{id} in the demo', () => {
  /** A club in which the first child, born 2014-12-31, had an event for U12 last week, and has one next week. */
  function arranged() {
    const server = open();
    server.arrange(({ children, events }) => {
      Object.assign(children[0]!, { dateOfBirth: '2014-12-31' });
      const ofAgeGroup = { relevanceType: 'age_group', ageGroupRelevance: 'U12', teamId: null, teamsInvolved: [] };
      Object.assign(events[0]!, { ...ofAgeGroup, date: '2026-11-13', startTime: '10:00' });
      Object.assign(events[1]!, { ...ofAgeGroup, date: '2026-11-27', startTime: '10:00' });
    });
    return server;
  }

  async function ageGroups(ask: Transport) {
    const { body } = await get(ask, '/api/children/all');
    return (body as { id: number; ageGroup: string }[]).find(({ id }) => id === 1)?.ageGroup;
  }

  async function isInvited(ask: Transport, eventId: number) {
    const { body } = await get(ask, `/api/events/${eventId}/availabilities`);
    return JSON.stringify(body).includes('"childId":1,');
  }

  it('changes age groups from now on; events that have begun keep their children', async () => {
    const server = arranged();
    const ask = server.as(admin);
    expect(await ageGroups(ask)).toBe('U12');
    expect([await isInvited(ask, 1), await isInvited(ask, 2)]).toEqual([true, true]);
    expect(await update(ask, 1, { name: '2026/27', cutoff: '2026-12-31' })).toMatchObject({
      status: 200,
      body: { name: '2026/27', firstDay: '2026-09-01', cutoff: '2026-12-31', isByDefault: false },
    });
    expect(await ageGroups(ask)).toBe('U13');
    expect([await isInvited(ask, 1), await isInvited(ask, 2)]).toEqual([true, false]);
    expect(await get(ask, '/api/leagues')).toMatchObject({
      body: Array(3).fill({ seasonId: 1, seasonName: '2026/27' }),
    });
    expect(lastAct(server)).toMatchObject({ action: 'season.update', details: { name: '2026/27' } });
  });

  it('keeps age groups that were set by hand for the season', async () => {
    const ask = arranged().as(admin);
    await ask({ method: 'PATCH', path: '/api/children/1', body: { ageGroup: 'U15' } });
    await update(ask, 1, { cutoff: '2026-12-31' });
    expect(await ageGroups(ask)).toBe('U15');
  });

  it('accepts the planned season, and neither an archived one nor days that do not fit', async () => {
    const server = arranged();
    const ask = server.as(admin);
    await plan(ask, next);
    expect(await update(ask, 1, { lastDay: '2027-09-01' })).toMatchObject({
      status: 400,
      body: { errors: { lastDay: 'These days overlap the season 2027–28' } },
    });
    expect(await update(ask, 2, { name: '2026–27' })).toMatchObject({ status: 409 });
    expect(await update(ask, 2, { cutoff: '2027-12-31' })).toMatchObject({ body: { id: 2, cutoff: '2027-12-31' } });
    expect(await ageGroups(ask)).toBe('U12');
    server.arrange(({ seasons }) => Object.assign(seasons[1]!, { status: 'archived' }));
    expect(await update(ask, 2, { name: 'Old' })).toMatchObject({
      status: 409,
      body: { message: 'This season has ended.' },
    });
    expect(await update(ask, 3, { name: 'Old' })).toMatchObject({ status: 404 });
  });
});

it('Lists in the demo show the running season, and another one that is asked for', async () => {
  const server = open();
  server.arrange(({ seasons, teams, leagues }) => {
    const last = { name: '2025–26', firstDay: '2025-09-01', lastDay: '2026-08-31', cutoff: '2025-08-31' };
    const running = { name: '2026–27', firstDay: '2026-09-01', lastDay: '2027-08-31', cutoff: '2026-08-31' };
    seasons.push({ id: 1, ...last, status: 'archived', startedOn: null });
    seasons.push({ id: 2, ...running, status: 'running', startedOn: '2026-09-01' });
    for (const row of [teams[1]!, leagues[1]!]) row.seasonId = 2;
    for (const team of [teams[0]!, teams[2]!]) team.archivedOn = '2026-09-01';
  });
  const [ask, asParent] = [server.as(admin), server.as(3)];
  const names = async (ask: Transport, path: string) =>
    ((await get(ask, path)).body as { name: string }[]).map(({ name }) => name);
  expect(await names(ask, '/api/teams')).toEqual(['U12 Lions']);
  expect(await names(ask, '/api/teams?archived=true')).toEqual([]);
  expect(await names(ask, '/api/teams?season=1')).toEqual(['U10 Otters', 'U14 Falcons']);
  expect(await names(asParent, '/api/teams?season=1')).toEqual([]);
  expect(await names(ask, '/api/leagues')).toEqual(['County Youth League']);
  expect(await get(ask, '/api/leagues?season=1')).toMatchObject({
    body: [
      { name: 'County Youth League', ageGroup: 'U14', teamCount: 1, seasonName: '2025–26' },
      { name: 'Riverside Junior League', teamCount: 1 },
    ],
  });
  const league = { name: 'Riverside Junior League', ageGroup: 'U10' };
  expect(await ask({ method: 'POST', path: '/api/leagues', body: league })).toMatchObject({
    status: 201,
    body: { seasonId: 2 },
  });
  const team = { name: 'U10 Otters', leagueId: 1 };
  expect(await ask({ method: 'POST', path: '/api/teams', body: team })).toMatchObject({ status: 409 });
  expect(await ask({ method: 'POST', path: '/api/teams', body: { ...team, leagueId: 4 } })).toMatchObject({
    status: 201,
    body: { seasonId: 2, seasonName: '2026–27' },
  });
});
