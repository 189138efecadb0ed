import { auditedActs, callOf, unaudited } from './support/audited-acts.ts';
import { type ClubApp, startClub, testPassword } from './support/club-app.ts';
import { operations } from './support/contract.ts';
import { buildWorld, type World } from './support/matrix-world.ts';
import { WatchedApi } from './support/watched-api.ts';

let club: ClubApp;
beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());

const changes = operations.filter(({ method }) => method !== 'GET');
const audited = changes.filter(({ operationId }) => operationId in auditedActs);

const rows = () =>
  club.database.query<{ id: number; actorId: number; action: string; subject: string }[]>(
    'SELECT id, actor_id AS "actorId", action, subject FROM audit_log ORDER BY id',
  );

/** Does the act; the API remembers what the database held around its last call. */
async function perform(operation: (typeof operations)[number], world: World) {
  const act = auditedActs[operation.operationId]!;
  const role = act.role ?? 'admin';
  const api = new WatchedApi(club.url, club.database);
  await api.post('/api/auth/login', { username: world.people[role].email, password: testPassword });
  const answer = await callOf(`${operation.method} ${operation.path}`, act)(api, world, role);
  return { act, api, answer, actorId: world.people[role].id };
}

it('knows of every operation that changes something whether it is recorded', () => {
  const known = [...Object.keys(auditedActs), ...Object.keys(unaudited)];
  expect(changes.map(({ operationId }) => operationId).sort()).toEqual(known.sort());
});

describe('a privileged act', () => {
  it.each(audited.map((operation) => [operation.operationId, operation] as const))(
    '%s leaves one row that says who did what',
    async (_id, operation) => {
      const world = await buildWorld(club, club);
      const before = await rows();
      const { act, answer, actorId } = await perform(operation, world);
      expect(answer.status).toBeLessThan(300);
      const added = (await rows()).slice(before.length);
      expect(added).toMatchObject([{ actorId, action: act.action, subject: act.subject }]);
    },
  );
});

describe('an act that cannot be recorded', () => {
  beforeAll(() =>
    club.database.query(`
      CREATE FUNCTION refuse_record() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'the log is full' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER refuse_record BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_record()`),
  );
  afterAll(() => club.database.query('DROP FUNCTION refuse_record CASCADE'));

  it.each(audited.map((operation) => [operation.operationId, operation] as const))(
    '%s does not happen',
    async (_id, operation) => {
      const { api, answer } = await perform(operation, await buildWorld(club, club));
      expect(answer.status).toBe(503);
      expect(api.after).toEqual(api.before);
    },
  );
});
