import { auditedActs, callOf, unaudited } from '../support/audited-acts.ts';
import { type ClubApp, startClub, testPassword } from '../support/club-app.ts';
import { operations } from '../support/contract.ts';
import { buildWorld, type World } from '../support/matrix/world.ts';
import { WatchedApi } from '../support/watched-api.ts';

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

async function perform(operation: (typeof operations)[number], world: World) {
  const act = auditedActs[operation.operationId]!;
  const role = act.role ?? 'admin';
  const api = new WatchedApi(club.url, club.database);
  await api.post('/api/auth/login', { username: world.people[role].email, password: testPassword });
  const response = await callOf(`${operation.method} ${operation.path}`, act)(api, world, role);
  return { act, api, response, actorId: world.people[role].id };
}

// Covers S18.
it('Every operation that changes data is listed as audited or as unaudited', () => {
  const known = [...Object.keys(auditedActs), ...Object.keys(unaudited)];
  expect(changes.map(({ operationId }) => operationId).sort()).toEqual(known.sort());
});

describe('The audit log', () => {
  // Covers S18, ASVS 16.3.3.
  it.each(audited.map((operation) => [operation.operationId, operation] as const))(
    'records %s once, with actor, action and subject',
    async (_id, operation) => {
      const world = await buildWorld(club, club);
      const before = await rows();
      const { act, response, actorId } = await perform(operation, world);
      expect(response.status).toBeLessThan(300);
      const added = (await rows()).slice(before.length);
      expect(added).toMatchObject([{ actorId, action: act.action, subject: act.subject }]);
    },
  );
});

describe('When the audit log cannot be written,', () => {
  beforeAll(() =>
    club.database.query(`
      CREATE FUNCTION reject_row() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'the log is full' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER reject_row BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION reject_row()`),
  );
  afterAll(() => club.database.query('DROP FUNCTION reject_row CASCADE'));

  // Covers S18, ASVS 2.3.3, 16.5.3.
  it.each(audited.map((operation) => [operation.operationId, operation] as const))(
    '%s returns 503 and changes nothing',
    async (_id, operation) => {
      const { api, response } = await perform(operation, await buildWorld(club, club));
      expect(response.status).toBe(503);
      expect(api.written).toEqual([]);
    },
  );
});
