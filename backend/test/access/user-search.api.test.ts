import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { aCoach, anAdmin, aParent } from '../support/factories.ts';

let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub();
  await anAdmin(club, { fullName: 'Alex Admin', email: 'alex@club.example', username: 'alex' });
  await aCoach(club, { fullName: 'Casey Strauß', email: 'casey@club.example', username: 'The.Coach', isParent: true });
  await aParent(club, { fullName: 'Seán Ó Brien', email: 'sean@families.example', username: 'goalie' });
  await aParent(club, { fullName: 'İlker Οδυσσεύς', email: 'ilker@families.example', username: '50%_off' });
  await aCoach(club, { fullName: 'Gone Strauss', email: 'gone@club.example', username: 'gone', isActive: false });
  admin = await club.signIn('alex@club.example');
});
afterAll(() => club.close());

const names = async (query: string) =>
  (await admin.get(`/api/users${query}`)).body.map(({ fullName }: { fullName: string }) => fullName);

describe('The search for users', () => {
  it.each([
    ['part of a name', 'brien', ['Seán Ó Brien']],
    ['a name in capitals', 'SEÁN Ó', ['Seán Ó Brien']],
    ['superfluous spaces', '  seán   ó ', ['Seán Ó Brien']],
    ['SS for ß and ß for SS', 'STRAUSS', ['Casey Strauß', 'Gone Strauss']],
    ['SS for ß and ß for SS', 'strauß', ['Casey Strauß', 'Gone Strauss']],
    ['letters whose lower case depends on the language or the place', 'İlker ΟΔΥΣΣΕΎΣ', ['İlker Οδυσσεύς']],
    ['an email', 'SEAN@families', ['Seán Ó Brien']],
    ['a username', 'the.coach', ['Casey Strauß']],
    ['wildcards, which are ordinary characters', '%_', ['İlker Οδυσσεύς']],
    ['text across name and email', 'brien sean', []],
    ['nothing but spaces', '  ', ['Alex Admin', 'Casey Strauß', 'Gone Strauss', 'Seán Ó Brien', 'İlker Οδυσσεύς']],
  ])('finds %s: %s', async (_what, q, found) => {
    expect((await names(`?q=${encodeURIComponent(q)}`)).sort()).toEqual(found);
  });

  it('combines with roles and pages', async () => {
    expect(await names('?role=parent')).toEqual(['Casey Strauß', 'İlker Οδυσσεύς', 'Seán Ó Brien']);
    expect(await names('?role=coach&q=gone')).toEqual(['Gone Strauss']);
    const { body, headers } = await admin.get('/api/users?role=coach&limit=1&offset=1');
    expect([body, headers.get('x-total-count')]).toEqual([
      [expect.objectContaining({ fullName: 'Gone Strauss' })],
      '2',
    ]);
  });

  it('finds only active parents, by name and email, in the list of parents', async () => {
    const parents = (q: string) => admin.get(`/api/users/parents?limit=1&q=${q}`);
    expect((await parents('STRAUSS')).body).toMatchObject([{ fullName: 'Casey Strauß' }]);
    expect((await parents('families')).headers.get('x-total-count')).toBe('2');
    expect((await parents('goalie')).body).toEqual([]);
  });

  it.each(['/api/users?role=boss', `/api/users?q=${'x'.repeat(101)}`, `/api/users/counts?q=${'x'.repeat(101)}`])(
    'rejects %s',
    async (path) => {
      const { status, body } = await admin.get(path);
      expect([status, Object.keys(body.errors).length]).toEqual([400, 1]);
    },
  );
});

it.each(['', 's', 'STRAUSS', 'club.example', 'nobody', '@', '%'])(
  'The counts of users equal the lengths of the lists for the search %p',
  async (q) => {
    const usersOf = async (search: string) =>
      (await admin.get(`/api/users?q=${encodeURIComponent(search)}`)).body as {
        isActive: boolean;
        isEmailVerified: boolean;
        hasSignedIn: boolean;
      }[];
    const lengthOf = async (role: string) => (await names(`?q=${encodeURIComponent(q)}${role}`)).length;
    expect((await admin.get(`/api/users/counts?q=${encodeURIComponent(q)}`)).body).toEqual({
      all: await lengthOf(''),
      parents: await lengthOf('&role=parent'),
      neverSignedIn: (await usersOf(q)).filter(
        ({ isActive, isEmailVerified, hasSignedIn }) => isActive && isEmailVerified && !hasSignedIn,
      ).length,
      coaches: await lengthOf('&role=coach'),
      coachesWithoutTeam: await lengthOf('&coachesWithoutTeam=true'),
      admins: await lengthOf('&role=admin'),
      welfareOfficers: await lengthOf('&role=welfare-officer'),
    });
  },
);
