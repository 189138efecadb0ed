import { type Transport } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const ids = { admin: 1, coach: 2, parent: 3 };
/** A child of the sample parent. */
const mia = { id: 1, name: 'Mia Keller', dateOfBirth: '2014-03-14' };

function open() {
  let now = new Date('2026-11-20T12:00:00Z');
  const server = createDemoServer({ storage: memoryStorage(), club, now: () => now });
  const { users } = server.arrange((data) => data);
  const other = { ...users[2]!, id: 4, email: 'other@x.example', username: 'other@x.example', fullName: 'Robin Reed' };
  server.arrange((data) => void data.users.push(other));
  return { server, other: server.as(4), later: (days: number) => (now = new Date(now.getTime() + days * 86_400_000)) };
}

const get = async (ask: Transport, path: string) => (await ask({ method: 'GET', path })).body as never[];
const post = (ask: Transport, path: string, body: unknown = {}) => ask({ method: 'POST', path, body });
const remove = (ask: Transport, path: string) => ask({ method: 'DELETE', path });

async function requestOf(ask: Transport) {
  await post(ask, '/api/children', { name: mia.name, dateOfBirth: mia.dateOfBirth });
  return post(ask, `/api/children/${mia.id}/access-requests`);
}

describe('Requests for access in the demo', () => {
  it('need a proof, are one however often they are made, and can be withdrawn', async () => {
    const { other } = open();
    expect(await post(other, `/api/children/${mia.id}/access-requests`)).toMatchObject({ status: 403 });
    expect(await requestOf(other)).toMatchObject({ status: 201, body: { childName: mia.name, state: 'pending' } });
    expect(await requestOf(other)).toMatchObject({ status: 200 });
    expect(await get(other, '/api/access-requests/sent')).toHaveLength(1);
    expect(await remove(other, '/api/access-requests/1')).toMatchObject({ status: 204 });
    expect(await get(other, '/api/access-requests/sent')).toEqual([]);
  });

  it('are seen by guardians, admins and coaches', async () => {
    const { server, other } = open();
    await requestOf(other);
    const request = { id: 1, childName: mia.name, requesterName: 'Robin Reed', state: 'pending' };
    for (const id of [ids.parent, ids.admin]) {
      expect(await get(server.as(id), '/api/access-requests')).toMatchObject([request]);
    }
    expect(await get(server.as(ids.coach), '/api/access-requests')).toEqual([]);
    expect(await get(server.as(ids.coach), `/api/children/${mia.id}/access-requests`)).toMatchObject([request]);
  });

  it('are decided neither by the requester nor by a coach', async () => {
    const { server, other } = open();
    await requestOf(other);
    for (const ask of [other, server.as(ids.coach)]) {
      expect(await post(ask, '/api/access-requests/1/approve')).toMatchObject({ status: 404 });
    }
  });

  it('make the requester a guardian once a guardian approves them', async () => {
    const { server, other } = open();
    await requestOf(other);
    expect(await post(server.as(ids.parent), '/api/access-requests/1/approve')).toMatchObject({
      status: 200,
      body: { state: 'approved' },
    });
    expect(await post(server.as(ids.parent), '/api/access-requests/1/decline')).toMatchObject({ status: 409 });
    expect(await get(other, '/api/children')).toMatchObject([{ id: mia.id, parentId: ids.parent }]);
    expect(await get(other, `/api/children/${mia.id}/guardians`)).toMatchObject([
      { relation: 'other', fullName: null, userId: null, isPrimary: true },
      { relation: 'you', fullName: 'Robin Reed', isPrimary: false },
    ]);
  });

  it('that were declined can be made again after 30 days', async () => {
    const { server, other, later } = open();
    await requestOf(other);
    await post(server.as(ids.parent), '/api/access-requests/1/decline');
    expect(await requestOf(other)).toMatchObject({
      status: 409,
      body: { message: 'Your request was declined. You can ask again on Sun, Dec 20, 2026.' },
    });
    expect(await get(other, '/api/access-requests/sent')).toMatchObject([
      { state: 'declined', canAskAgainAt: '2026-12-20T12:00:00.000Z' },
    ]);
    later(30);
    expect(await requestOf(other)).toMatchObject({ status: 201 });
  });
});

