import { type Transport } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const ids = { admin: 1, coach: 2, parent: 3 };

function open() {
  let now = new Date('2026-11-20T12:00:00Z');
  const server = createDemoServer({ storage: memoryStorage(), club, now: () => now });
  return { server, later: (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000)) };
}

const post = (ask: Transport, path: string, body: unknown = {}) => ask({ method: 'POST', path, body });
const remove = (ask: Transport, path: string) => ask({ method: 'DELETE', path });
const noah = { name: 'Noah Okafor', dateOfBirth: '2014-10-21' };
const noMatch = { child: null, message: "We couldn't find your child. Please contact an administrator." };

describe('Searching for a child in the demo', () => {
  it.each([
    ['noah  OKAFOR', { child: { id: 3, name: 'Noah Okafor' }, action: 'claim-existing' }],
    ['Noa Okafór', { child: { id: 3 }, message: 'Possible match: the name is spelt a little differently' }],
    ['Noel Okaford', noMatch],
    ['Mia Keller', noMatch],
  ])('returns the expected match for %p', async (name, body) => {
    const { server } = open();
    expect(await post(server.as(ids.parent), '/api/children/search', { ...noah, name })).toMatchObject({
      status: 200,
      body,
    });
  });

  it('never finds claimed children', async () => {
    const { server } = open();
    const mia = { name: 'Mia Keller', dateOfBirth: '2014-03-14' };
    expect((await post(server.as(ids.coach), '/api/children/search', mia)).body).toEqual(noMatch);
  });
});

describe('Claiming a child in the demo', () => {
  it('requires a match from the last ten minutes', async () => {
    const { server, later } = open();
    const ask = server.as(ids.parent);
    expect(await post(ask, '/api/children/3/claim')).toMatchObject({ status: 403 });
    await post(ask, '/api/children/search', noah);
    later(11);
    expect(await post(ask, '/api/children/3/claim')).toMatchObject({ status: 403 });
    await post(ask, '/api/children/search', noah);
    expect(await post(ask, '/api/children/3/claim')).toMatchObject({
      status: 200,
      body: { message: 'Child claimed successfully' },
    });
    expect(await post(ask, '/api/children/3/claim')).toMatchObject({ status: 200 });
  });

  it('is possible after adding the child was rejected as a duplicate', async () => {
    const ask = open().server.as(ids.parent);
    expect(await post(ask, '/api/children', noah)).toMatchObject({ status: 409 });
    expect(await post(ask, '/api/children/3/claim')).toMatchObject({ status: 200 });
  });

  it('is rejected if another parent was faster or the child was removed', async () => {
    const { server } = open();
    const [ask, admin] = [server.as(ids.parent), server.as(ids.admin)];
    await post(ask, '/api/children/search', noah);
    server.arrange(({ guardianships }) => guardianships.push({ id: 99, childId: 3, userId: 2, isPrimary: true }));
    expect(await post(ask, '/api/children/3/claim')).toMatchObject({
      status: 409,
      body: { message: 'This child has already been registered by another parent.' },
    });
    await remove(admin, '/api/children/3/remove');
    expect(await post(ask, '/api/children/3/claim')).toMatchObject({ status: 404 });
  });
});

it('Removing a child in the demo ends the guardianship for parents, and unregisters the child for admins', async () => {
  const { server } = open();
  const [parent, coach, admin] = [server.as(ids.parent), server.as(ids.coach), server.as(ids.admin)];
  expect(await remove(coach, '/api/children/1/remove')).toMatchObject({ status: 403 });
  expect(await remove(parent, '/api/children/3/remove')).toMatchObject({ status: 404 });
  expect(await remove(parent, '/api/children/1/remove')).toMatchObject({ status: 200 });
  expect(await remove(admin, '/api/children/2/remove')).toMatchObject({ status: 200 });
  server.arrange(({ children, guardianships, teamMembers }) => {
    expect(children.filter((child) => !child.isRegistered).map(({ id }) => id)).toEqual([2]);
    expect([guardianships, teamMembers.filter(({ childId }) => childId === 2)]).toEqual([[], []]);
  });
});

