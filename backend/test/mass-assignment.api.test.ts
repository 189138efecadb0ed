import { type Api } from './support/api.ts';
import { type ClubApp, startClub, testPassword } from './support/club-app.ts';
import { operations } from './support/contract.ts';
import { defaultCalls } from './support/matrix-requests.ts';
import { matrix, type Role, routeOf } from './support/matrix.ts';
import { buildWorld, type World } from './support/matrix-world.ts';
import { carriesMark, poisoned, poisonFor } from './support/poison.ts';
import { WatchedApi, writtenBy } from './support/watched-api.ts';

type Op = (typeof operations)[number];

let club: ClubApp;
beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());

/** Everything that takes JSON, or nothing, and changes something. */
const changes = operations.filter(
  ({ method, requestBody }) => method !== 'GET' && !requestBody?.content['multipart/form-data'],
);

/** Sends the poison along with the operation's own call, and with no other. */
class PoisonedApi extends WatchedApi {
  poison: Record<string, unknown> | null = null;

  constructor(
    club: ClubApp,
    private readonly operation: Op,
  ) {
    super(club.url, club.database);
  }

  override call<Body = any>(...[method, path, body, extra]: Parameters<Api['call']>) {
    const address = new RegExp(`^${this.operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
    const isOwn = method === this.operation.method && address.test(path);
    if (!this.poison || !isOwn) return super.call<Body>(method, path, body, extra);
    return super.call<Body>(method, path, undefined, { ...extra, raw: poisoned(this.operation, body, this.poison) });
  }
}

/** Somebody for whom the plain case succeeds. */
function callerOf(operation: Op): Role {
  const row = matrix.findLast(
    (one) => routeOf(one) === routeOf(operation) && one.case === 'default' && one.expected_status.startsWith('2'),
  );
  return row!.role;
}

async function perform(operation: Op, poison: Record<string, unknown> | null) {
  const world: World = await buildWorld(club, club);
  const role = callerOf(operation);
  const api = new PoisonedApi(club, operation);
  if (role !== 'anonymous') {
    await api.post('/api/auth/login', { username: world.people[role].email, password: testPassword });
  }
  api.poison = poison;
  const { status, body } = await defaultCalls[routeOf(operation)]!(api, world, role);
  return { status, body, written: writtenBy(api) };
}

/** The flags of the rows, whichever rows they are. */
const flagsOf = ({ written }: Awaited<ReturnType<typeof perform>>) =>
  written
    .map(({ table, row }) => {
      const flags = Object.entries(row).filter(([, value]) => typeof value === 'boolean');
      return [table, ...flags.map(([name, value]) => `${name}=${String(value)}`)].join(' ');
    })
    .sort();

it.each(changes.map((operation) => [operation.operationId, operation] as const))(
  '%s keeps nothing that does not belong to it',
  async (_id, operation) => {
    const plain = await perform(operation, null);
    expect(plain.status).toBeLessThan(300);
    for (const flag of [true, false]) {
      const poison = await poisonFor(club.database, flag);
      let act = await perform(operation, poison);
      // Some operations refuse a body that names another row than the path.
      if (act.status === 400) {
        expect(act.written).toEqual([]);
        const { id: _id, eventId: _event, childId: _child, teamId: _team, ...rest } = poison;
        act = await perform(operation, rest);
      }
      expect([act.status, act.body?.message]).toEqual([plain.status, plain.body?.message]);
      expect(act.written.filter(({ row }) => carriesMark(row))).toEqual([]);
      expect(flagsOf(act)).toEqual(flagsOf(plain));
    }
    expect('isAdmin' in {}).toBe(false);
  },
);
