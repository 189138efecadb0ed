import { type Api } from '../support/api.ts';
import { type ClubApp, startClub, testPassword } from '../support/club-app.ts';
import { operations } from '../support/contract.ts';
import { defaultCalls } from '../support/matrix/requests.ts';
import { matrix, type Role, routeOf } from '../support/matrix/matrix.ts';
import { buildWorld, type World } from '../support/matrix/world.ts';
import { carriesMark, foreignMembersFor, withForeignMembers } from '../support/foreign-members.ts';
import { WatchedApi } from '../support/watched-api.ts';

type Op = (typeof operations)[number];

let club: ClubApp;
beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());

/** Operations that change data and take JSON or no body. */
const changes = operations.filter(
  ({ method, requestBody }) => method !== 'GET' && !requestBody?.content['multipart/form-data'],
);

/** Adds foreign members to the request of the operation, but to no other request. */
class ForeignMembersApi extends WatchedApi {
  foreignMembers: Record<string, unknown> | null = null;

  constructor(
    club: ClubApp,
    private readonly operation: Op,
  ) {
    super(club.url, club.database);
  }

  override call<Body = any>(...[method, path, body, extra]: Parameters<Api['call']>) {
    const address = new RegExp(`^${this.operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
    const isOwn = method === this.operation.method && address.test(path);
    if (!this.foreignMembers || !isOwn) return super.call<Body>(method, path, body, extra);
    const raw = withForeignMembers(this.operation, body, this.foreignMembers);
    return super.call<Body>(method, path, undefined, { ...extra, raw });
  }
}

/** A role for which the default case of the matrix succeeds. */
function callerOf(operation: Op): Role {
  const row = matrix.findLast(
    (one) => routeOf(one) === routeOf(operation) && one.case === 'default' && one.expected_status.startsWith('2'),
  );
  return row!.role;
}

async function perform(operation: Op, foreignMembers: Record<string, unknown> | null) {
  const world: World = await buildWorld(club, club);
  const role = callerOf(operation);
  const api = new ForeignMembersApi(club, operation);
  if (role !== 'anonymous') {
    await api.post('/api/auth/login', { username: world.people[role].email, password: testPassword });
  }
  api.foreignMembers = foreignMembers;
  const { status, body } = await defaultCalls[routeOf(operation)]!(api, world, role);
  return { status, body, written: api.written.filter(({ act }) => act !== 'DELETE') };
}

/** The boolean columns of the written rows, equal rows once, because some acts mail all admins, who become more with every world. */
const flagsOf = ({ written }: Awaited<ReturnType<typeof perform>>) => [
  ...new Set(
    written
      .map(({ table, row }) => {
        const flags = Object.entries(row).filter(([, value]) => typeof value === 'boolean');
        return [table, ...flags.map(([name, value]) => `${name}=${String(value)}`)].join(' ');
      })
      .sort(),
  ),
];

// Covers S3, ASVS 8.2.3, 15.3.3.
it.each(changes.map((operation) => [operation.operationId, operation] as const))(
  'The operation %s stores nothing that does not belong to its body',
  async (_id, operation) => {
    const plain = await perform(operation, null);
    expect(plain.status).toBeLessThan(300);
    for (const flag of [true, false]) {
      const foreignMembers = await foreignMembersFor(club.database, flag);
      let act = await perform(operation, foreignMembers);
      // Some operations reject a body that names another row than the path.
      if (act.status === 400) {
        expect(act.written).toEqual([]);
        const { id: _id, eventId: _event, childId: _child, teamId: _team, ...rest } = foreignMembers;
        act = await perform(operation, rest);
      }
      expect([act.status, act.body?.message]).toEqual([plain.status, plain.body?.message]);
      expect(act.written.filter(({ row }) => carriesMark(row))).toEqual([]);
      expect(flagsOf(act)).toEqual(flagsOf(plain));
    }
    expect('isAdmin' in {}).toBe(false);
  },
);
