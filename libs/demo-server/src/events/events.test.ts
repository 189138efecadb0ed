import { type ApiResponse, type Transport } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const open = () => createDemoServer({ storage: memoryStorage(), club, now: () => new Date('2026-11-20T12:00:00Z') });
const ids = { admin: 1, coach: 2, parent: 3 };

const get = (ask: Transport, path: string) => ask({ method: 'GET', path });
const put = (ask: Transport, path: string, body: unknown) => ask({ method: 'PUT', path, body });
const post = (ask: Transport, path: string, body: unknown) => ask({ method: 'POST', path, body });
const remove = (ask: Transport, path: string) => ask({ method: 'DELETE', path });
const listed = ({ body }: ApiResponse) => (body as { id: number }[]).map(({ id }) => id);

describe('Editing an event in the demo', () => {
  it('changes the given fields and rejects a stale version', async () => {
    const ask = open().as(ids.coach);
    expect(await put(ask, '/api/events/1', { id: 1, version: 1, startTime: '11:00', location: null })).toMatchObject({
      status: 200,
      body: { title: 'U12 Lions v Harbour Rovers', startTime: '11:00', location: null, version: 2 },
    });
    expect(await put(ask, '/api/events/1', { version: 1, title: 'Late' })).toMatchObject({ status: 409 });
    expect(await put(ask, '/api/events/1', { title: 'Last' })).toMatchObject({ status: 200, body: { version: 3 } });
  });

  it.each([
    [{ id: 2 }, 'The id in the body does not match the URL'],
    [{ date: null }, 'Date is required'],
    [{ teamId: null, teamsInvolved: [] }, 'Please select either a team, multiple teams, or a league'],
    [{ endTime: '09:00' }, 'The end is before the start'],
    [{ status: null }, 'One of the values is invalid'],
  ])('with %j is rejected', async (fields, message) => {
    expect(await put(open().as(ids.coach), '/api/events/1', fields)).toMatchObject({ status: 400, body: { message } });
  });
});

it('Deleting an event in the demo deletes its responses', async () => {
  const server = open();
  expect(await remove(server.as(ids.coach), '/api/events/2')).toMatchObject({ status: 204 });
  expect(await remove(server.as(ids.coach), '/api/events/2')).toMatchObject({ status: 404 });
  server.arrange(({ availabilities }) => expect(availabilities.map(({ eventId }) => eventId)).toEqual([1]));
});

describe('GET /api/events/{id} in the demo', () => {
  it('returns counts to staff', async () => {
    const { body } = await get(open().as(ids.coach), '/api/events/2');
    expect(body).toMatchObject({ id: 2, counts: { pending: 0 } });
  });

  it('returns own responses to families in the audience', async () => {
    const { body } = await get(open().as(ids.parent), '/api/events/2');
    expect(body).toMatchObject({ id: 2, availabilities: [{ childId: 2 }] });
  });

  it('returns 404 to other families', async () => {
    const server = open();
    const fields = { date: '2026-12-01', startTime: '10:00', teamId: 3, relevanceType: 'team' };
    const { body: ofOthers } = await post(server.as(ids.coach), '/api/events', fields);
    for (const id of [(ofOthers as { id: number }).id, 99]) {
      const response = await get(server.as(ids.parent), `/api/events/${id}`);
      expect(response).toMatchObject({ status: 404, body: { message: 'This event does not exist' } });
    }
  });
});

it('GET /api/children/{id}/events in the demo is for guardians and staff only', async () => {
  const server = open();
  const own = await get(server.as(ids.parent), '/api/children/2/events?limit=1&offset=1');
  expect([own.headers['x-total-count'], listed(own)]).toEqual(['2', [3]]);
  expect(own.body).toMatchObject([{ availability: { childId: 2 }, availabilities: [{ childId: 1 }, { childId: 2 }] }]);
  const asked = await get(server.as(ids.coach), '/api/children/2/events');
  expect(asked.body).toMatchObject([
    { availability: { childId: 2 }, availabilities: [{ childId: 2 }], counts: { available: 1, unavailable: 1 } },
    { counts: { pending: 4 } },
  ]);
  expect(await get(server.as(ids.parent), '/api/children/3/events')).toMatchObject({
    status: 404,
    body: { message: 'This player does not exist' },
  });
});