describe('Guardians in the demo', () => {
  it('leave: the longest-standing one becomes primary, and admins see when the last one left', async () => {
    const { server, other } = open();
    await requestOf(other);
    await post(server.as(ids.admin), '/api/access-requests/1/approve');
    expect(await remove(server.as(ids.parent), `/api/children/${mia.id}/guardians/3`)).toMatchObject({ status: 204 });
    expect(await get(other, '/api/children')).toMatchObject([{ parentId: 4 }]);
    expect(await remove(server.as(ids.coach), `/api/children/${mia.id}/guardians/4`)).toMatchObject({ status: 404 });
    await remove(other, `/api/children/${mia.id}/guardians/4`);
    expect(await get(server.as(ids.admin), '/api/children/all?q=Mia')).toMatchObject([
      { parentId: null, guardianNames: [], guardiansLeftAt: '2026-11-20T12:00:00.000Z' },
    ]);
  });

  it('stay when an admin assigns another parent, who is the primary one then', async () => {
    const { server } = open();
    await post(server.as(ids.admin), `/api/children/${mia.id}/assign-parent`, { parentId: 4 });
    expect(await get(server.as(ids.admin), '/api/children/all?q=robin')).toMatchObject([
      { id: mia.id, parentId: 4, guardianNames: ['Robin Reed', 'Pat Keller'] },
    ]);
  });

  it('see who responded: you, another guardian or staff', async () => {
    const { server, other } = open();
    await post(server.as(ids.admin), `/api/children/${mia.id}/assign-parent`, { parentId: 4 });
    const events = (await get(other, '/api/dashboard/events?when=upcoming')) as { id: number }[];
    const eventId = events[0]!.id;
    const seen = async (ask: Transport) => {
      const [row] = (await get(ask, `/api/events/${eventId}/availabilities`)) as Record<string, unknown>[];
      return [row!.respondedBy, row!.responderName, row!.respondedVia];
    };
    for (const [by, mine, theirs] of [
      [other, 'you', 'guardian'],
      [server.as(ids.coach), 'staff', 'staff'],
    ] as const) {
      await post(by, '/api/availabilities', { eventId, childId: mia.id, isAvailable: true });
      expect((await seen(other))[0]).toBe(mine);
      expect(await seen(server.as(ids.parent))).toEqual([theirs, undefined, theirs === 'staff' ? 'staff' : 'app']);
    }
  });
});

