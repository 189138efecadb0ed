import { type Scope } from './scopes.ts';

const childEvents: Scope = (body, { event, child }, role) => {
  expect(body.map(({ id }: { id: number }) => id)).toEqual([event.id]);
  expect(body[0].availability).toMatchObject({ childId: child.id, isAvailable: null });
  expect('counts' in body[0]).toBe(role !== 'parent-own');
};

export const eventScopes: Record<string, Scope> = {
  'GET /api/dashboard/events': (body, { event, child }, role) => {
    if (role !== 'parent-own') return expect(body).toEqual([]);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([event.id]);
    expect(body[0].availabilities.map(({ childId }: { childId: number }) => childId)).toEqual([child.id]);
  },
  'GET /api/children/{id}/events': childEvents,
  'GET /api/teams/{id}/events': (body, { event, child }, role) => {
    expect(body.map(({ id }: { id: number }) => id)).toEqual([event.id]);
    const isStaff = role === 'coach' || role === 'admin';
    expect(body[0].counts).toEqual(
      isStaff ? { available: 0, unavailable: 0, pending: 1, unconfirmedCount: 0, awayCount: 0 } : undefined,
    );
    expect(body[0].availability?.childId).toBe(isStaff ? undefined : child.id);
  },
  'GET /api/events/{id}': (body, { event, child }, role) => {
    expect(body).toMatchObject({ id: event.id, version: 1 });
    const isStaff = role === 'coach' || role === 'admin';
    expect(body.counts).toEqual(
      isStaff ? { available: 0, unavailable: 0, pending: 1, unconfirmedCount: 0, awayCount: 0 } : undefined,
    );
    expect(body.availabilities?.map(({ childId }: { childId: number }) => childId)).toEqual(
      isStaff ? undefined : [child.id],
    );
  },
  'POST /api/events/clashes': (body) => expect(body).toEqual({ families: 0, audience: 1, awayCount: 0 }),
  'PUT /api/events/{id}': (body) => expect(body).toMatchObject({ startTime: '11:15', version: 2 }),
  'POST /api/events/{id}/series': (body, { event }) => {
    expect(body.id).toBe(event.id);
    expect(body.events).toHaveLength(2);
  },
  'POST /api/events/{id}/series/preview': (body, { event }) => {
    expect(body.events[0]).toMatchObject({ id: event.id, stays: null, after: { startTime: '11:15' } });
    expect(body.events).toHaveLength(2);
  },
  'PUT /api/events/{id}/series': (body) => {
    expect(body.events.map(({ after }: { after: object }) => after)).toMatchObject([
      { startTime: '11:15' },
      { startTime: '11:15' },
    ]);
  },
  'GET /api/notifications': (body, { event, child }, role) => {
    const changes = body.changes.map(({ eventId, childNames }: Record<string, unknown>) => [eventId, childNames]);
    expect(changes).toEqual(role === 'parent-own' ? [[event.id, [child.name]]] : []);
  },
  'GET /api/mail-preferences': ({ children }, { child }, role) =>
    expect(children).toEqual(role === 'parent-own' ? [{ id: child.id, name: child.name }] : []),
  'PATCH /api/mail-preferences': (body) => expect(body).toMatchObject({ weeklyDay: 5 }),
  'GET /api/unsubscribe/{token}': (body) => expect(body).toEqual({ topic: 'reminders', isOn: true }),
  'POST /api/unsubscribe/{token}': (body) => expect(body).toEqual({ topic: 'reminders', isOn: false }),
  'PUT /api/availabilities/{id}': (body, { event, child }) =>
    expect(body.availability).toMatchObject({ eventId: event.id, childId: child.id, isAvailable: false }),
  'GET /api/events/{id}/response-history': (body, { child, people }, role) => {
    const { id, fullName } = people['parent-own'];
    const isOwn = role === 'parent-own';
    expect(body).toMatchObject([{ childId: child.id, respondedBy: isOwn ? 'you' : 'guardian' }]);
    expect(body[0].responderName).toBe(isOwn ? undefined : fullName);
    expect(body[0]).not.toHaveProperty('userId', id);
  },
  'GET /api/events/{id}/availabilities': (body, { child }) =>
    expect(body.map(({ childId }: { childId: number }) => childId)).toEqual([child.id]),
  'GET /api/events/{id}/neighbours': (body, _world, role) => {
    const isStaff = role === 'coach' || role === 'admin';
    // Other worlds of the club have events, too.
    if (!isStaff) expect(body).toEqual({ previous: null, next: null });
    expect(Object.keys(body)).toEqual(['previous', 'next']);
  },
  'GET /api/events/{id}/reminders': (body) => expect(body).toMatchObject({ sentAt: null, nextAt: null }),
  'POST /api/events/{id}/reminders': (body) => expect(body).toMatchObject({ families: 1, unreachable: 0 }),
  'GET /api/events/{id}/attendance': (body) => expect(body).toEqual({ available: 0, total: 1, names: [] }),
};
