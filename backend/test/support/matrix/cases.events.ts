import { buildAvailability, buildEvent, buildTeam } from '../factories.ts';
import { type Case } from './cases.ts';
import { tally } from './matrix.ts';

export const eventCases: Record<string, Case> = {
  'E03 teamsInvolved names an unknown team or is a 1,000-entry list': async (world, role) => {
    const api = await world.as(role);
    const event = { date: '2099-06-01', startTime: '10:00' };
    const unknown = await api.post('/api/events', { ...event, teamsInvolved: [2147483647] });
    const long = Array.from({ length: 1000 }, (_, n) => n + 1);
    const many = await api.post('/api/events', { ...event, teamsInvolved: JSON.stringify(long) });
    return tally([...new Set([unknown.status, many.status])]);
  },
  'V01 own child but event is not for that child': async (world, role) => {
    const api = await world.as(role);
    const event = await buildEvent(world.club, { teamId: (await buildTeam(world.club)).id });
    const availability = { eventId: event.id, childId: world.child.id, isAvailable: true };
    return tally([(await api.post('/api/availabilities', availability)).status]);
  },
  'V01 event has started': async (world, role) => {
    const event = await buildEvent(world.club, { teamId: world.team.id, date: '2020-01-01' });
    const availability = { eventId: event.id, childId: world.child.id, isAvailable: true };
    expect((await (await world.as('coach')).post('/api/availabilities', availability)).status).toBe(201);
    return tally([(await (await world.as(role)).post('/api/availabilities', availability)).status]);
  },
  'V01 the deadline has passed': async (world, role) => {
    const api = await world.as(role);
    const event = await buildEvent(world.club, { teamId: world.team.id, deadline: '2020-01-01 18:00' });
    const accept = { eventId: event.id, childId: world.child.id, isAvailable: true };
    const refused = await api.post('/api/availabilities', accept);
    expect((await api.post('/api/availabilities', { ...accept, isAvailable: false })).status).toBe(201);
    expect((await (await world.as('coach')).post('/api/availabilities', accept)).status).toBe(200);
    return tally([refused.status]);
  },
  'V01 a note is sent without a response': async (world, role) => {
    const api = await world.as(role);
    const response = { eventId: world.event.id, childId: world.child.id, isAvailable: null };
    return tally([(await api.post('/api/availabilities', { ...response, note: { reason: 'ill' } })).status]);
  },
  'V01 body carries respondedAt or id': async (world, role) => {
    const api = await world.as(role);
    const availability = { eventId: world.event.id, childId: world.child.id, isAvailable: true };
    const { status, body } = await api.post('/api/availabilities', {
      ...availability,
      id: 999_999,
      respondedAt: '2000-01-01',
    });
    expect(body.availability.id).not.toBe(999_999);
    expect(body.availability.respondedAt > '2020').toBe(true);
    return tally([status]);
  },
  'V01 50 answers at once for one event and child': async (world, role) => {
    const api = await world.as(role);
    const availability = { eventId: world.event.id, childId: world.child.id, isAvailable: true };
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => api.post('/api/availabilities', availability)),
    );
    const rows = await world.club.database.query('SELECT FROM availabilities WHERE event_id = $1', [world.event.id]);
    expect(rows).toHaveLength(1);
    return tally(responses.map(({ status }) => status));
  },
  'E09 id 2147483648 or 0 or -1 or 1e3': async ({ as }, role) => {
    const api = await as(role);
    const responses = await Promise.all(['2147483648', '0', '-1', '1e3'].map((id) => api.get(`/api/events/${id}`)));
    return tally([...new Set(responses.map(({ status }) => status))]);
  },
  'E04 stale version sent': async (world, role) => {
    const [one, other] = [await world.as(role), await world.as('admin')];
    const path = `/api/events/${world.event.id}`;
    const first = await other.put(path, { version: 1, title: 'First' });
    const second = await one.put(path, { version: 1, title: 'Second' });
    expect([first.status, (await one.get(`/api/events?teamId=${world.team.id}`)).body[0].title]).toEqual([
      200,
      'First',
    ]);
    return tally([second.status]);
  },
  'E04 body id differs from path id': async (world, role) => {
    const api = await world.as(role);
    return tally([(await api.put(`/api/events/${world.event.id}`, { id: world.event.id + 1, title: 'X' })).status]);
  },
  'E05 deleted twice': async (world, role) => {
    const api = await world.as(role);
    const path = `/api/events/${world.event.id}`;
    expect((await api.delete(path)).status).toBe(204);
    return tally([(await api.delete(path)).status]);
  },
  'V02 body moves the row to another eventId or childId': async (world, role) => {
    const api = await world.as(role);
    const { id } = await buildAvailability(world.club, { eventId: world.event.id, childId: world.child.id });
    const put = async (fields: object) =>
      (await api.put(`/api/availabilities/${id}`, { isAvailable: true, ...fields })).status;
    expect(await put({ eventId: world.event.id, childId: world.child.id })).toBe(200);
    const moved = [await put({ eventId: world.event.id + 1 }), await put({ childId: world.child.id + 1 })];
    return tally([...new Set(moved)]);
  },
};
