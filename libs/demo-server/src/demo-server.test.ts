import { createRequire } from 'node:module';
import { type ApiResponse, type Transport } from '@touchline/api-client';
import {
  createDemoServer,
  type DemoServer,
  demoKeys,
  findOperation,
  type KeyValueStorage,
  memoryStorage,
  storageFailed,
} from './index.ts';
import { handlers } from './routes.ts';

interface Contract {
  paths: Record<string, Record<string, { operationId: string; 'x-requires': string; 'x-demo'?: 'none' }>>;
}
const contract = createRequire(import.meta.url)('@touchline/api-client/openapi.json') as Contract;

const noon = new Date('2026-11-20T12:00:00Z');
const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const ids = { admin: 1, coach: 2, parent: 3, guest: null };

const open = (storage: KeyValueStorage = memoryStorage()) => createDemoServer({ storage, club, now: () => noon });

const get = (ask: Transport, path: string) => ask({ method: 'GET', path });
const post = (ask: Transport, path: string, body: unknown) => ask({ method: 'POST', path, body });
const league = { name: 'Harbour League', ageGroup: 'U12' };

const names = ({ body }: ApiResponse) => (body as { name: string }[]).map(({ name }) => name);

describe('The routes of the demo server', () => {
  const documented = Object.entries(contract.paths)
    .filter(([path]) => !path.startsWith('/api/health/'))
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));

  it('handle the operations of the contract, except those that it keeps out of the demo', () => {
    const inDemo = documented.filter(({ operation }) => operation['x-demo'] !== 'none');
    expect(Object.keys(handlers).sort()).toEqual(inDemo.map(({ operation }) => operation.operationId).sort());
  });

  it('are found by method and path, with the same actions', () => {
    const found = documented.map(({ method, path }) =>
      findOperation(method.toUpperCase(), path.replace(/\{\w+\}/g, '1')),
    );
    expect(found.map((one) => [one?.name, one?.action])).toEqual(
      documented.map(({ operation }) => [operation.operationId, operation['x-requires']]),
    );
  });

  it('respond with a problem to the operations that the contract keeps out of the demo', async () => {
    const keptOut = documented.filter(({ operation }) => operation['x-demo'] === 'none');
    for (const { method, path } of keptOut) {
      // Some are for parents alone.
      const ask = (id: number) => open().as(id)({ method: method.toUpperCase(), path });
      const responses = [await ask(ids.admin), await ask(ids.parent)];
      const sentences = responses.map(({ status, body }) => `${status} ${(body as { message: string }).message}`);
      expect(sentences).toContain('403 This is not available in the demo');
    }
    expect(keptOut).not.toEqual([]);
  });
});

describe('The data of the demo', () => {
  const sizes = (server: DemoServer) =>
    server.arrange(({ users, leagues, teams, events, children, announcements, availabilities }) =>
      Object.fromEntries(
        Object.entries({ users, leagues, teams, events, children, announcements, availabilities }).map(
          ([name, rows]) => [name, rows.length],
        ),
      ),
    );
  const sample = { users: 3, leagues: 3, teams: 3, events: 3, children: 5, announcements: 2, availabilities: 3 };

  it('are the sample club if the storage is empty', () => {
    expect(sizes(open())).toEqual(sample);
  });

  it('are kept when the page is opened again', async () => {
    const storage = memoryStorage();
    await post(open(storage).as(ids.admin), '/api/leagues', league);
    expect(sizes(open(storage))).toEqual({ ...sample, leagues: 4 });
  });

  it('get the lists that a newer version adds', async () => {
    const storage = memoryStorage();
    const { users } = open().arrange((data) => data);
    storage.setItem(demoKeys.club, JSON.stringify({ users }));
    expect(await get(open(storage).as(ids.admin), '/api/teams')).toMatchObject({ status: 200, body: [] });
  });

  it('do not change if a request is rejected', async () => {
    const storage = memoryStorage();
    const before = open(storage).arrange((data) => structuredClone(data));
    await post(open(storage).as(ids.admin), '/api/teams', { name: 'Bears', leagueId: 99 });
    expect(open(storage).arrange((data) => data)).toEqual(before);
  });

  it('contain no passwords', async () => {
    const storage = memoryStorage();
    const person = { email: 'ana@club.example', fullName: 'Ana Bé', password: 'my real password' };
    expect(await post(open(storage).transport, '/api/auth/register', person)).toMatchObject({ status: 201 });
    expect(storage.getItem(demoKeys.club)).not.toContain('my real password');
  });
});