it('GET /api/teams/{id}/events in the demo returns counts to staff and 403 to families without a child in the team', async () => {
  const server = open();
  expect((await get(server.as(ids.coach), '/api/teams/1/events')).body).toMatchObject([
    { id: 2, counts: { available: 1, unavailable: 1, pending: 0, unconfirmedCount: 0, awayCount: 0 } },
    { id: 3, counts: { available: 0, unavailable: 0, pending: 2, unconfirmedCount: 0, awayCount: 0 } },
  ]);
  expect(listed(await get(server.as(ids.parent), '/api/teams/1/events'))).toEqual([2, 3]);
  expect(await get(server.as(ids.parent), '/api/teams/3/events')).toMatchObject({ status: 403 });
});

it('GET /api/events in the demo omits the counts on request', async () => {
  const { body } = await get(open().as(ids.coach), '/api/events?counts=none&limit=1');
  expect(Object.keys((body as object[])[0]!)).not.toContain('counts');
});

it('PUT /api/availabilities/{id} in the demo cannot move a response, and hides it from other families', async () => {
  const ask = open().as(ids.parent);
  expect(await put(ask, '/api/availabilities/2', { isAvailable: false })).toMatchObject({
    status: 200,
    body: { availability: { id: 2, isAvailable: false }, event: { id: 2 } },
  });
  expect(await put(ask, '/api/availabilities/2', { isAvailable: true, childId: 1 })).toMatchObject({ status: 400 });
  for (const id of [1, 99]) {
    const response = await put(ask, `/api/availabilities/${id}`, { isAvailable: true });
    expect(response).toMatchObject({ status: 404, body: { message: 'This response does not exist' } });
  }
});

describe('Announcements in the demo', () => {
  const news = { title: 'Kit', content: 'It is here.' };

  it('reach the families of their team or league, newest first', async () => {
    const server = open();
    await post(server.as(ids.coach), '/api/announcements', { ...news, teamId: 3 });
    await post(server.as(ids.coach), '/api/announcements', { ...news, leagueId: 1 });
    expect(listed(await get(server.as(ids.coach), '/api/announcements'))).toEqual([4, 3, 2, 1]);
    const own = await get(server.as(ids.parent), '/api/announcements?limit=2');
    expect([own.headers['x-total-count'], listed(own)]).toEqual(['3', [4, 2]]);
  });

  it('belong to the user who sends them, whatever the body says, and have one scope', async () => {
    const ask = open().as(ids.coach);
    expect(await post(ask, '/api/announcements', { ...news, authorId: 1 })).toMatchObject({
      status: 201,
      body: { authorId: 2, author: { fullName: 'Casey Rivera' } },
    });
    expect(await post(ask, '/api/announcements', { ...news, teamId: 1, leagueId: 1 })).toMatchObject({ status: 400 });
    expect(await post(ask, '/api/announcements', { ...news, content: ' ' })).toMatchObject({
      status: 400,
      body: { errors: { content: 'Content is required' } },
    });
  });

  it('can be changed and deleted by admins and by the coach who wrote them', async () => {
    const server = open();
    const [coach, admin] = [server.as(ids.coach), server.as(ids.admin)];
    expect(await put(coach, '/api/announcements/1', { title: 'X' })).toMatchObject({ status: 403 });
    expect(await put(coach, '/api/announcements/2', { title: 'X' })).toMatchObject({ body: { title: 'X', teamId: 2 } });
    expect(await put(admin, '/api/announcements/2', { leagueId: 2 })).toMatchObject({ status: 400 });
    expect(await remove(coach, '/api/announcements/1')).toMatchObject({ status: 403 });
    expect(await remove(admin, '/api/announcements/2')).toMatchObject({ status: 204 });
    expect(await remove(admin, '/api/announcements/2')).toMatchObject({ status: 404 });
  });
});

