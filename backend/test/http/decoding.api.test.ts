import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { anAdmin } from '../support/factories.ts';

let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub();
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

const names = async (query: string) =>
  (await admin.get<{ name: string }[]>(`/api/leagues?${query}`)).body.map(({ name }) => name);

// Covers ASVS 1.1.1.
it('A value is decoded once, before it is checked', async () => {
  for (const name of ['50%25 League', '50% League', 'Tom &amp; Co', 'Tom & Co'])
    expect((await admin.post('/api/leagues', { name, ageGroup: 'U12' })).status).toBe(201);
  expect(await names('q=50%2525')).toEqual(['50%25 League']);
  expect(await names('q=%25%20L')).toEqual(['50% League']);
  expect(await names(`q=${encodeURIComponent('&amp;')}`)).toEqual(['Tom &amp; Co']);
  expect((await admin.get('/api/leagues?limit=%2531')).status).toBe(400);
});

// Covers ASVS 15.3.5, 15.3.7.
describe('A parameter', () => {
  it.each(['limit=1&limit=2', 'limit[]=1', 'limit[a]=1', 'limit=1,2', 'limit=true', 'limit='])(
    'is one value of its type, or is rejected or ignored: %s',
    async (query) => {
      const { status, body } = await admin.get(`/api/leagues?${query}`);
      if (status !== 400) expect([status, body.length]).toEqual([200, 4]);
    },
  );

  it('in the address is not replaced by one of the body, nor the other way round', async () => {
    const [{ id }] = (await admin.get('/api/leagues?limit=1')).body;
    const changed = await admin.put(`/api/leagues/${id}?name=From the address`, { id: 999, name: 'From the body' });
    expect(changed.body).toMatchObject({ id, name: 'From the body' });
    expect(await names('q=From the address')).toEqual([]);
  });

  it.each([[['Premier']], [{ a: 1 }], [7], [true]])('of the body has its type, unlike the name %j', async (name) => {
    expect((await admin.post('/api/leagues', { name, ageGroup: 'U12' })).status).toBe(400);
  });
});