describe('The session of the demo', () => {
  const me = (server: DemoServer) => get(server.transport, '/api/auth/me');

  it('starts with a sign-in, survives a reload and ends with a sign-out', async () => {
    const storage = memoryStorage();
    expect(await me(open(storage))).toMatchObject({ status: 401 });
    const parent = { username: 'Parent@touchline.example', password: 'touchline' };
    expect(await post(open(storage).transport, '/api/auth/login', parent)).toMatchObject({ status: 200 });
    expect(await me(open(storage))).toMatchObject({ status: 200, body: { fullName: 'Pat Keller' } });
    expect(await post(open(storage).transport, '/api/auth/logout', {})).toMatchObject({ status: 204, body: {} });
    expect(await me(open(storage))).toMatchObject({ status: 401 });
  });

  it('is separate for each browser', async () => {
    const server = open();
    await post(server.as(null), '/api/auth/login', { username: 'admin@touchline.example', password: 'touchline' });
    expect(await me(server)).toMatchObject({ status: 401 });
  });

  it('ends when the account is deactivated', async () => {
    const server = open();
    server.arrange(({ users }) => (users[2]!.isActive = false));
    expect(await get(server.as(ids.parent), '/api/teams')).toMatchObject({ status: 401 });
  });
});

describe('A visitor of the demo', () => {
  const me = async (server: DemoServer) => (await get(server.transport, '/api/auth/me')).body;

  it('is signed in as the parent or the admin without a password, and stays signed in', async () => {
    const storage = memoryStorage();
    open(storage).enter('admin');
    expect(await me(open(storage))).toMatchObject({ fullName: 'Alex Morgan', isAdmin: true });
    open(storage).enter('parent');
    expect(await me(open(storage))).toMatchObject({ fullName: 'Pat Keller', isParent: true });
  });

  it('who enters as a parent resets the club if the parent’s account is deactivated', async () => {
    const server = open();
    server.arrange(({ users }) => (users[2]!.isActive = false));
    server.enter('parent');
    expect(await me(server)).toMatchObject({ fullName: 'Pat Keller' });
  });

  it('who starts over stays signed in if the sample club has the account', async () => {
    const server = open();
    server.enter('admin');
    await post(server.transport, '/api/leagues', league);
    server.startOver();
    expect(await me(server)).toMatchObject({ fullName: 'Alex Morgan' });
    expect(names(await get(server.transport, '/api/leagues'))).not.toContain(league.name);

    const stranger = { email: 'ana@club.example', fullName: 'Ana Bé', password: 'touchline' };
    await post(server.as(null), '/api/auth/register', stranger);
    await post(server.transport, '/api/auth/logout', {});
    await post(server.transport, '/api/auth/register', { ...stranger, email: 'bo@club.example' });
    server.startOver();
    expect(await me(server)).toMatchObject({ message: 'Please sign in' });
  });

  it('can start over if the storage contains invalid data', async () => {
    const storage = memoryStorage();
    storage.setItem(demoKeys.club, '{');
    open(storage).startOver();
    expect(await get(open(storage).transport, '/api/club')).toMatchObject({ status: 200 });
  });

  it('can claim a child by adding it again if duplicatesCanBeClaimed is set', async () => {
    const server = createDemoServer({
      storage: memoryStorage(),
      club,
      now: () => noon,
      duplicatesCanBeClaimed: true,
    });
    server.enter('parent');
    const noah = { name: 'Noah Okafor', dateOfBirth: '2014-10-21' };
    const refused = { status: 409, body: { duplicateChildId: 3, action: 'claim-now' } };
    expect(await post(server.transport, '/api/children', noah)).toMatchObject(refused);
    expect(await post(server.transport, '/api/children/3/claim', {})).toMatchObject({ status: 200 });
  });
});