describe('A restricted guardian in the demo', () => {
  async function restricted() {
    const { server, other } = open();
    await post(server.as(ids.admin), `/api/children/${mia.id}/assign-parent`, { parentId: 4 });
    const set = (isRestricted: boolean) =>
      server.as(ids.admin)({ method: 'PATCH', path: `/api/children/${mia.id}/guardians/4`, body: { isRestricted } });
    expect(await set(true)).toMatchObject({ status: 200 });
    return { server, other, set };
  }

  it('has no such child, whatever they try', async () => {
    const { other } = await restricted();
    expect(await get(other, '/api/children')).toEqual([]);
    expect(await post(other, '/api/children', { name: mia.name, dateOfBirth: mia.dateOfBirth })).toMatchObject({
      status: 429,
    });
    expect(await post(other, `/api/children/${mia.id}/access-requests`)).toMatchObject({ status: 403 });
    expect((await other({ method: 'GET', path: `/api/children/${mia.id}/guardians` })).status).toBe(404);
  });

  it('reads the same numbers as a stranger, whatever the child responds', async () => {
    const { server, other } = await restricted();
    server.arrange(
      ({ users }) => void users.push({ ...users[3]!, id: 5, email: 'b@x.example', username: 'b@x.example' }),
    );
    const stranger = server.as(5);
    const counts = async (ask: Transport) =>
      ((await get(ask, '/api/teams')) as { id: number; memberCount: number }[]).map(({ id, memberCount }) => [
        id,
        memberCount,
      ]);
    expect(await counts(stranger)).toEqual(await counts(other));
    expect(await counts(server.as(ids.parent))).not.toEqual(await counts(other));
    await post(other, '/api/children', { name: 'Ann Bo', dateOfBirth: '2014-05-05' });
    await post(stranger, '/api/children', { name: 'Bea Bo', dateOfBirth: '2014-05-05' });
    server.arrange(({ children, teamMembers, teams }) => {
      const added = children.filter(({ name }) => name.endsWith(' Bo'));
      const teamId = teams.find(
        ({ id }) => !teamMembers.some((row) => row.childId === mia.id && row.teamId === id),
      )!.id;
      for (const { id } of added) teamMembers.push({ ...teamMembers[0]!, teamId, childId: id });
    });
    const events = (await get(other, '/api/dashboard/events?when=upcoming')) as { id: number }[];
    expect(events).not.toEqual([]);
    for (const { id } of events) {
      const [mine, theirs] = [
        await get(other, `/api/events/${id}/attendance`),
        await get(stranger, `/api/events/${id}/attendance`),
      ];
      expect(theirs).toEqual(mine);
    }
  });

  it('is seen by admins alone, becomes no coach, and is a guardian again when it is lifted', async () => {
    const { server, other, set } = await restricted();
    expect(await get(server.as(ids.admin), `/api/children/${mia.id}/guardians`)).toMatchObject([
      { userId: ids.parent, isPrimary: true },
      { userId: 4, isRestricted: true },
    ]);
    expect(await get(server.as(ids.parent), `/api/children/${mia.id}/guardians`)).toHaveLength(1);
    expect(await post(server.as(ids.admin), '/api/users/4/make-coach')).toMatchObject({ status: 409 });
    await set(false);
    expect(await get(other, '/api/children')).toHaveLength(1);
  });

  it('has to be lifted before removal, and holds for the child who comes back', async () => {
    const { server, other } = await restricted();
    const admin = server.as(ids.admin);
    expect(await remove(admin, `/api/children/${mia.id}/guardians/4`)).toMatchObject({ status: 409 });
    await remove(admin, `/api/children/${mia.id}/remove`);
    expect(await post(other, '/api/children', { name: mia.name, dateOfBirth: '2015-01-01' })).toMatchObject({
      status: 429,
    });
    const { body } = await post(admin, '/api/children', { name: mia.name, dateOfBirth: mia.dateOfBirth });
    const { id } = body as { id: number };
    expect(await get(admin, `/api/children/${id}/guardians`)).toMatchObject([{ userId: 4, isRestricted: true }]);
  });

  it('leaves it to the admins who else becomes a guardian', async () => {
    const { server } = await restricted();
    const [admin, guardian] = [server.as(ids.admin), server.as(ids.parent)];
    server.arrange(({ users, accessRequests }) => {
      users.push({ ...users[3]!, id: 5, email: 'b@x.example', username: 'b@x.example' });
      const pending = { state: 'pending' as const, requestedAt: '2026-05-01T10:00:00.000Z', decidedAt: null };
      accessRequests.push({ id: 99, childId: mia.id, userId: 5, ...pending });
    });
    expect(await get(guardian, '/api/access-requests')).toEqual([]);
    expect(await get(guardian, `/api/children/${mia.id}/access-requests`)).toEqual([]);
    expect(await post(guardian, '/api/access-requests/99/approve')).toMatchObject({ status: 404 });
    expect(await get(admin, '/api/access-requests')).toMatchObject([{ id: 99, hasRestriction: true }]);
    const [sent] = (await get(server.as(5), '/api/access-requests/sent')) as object[];
    expect(Object.keys(sent!)).not.toContain('hasRestriction');
    expect(await post(admin, '/api/access-requests/99/approve')).toMatchObject({ status: 200 });
    expect(await get(server.as(5), '/api/children')).toHaveLength(1);
  });

  it('ends the requests of others that were pending', async () => {
    const { server, other } = open();
    server.arrange(({ accessRequests, users }) => {
      users.push({ ...users[3]!, id: 5, email: 'b@x.example', username: 'b@x.example' });
      const pending = { state: 'pending' as const, requestedAt: '2026-05-01T10:00:00.000Z', decidedAt: null };
      accessRequests.push({ id: 99, childId: mia.id, userId: 5, ...pending });
    });
    const restriction = { method: 'PATCH' as const, path: `/api/children/${mia.id}/guardians/4` };
    await server.as(ids.admin)({ ...restriction, body: { isRestricted: true } });
    expect(await get(server.as(ids.admin), '/api/access-requests')).toEqual([]);
    expect(await get(other, '/api/children')).toEqual([]);
  });

  it('keeps the child from being claimed by others', async () => {
    const { server } = await restricted();
    await remove(server.as(ids.parent), `/api/children/${mia.id}/guardians/3`);
    const search = await post(server.as(ids.coach), '/api/children/search', mia);
    expect(search.body).toMatchObject({ child: null });
  });
});