describe('Coached teams in the demo', () => {
  it('limit events, calendar and teams to those of the coach', async () => {
    const server = open();
    const coach = server.as(ids.coach);
    const coached = server.arrange(({ teams }) => teams.filter((team) => team.leadCoachId === ids.coach));
    expect(listed(await get(coach, '/api/teams?coached=true'))).toEqual(coached.map(({ id }) => id));
    expect(listed(await get(coach, '/api/events?coached=true'))).not.toEqual([]);
    for (const path of ['/api/events', '/api/teams', '/api/calendar']) {
      expect((await get(server.as(ids.admin), `${path}?coached=true`)).body).toEqual([]);
    }
  });

  it('list no events of another team that one of their players belongs to', async () => {
    const server = open();
    const coach = server.as(ids.coach);
    const paths = ['/api/events?coached=true', '/api/teams/2/events'];
    const lists = () => Promise.all(paths.map(async (path) => listed(await get(coach, path))));
    const before = await lists();
    server.arrange(({ teams, teamMembers, events }) => {
      teams.forEach((team) => (team.leadCoachId = team.id === 2 ? ids.coach : null));
      const event = events.find(({ teamId }) => teamId === 1)!;
      const young = teamMembers.find((row) => row.teamId === event.teamId)!;
      teamMembers.push({ ...young, id: 99, teamId: 2 });
    });
    expect((await lists())[1]).toEqual(before[1]);
    expect((await lists())[0]).toEqual(before[1]);
  });
});

it('GET /api/events/{id}/neighbours in the demo follows date and time', async () => {
  const server = open();
  const next = async (id: number) =>
    ((await get(server.as(ids.parent), `/api/events/${id}/neighbours`)).body as { next: { id: number } | null }).next;
  expect([(await next(2))?.id, await next(3)]).toEqual([3, null]);
  expect(await get(server.as(ids.parent), '/api/events/99/neighbours')).toMatchObject({ status: 404 });
});

it('GET /api/events/{id}/attendance in the demo names team mates to parents, and everyone to staff', async () => {
  const server = open();
  const names = async (user: number) => {
    const { body } = await get(server.as(user), '/api/events/2/attendance');
    return body as { available: number; total: number; names: string[] };
  };
  const [staff, parent] = [await names(ids.coach), await names(ids.parent)];
  expect(parent).toMatchObject({ available: staff.available, total: staff.total });
  expect(staff.names).toHaveLength(staff.available);
  expect(staff.names.length).toBeGreaterThan(parent.names.length);
});

it('An event for the club or an age group in the demo concerns a child only once a coach puts it into a team', async () => {
  const server = open();
  const [parent, coach] = [server.as(ids.parent), server.as(ids.coach)];
  const child = { name: 'Ina Invented', dateOfBirth: '2015-05-04' };
  const { id: childId, ageGroup } = (await post(parent, '/api/children', child)).body as {
    id: number;
    ageGroup: string;
  };
  expect(ageGroup).toBe('U12');
  const fields = { date: '2026-12-01', startTime: '10:00', teamId: 3 };
  const made: { id: number; counts: { pending: number } }[] = [];
  for (const audience of [{ relevanceType: 'all' }, { relevanceType: 'age_group', ageGroupRelevance: 'U12' }])
    made.push((await post(coach, '/api/events', { ...fields, ...audience })).body as (typeof made)[number]);
  const seen = async () => {
    const events = listed(await get(parent, `/api/children/${childId}/events`));
    const statuses = [];
    for (const { id: eventId } of made) {
      const response = { eventId, childId, isAvailable: true };
      statuses.push((await post(parent, '/api/availabilities', response)).status);
    }
    const counts = [];
    for (const { id } of made)
      counts.push(((await get(coach, `/api/events/${id}`)).body as (typeof made)[number]).counts.pending);
    return { events, statuses, counts };
  };
  const before = await seen();
  expect(before).toMatchObject({ events: [], statuses: [404, 404] });
  expect((await post(coach, '/api/team-members', { teamId: 3, childId })).status).toBe(201);
  // The response makes one pending player fewer than the new member would.
  expect(await seen()).toEqual({ events: made.map(({ id }) => id), statuses: [201, 201], counts: before.counts });
});