it('Adding a removed child in the demo creates a new child, and an admin can restore the old one', async () => {
  const { server } = open();
  const [parent, admin] = [server.as(ids.parent), server.as(ids.admin)];
  const year = 2026 - 9;
  const ida = { name: 'Ida Young', dateOfBirth: `${year}-05-04` };
  const { body: first } = await post(parent, '/api/children', ida);
  const { id } = first as { id: number };
  await remove(admin, `/api/children/${id}/remove`);
  expect((await admin({ method: 'GET', path: '/api/children/unregistered' })).body).toMatchObject([{ id, ...ida }]);
  const again = await post(parent, '/api/children', ida);
  expect(again).toMatchObject({ status: 201, body: { teams: [] } });
  expect((again.body as { id: number }).id).not.toBe(id);
  expect(await post(admin, `/api/children/${id}/restore`)).toMatchObject({ status: 409 });
  await remove(admin, `/api/children/${(again.body as { id: number }).id}/remove`);
  const restored = { status: 200, body: { id, isRegistered: true, parentId: null } };
  expect(await post(admin, `/api/children/${id}/restore`)).toMatchObject(restored);
  expect(await post(admin, '/api/children/99/restore')).toMatchObject({ status: 404 });
});

it('A parent in the demo has at most twelve children', async () => {
  const { server } = open();
  const parent = server.as(ids.parent);
  const add = (n: number) => post(parent, '/api/children', { name: `Child ${n}`, dateOfBirth: '2016-05-04' });
  // The sample parent has two.
  for (let n = 0; n < 10; n++) expect(await add(n)).toMatchObject({ status: 201 });
  expect(await add(10)).toMatchObject({
    status: 409,
    body: { message: 'An account has at most 12 children. Please ask an admin of your club.' },
  });
  await post(parent, '/api/children/search', noah);
  expect(await post(parent, '/api/children/3/claim')).toMatchObject({ status: 409 });
});

it('Assigning a parent in the demo sets or removes the guardian', async () => {
  const admin = open().server.as(ids.admin);
  const assign = (parentId: unknown) => post(admin, '/api/children/3/assign-parent', { parentId });
  expect(await assign(3)).toMatchObject({ status: 200, body: { parentId: 3 } });
  expect(await assign(0)).toMatchObject({ status: 200, body: { parentId: null } });
  expect(await assign(2)).toMatchObject({
    status: 400,
    body: { errors: { parentId: 'This user is not a parent' } },
  });
  expect(await assign(undefined)).toMatchObject({ status: 400, body: { message: 'Please select a parent' } });
});

describe('Players in the demo', () => {
  const openWithRemoved = async () => {
    const { server } = open();
    const [coach, admin] = [server.as(ids.coach), server.as(ids.admin)];
    await remove(admin, '/api/children/2/remove');
    const names = async (query: string) =>
      ((await coach({ method: 'GET', path: `/api/children/all${query}` })).body as { name: string }[]).map(
        ({ name }) => name,
      );
    const counts = async (ask: Transport, q = '') =>
      (await ask({ method: 'GET', path: `/api/children/counts?q=${q}` })).body;
    return { coach, admin, names, counts };
  };

  it.each([
    ['name', 'okafor', 'Noah Okafor'],
    ['parent', 'PAT', 'Mia Keller'],
    ['team', 'otters', 'Sofia Marin'],
  ])('are found by %s', async (_what, q, name) => {
    const { names } = await openWithRemoved();
    expect(await names(`?q=${q}`)).toEqual([name]);
  });

  it('are found by whether they have a parent or are in a team', async () => {
    const { names } = await openWithRemoved();
    expect(await names('?parent=assigned')).toEqual(['Mia Keller']);
    expect(await names('?parent=unassigned&limit=2&offset=1')).toEqual(['Noah Okafor', 'Sofia Marin']);
    expect(await names('?notInTeam=2')).toEqual(['Amir Haddad', 'Sofia Marin']);
  });

  it('are counted, the unregistered ones only for admins', async () => {
    const { coach, admin, counts } = await openWithRemoved();
    const registered = { registered: 4, assigned: 1, unassigned: 3, withoutTeam: 1, withoutEventGroup: 0 };
    expect(await counts(admin)).toEqual({ ...registered, unregistered: 1, erasureRequests: 0 });
    expect(await counts(coach)).toEqual(registered);
    expect(await counts(admin, 'leo')).toEqual({
      registered: 0,
      assigned: 0,
      unassigned: 0,
      withoutTeam: 0,
      withoutEventGroup: 0,
      unregistered: 1,
      erasureRequests: 0,
    });
  });
});
