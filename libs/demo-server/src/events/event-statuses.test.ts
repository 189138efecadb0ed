import { type AuditEntriesDto, type EventChangeDto } from '@touchline/api-client';
import { messages } from '@touchline/domain';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const people = { admin: 1, coach: 2, parent: 3 };
/** Of the sample club: a match of the Lions, a training of the Otters, and a tournament of both; the sample parent has a child in each. */
const [match, training, tournament] = [1, 2, 3] as const;

function open() {
  const server = createDemoServer({ storage: memoryStorage(), club, now: () => new Date('2026-11-20T12:00:00Z') });
  const set = (events: unknown, { query = '', as = people.coach } = {}) =>
    server.as(as)({ method: 'POST', path: `/api/events/statuses${query}`, body: { events } });
  const events = () => server.arrange((data) => data.events.map(({ status, version }) => [status, version]));
  const acts = async () => {
    const { body } = await server.as(people.admin)({ method: 'GET', path: '/api/audit?group=events&limit=2' });
    return (body as AuditEntriesDto).entries.map(({ sentence }) => sentence.map(({ text }) => text).join(''));
  };
  const changes = async () => {
    const { body } = await server.as(people.parent)({ method: 'GET', path: '/api/notifications' });
    return (body as { changes: EventChangeDto[] }).changes.map(({ eventId, change }) => `${eventId} ${change}`);
  };
  return { server, set, events, acts, changes };
}

const cancelled = (id: number) => ({ id, status: 'cancelled' });

describe('Statuses of events in the demo', () => {
  it('are set at once, for families to see, and can be taken back', async () => {
    const { set, events, acts, changes } = open();
    const undo = [match, training].map((id) => ({ id, status: 'confirmed' }));
    expect(await set([cancelled(training), cancelled(match), { id: tournament, status: 'confirmed' }])).toMatchObject({
      status: 200,
      body: { changed: 2, same: 1, families: 1, undo },
    });
    expect(events()).toEqual([
      ['cancelled', 2],
      ['cancelled', 2],
      ['confirmed', 1],
    ]);
    expect((await changes()).sort()).toEqual(['1 cancelled', '2 cancelled']);
    expect(await acts()).toEqual([
      'Casey Rivera cancelled the event Otters training',
      'Casey Rivera cancelled the event U12 Lions v Harbour Rovers',
    ]);
    expect((await set(undo)).body).toMatchObject({ changed: 2, same: 0, families: 1 });
    expect(await changes()).toEqual([]);
  });

  it('tell nobody of events that have begun, and leave events of a series as they were planned', async () => {
    const { server, set } = open();
    server.arrange((data) => {
      Object.assign(data.events[0]!, { date: '2026-11-18' });
      Object.assign(data.events[1]!, { seriesId: 2 });
    });
    expect((await set([cancelled(match)])).body).toMatchObject({ changed: 1, families: 0 });
    await set([cancelled(training), { id: training, status: 'pending' }]);
    expect(server.arrange((data) => data.events[1])).toMatchObject({ status: 'pending', isException: false });
  });

  it('are previewed without a change', async () => {
    const { server, set } = open();
    const before = server.arrange((data) => structuredClone(data));
    expect(await set([cancelled(tournament)], { query: '?preview=true' })).toMatchObject({
      status: 200,
      body: { changed: 1, same: 0, families: 1, undo: [{ id: tournament, status: 'confirmed' }] },
    });
    expect(server.arrange((data) => structuredClone(data))).toEqual(before);
  });

  it('are set for all events or for none, and only by staff', async () => {
    const { set, events } = open();
    const refused = { status: 404, body: { message: messages.eventUnknown } };
    expect(await set([cancelled(match), cancelled(99)])).toMatchObject(refused);
    expect(await set([cancelled(match)], { as: people.parent })).toMatchObject({ status: 403 });
    expect(events()[0]).toEqual(['confirmed', 1]);
  });

  it.each([
    ['nothing', undefined, { events: messages.rowsRequired }],
    ['no event', [], { events: messages.rowsRequired }],
    ['too many', Array.from({ length: 201 }, () => cancelled(match)), { events: messages.tooManyRows }],
    ['lists', [[]], { events: messages.tooManyRows }],
    [
      'wrong values',
      [cancelled(match), { id: '1', status: 'done' }, {}],
      {
        'events.1.id': messages.eventRequired,
        'events.1.status': messages.valueInvalid,
        'events.2.id': messages.eventRequired,
        'events.2.status': messages.valueInvalid,
      },
    ],
  ])('refuse %s', async (_what, events, errors) => {
    const message = Object.values(errors)[0];
    expect(await open().set(events)).toMatchObject({ status: 400, body: { message, errors } });
  });
});