describe('A roster in the demo', () => {
  it('shows parents short names of other children, only in teams of their own children', async () => {
    const server = open();
    server.arrange(({ teamMembers }) => (teamMembers.find(({ childId }) => childId === 4)!.teamId = 3));
    const { body } = await get(server.as(ids.parent), '/api/teams');
    expect(body).toMatchObject([
      { name: 'U10 Otters', memberCount: 1, members: [{ id: 2, name: 'Leo Keller', jerseyNumber: 10 }] },
      {
        name: 'U12 Lions',
        memberCount: 2,
        members: [
          { id: 1, name: 'Mia Keller' },
          { name: 'Noah O.', age: 12 },
        ],
      },
      { name: 'U14 Falcons', memberCount: 1, members: [] },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Okafor|Marin|2014-10-21/);
  });

  it('shows everything to staff', async () => {
    const { body } = await get(open().as(ids.coach), '/api/teams/2');
    expect(body).toMatchObject({ members: [{ name: 'Mia Keller' }, { id: 3, name: 'Noah Okafor' }] });
  });
});

describe('A problem from the demo server', () => {
  it.each([
    ['guest', 'GET', '/api/nothing', 404, 'Cannot GET /api/nothing'],
    ['guest', 'GET', '/api/teams/x', 401, 'Please sign in'],
    ['guest', 'POST', '/api/availabilities', 401, 'You must be logged in to update availability'],
    ['parent', 'POST', '/api/teams', 403, 'You do not have permission to do this'],
    ['parent', 'GET', '/api/teams/007', 400, 'The id in the address must be a number from 1 to 2147483647'],
    ['coach', 'POST', '/api/teams', 400, 'Name is required'],
    ['parent', 'GET', '/api/teams/99', 404, 'This team does not exist'],
  ] as const)('for a %s who sends %s %s is %i: %s', async (who, method, path, status, message) => {
    const { body, ...response } = await open().as(ids[who])({ method, path, body: {} });
    expect(response.status).toBe(status);
    expect(body).toMatchObject({ type: 'about:blank', status, message, error: message });
    expect(response.headers['x-correlation-id']).toBe((body as { correlationId: string }).correlationId);
  });

  it('about a duplicate says whether the child is the user’s own', async () => {
    const ask = open().as(ids.parent);
    const mia = { name: ' MIA  keller', dateOfBirth: '2014-03-14' };
    const noah = { name: 'Noah Okafor', dateOfBirth: '2014-10-21' };
    const own = { message: 'You have already added this child', duplicateChildId: 1, action: 'view-existing' };
    const other = { message: 'Child already exists in the system', duplicateChildId: 3, action: 'claim-existing' };
    expect(await post(ask, '/api/children', mia)).toMatchObject({ status: 409, body: own });
    expect(await post(ask, '/api/children', noah)).toMatchObject({ status: 409, body: other });
  });
});

describe('A response in the demo', () => {
  const availability = { eventId: 1, childId: 1, isAvailable: true };

  it('returns 201 the first time and 200 afterwards', async () => {
    const ask = open().as(ids.parent);
    expect(await post(ask, '/api/availabilities', availability)).toMatchObject({ status: 201 });
    expect(await post(ask, '/api/availabilities', { ...availability, isAvailable: null })).toMatchObject({
      status: 200,
      body: { availability: { isAvailable: null }, event: { availability: { isAvailable: null, respondedAt: null } } },
    });
  });

  it('is accepted from parents until the event starts, and from staff at any time', async () => {
    const server = open();
    server.arrange(({ events }) => Object.assign(events[0]!, { date: '2026-11-20', startTime: '12:00' }));
    expect(await post(server.as(ids.parent), '/api/availabilities', availability)).toMatchObject({ status: 409 });
    expect(await post(server.as(ids.coach), '/api/availabilities', availability)).toMatchObject({ status: 201 });
  });

  it('for another family’s child returns the same 404 as for an unknown child', async () => {
    const ask = open().as(ids.parent);
    const other = await post(ask, '/api/availabilities', { ...availability, childId: 3 });
    const unknown = await post(ask, '/api/availabilities', { ...availability, childId: 99 });
    expect(other).toMatchObject({ status: 404, body: { message: 'This event or player does not exist' } });
    expect(unknown).toMatchObject({ status: 404, body: { message: 'This event or player does not exist' } });
  });
});

it('GET /api/events in the demo returns a page and the total number', async () => {
  const response = await get(open().as(ids.coach), '/api/events?order=desc&limit=1&offset=1');
  expect(response.headers['x-total-count']).toBe('3');
  expect(response.body).toMatchObject([
    { title: 'Otters training', counts: { available: 1, unavailable: 1, pending: 0, awayCount: 0 } },
  ]);
});

it('GET /api/leagues in the demo sorts by name and age group', async () => {
  expect(names(await get(open().as(ids.parent), '/api/leagues'))).toEqual([
    'County Youth League',
    'County Youth League',
    'Riverside Junior League',
  ]);
});

describe('A failing storage', () => {
  const failure = { status: 500, body: { status: 500, error: storageFailed } };

  it('makes the demo server return 500 and keep no partial change', async () => {
    const storage = memoryStorage();
    open(storage).arrange(() => undefined);
    const before = storage.getItem(demoKeys.club);
    const full = {
      ...storage,
      setItem() {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    };
    expect(await post(open(full).as(ids.admin), '/api/leagues', league)).toMatchObject(failure);
    expect(storage.getItem(demoKeys.club)).toBe(before);
    expect(await get(open(full).as(ids.admin), '/api/leagues')).toMatchObject({ status: 200 });
  });

  it('with invalid data makes the demo server return 500', async () => {
    const storage = memoryStorage();
    storage.setItem(demoKeys.club, '{');
    expect(await get(open(storage).transport, '/api/club')).toMatchObject(failure);
  });
});
