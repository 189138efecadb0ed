import { fillSampleClub } from '../../src/schema/sample-club/fill-sample-club.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { operations } from '../support/contract.ts';

let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub({ webOrigins: ['https://app.club.example'] });
  await fillSampleClub(club.database, club.settings);
  admin = await club.signIn('admin@touchline.example');
});
afterAll(() => club.close());

const changes = operations.filter(({ method }) => method !== 'GET');
const addressOf = (path: string) => path.replace('{type}', 'leagues').replaceAll(/\{\w+\}/g, '1');
const exampleOf = ({ requestBody }: (typeof changes)[number]) =>
  JSON.stringify(requestBody?.content['application/json']?.example ?? {});

/** Every row of every table as one hash. */
async function rows(): Promise<string> {
  const [{ hash }] = await club.database.query<[{ hash: string }]>(
    `SELECT md5(string_agg(query_to_xml(format('SELECT t::text FROM %s t ORDER BY 1', oid::regclass), true, false, '')::text,
                           '' ORDER BY relname)) AS hash
       FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  return hash;
}

const sources = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://attacker.example' },
  'a sibling that is not listed': { 'sec-fetch-site': 'same-site', origin: 'https://www.club.example' },
  'a sandboxed frame': { origin: 'null' },
  'another site, from an old browser': { origin: 'https://attacker.example' },
};

// Covers S8, ASVS 3.5.1.
it.each(Object.entries(sources))(
  'A request from %s changes nothing, even if an admin is signed in',
  async (_name, headers) => {
    const before = await rows();
    for (const change of changes) {
      for (const type of [
        'application/json',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const extra = { raw: exampleOf(change), headers: { 'content-type': type, ...headers } };
        const { status, body } = await admin.call(change.method, addressOf(change.path), undefined, extra);
        expect([change.operationId, status, body.message]).toEqual([
          change.operationId,
          403,
          'This request came from another site',
        ]);
      }
    }
    expect(await rows()).toBe(before);
  },
);

// Covers S8, ASVS 3.5.2.
it('A body of a type that another site’s form could send is rejected, wherever it comes from', async () => {
  const before = await rows();
  for (const change of changes.filter(({ requestBody }) => requestBody)) {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const extra = { raw: exampleOf(change), headers: { 'content-type': type } };
      const { status } = await admin.call(change.method, addressOf(change.path), undefined, extra);
      // A signed-in user may not register, which is checked first.
      expect([change.operationId, status]).toEqual([
        change.operationId,
        change['x-requires'] === 'account.register' ? 403 : 415,
      ]);
    }
  }
  expect(await rows()).toBe(before);
});

it('A request from a listed sibling origin changes data', async () => {
  const before = await rows();
  const headers = { 'sec-fetch-site': 'same-site', origin: 'https://app.club.example' };
  expect((await admin.post('/api/leagues', { name: 'Sibling League', ageGroup: 'U12' }, { headers })).status).toBe(201);
  expect(await rows()).not.toBe(before);
});
