import { type EventDto, type Transport } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const open = () => createDemoServer({ storage: memoryStorage(), club, now: () => new Date('2026-11-20T12:00:00Z') });
const ids = { admin: 1, coach: 2, parent: 3 };

/** Mia’s match on this day is from 10:30 at Riverside Park; Leo is in team 1. */
const leos = {
  title: 'Otters training',
  type: 'training',
  date: '2026-11-23',
  startTime: '11:00',
  location: 'Harbour',
  teamId: 1,
  relevanceType: 'team',
};

const post = (ask: Transport, path: string, body: unknown) => ask({ method: 'POST', path, body });
const create = async (ask: Transport, fields: object = {}) =>
  (await post(ask, '/api/events', { ...leos, ...fields })).body as EventDto;
const clashesOf = async (ask: Transport, id: number) =>
  ((await ask({ method: 'GET', path: `/api/events/${id}` })).body as EventDto).clashes;

describe('Clashes in the demo', () => {
  it('are shown to guardians on both events and the dashboard, until a child is unavailable', async () => {
    const server = open();
    const [coach, parent] = [server.as(ids.coach), server.as(ids.parent)];
    const { id } = await create(coach);
    const clashes = [
      {
        kind: 'overlap',
        eventId: id,
        title: 'Otters training',
        type: 'training',
        date: leos.date,
        startTime: '11:00',
        location: 'Harbour',
        childNames: ['Leo'],
      },
    ];
    expect(await clashesOf(parent, 1)).toEqual(clashes);
    expect(await clashesOf(parent, id)).toMatchObject([{ eventId: 1, childNames: ['Mia'] }]);
    expect((await parent({ method: 'GET', path: '/api/dashboard/events?limit=1' })).body).toMatchObject([{ clashes }]);
    expect(await clashesOf(coach, 1)).toBeUndefined();

    await post(parent, '/api/availabilities', { eventId: id, childId: 2, isAvailable: false });
    expect([await clashesOf(parent, 1), await clashesOf(parent, id)]).toEqual([undefined, undefined]);
  });

  it.each([
    ['12:29', 'travel'],
    ['12:30', undefined],
  ])('of an event at %s after one without an end are %p', async (startTime, kind) => {
    const server = open();
    await create(server.as(ids.coach), { startTime });
    expect((await clashesOf(server.as(ids.parent), 1))?.[0]?.kind).toBe(kind);
  });

  it('do not show another household’s children', async () => {
    const server = open();
    const other = server.arrange((data) => {
      const user = { ...data.users.find(({ id }) => id === ids.parent)!, id: 9, email: 'o@families.example' };
      data.users.push(user);
      data.guardianships.push({ id: 99, childId: 1, userId: user.id, isPrimary: false });
      return server.as(user.id);
    });
    const { id } = await create(server.as(ids.coach));
    expect(await other({ method: 'GET', path: '/api/events/1' })).toMatchObject({ status: 200 });
    expect(await clashesOf(other, 1)).toBeUndefined();
    expect(await other({ method: 'GET', path: `/api/events/${id}` })).toMatchObject({ status: 404 });
  });
});

describe('POST /api/events/clashes in the demo', () => {
  const count = (ask: Transport, fields: object = {}) => post(ask, '/api/events/clashes', { ...leos, ...fields });

  it('counts families, without the event that is edited and children who are unavailable', async () => {
    const coach = open().as(ids.coach);
    expect(await count(coach)).toMatchObject({ status: 200, body: { families: 1 } });
    expect((await count(coach, { startTime: '12:30' })).body).toMatchObject({ families: 0 });
    // The children of Mia’s team: she and Noah, who has no guardian.
    expect((await count(coach, { teamId: 2 })).body).toMatchObject({ families: 2 });
    expect((await count(coach, { teamId: 2, eventId: 1 })).body).toMatchObject({ families: 0 });
    expect((await count(coach, { relevanceType: 'all' })).body).toMatchObject({ families: 2 });
    const { id } = await create(coach);
    await post(coach, '/api/availabilities', { eventId: id, childId: 2, isAvailable: false });
    expect((await count(coach, { eventId: id })).body).toMatchObject({ families: 0 });
  });

  it('is for staff, and rejects what is not clear', async () => {
    const server = open();
    expect(await count(server.as(ids.parent))).toMatchObject({ status: 403 });
    expect(await count(server.as(ids.coach), { teamId: null })).toMatchObject({
      status: 400,
      body: { errors: { teamId: 'Please select either a team, multiple teams, or a league' } },
    });
    expect(await count(server.as(ids.coach), { eventId: 'x' })).toMatchObject({ status: 400 });
  });
});
