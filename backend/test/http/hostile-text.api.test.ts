import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { aCoach, anAdmin, aParent } from '../support/factories.ts';
import { upload } from '../support/upload.ts';

let club: ClubApp;
let parent: Api;
let coach: Api;
let admin: Api;
beforeAll(async () => {
  club = await startClub();
  parent = await club.signIn((await aParent(club)).email);
  coach = await club.signIn((await aCoach(club)).email);
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

const email = 'a@families.example';
const born = `${new Date().getUTCFullYear() - 9}-06-15`;

it('An import with a million columns is refused before their names are compared', async () => {
  const { status, body } = await upload(admin, 'leagues', `name,ageGroup${',x'.repeat(1_000_000)}\nNorth,U12\n`);
  expect([status, body.message]).toEqual([400, 'The file has more than 1,000 columns']);
});

describe('A long run of combining marks', () => {
  // NFKC takes quadratic time for such a run: 48,000 marks block the server for three seconds.
  const marks = '\u0344'.repeat(24_000) + '\u0334'.repeat(24_000);
  const cells = '\u0344'.repeat(5_000) + '\u0334'.repeat(5_000);
  /** The length of the longest text that was normalized. */
  async function longestNormalised(act: () => Promise<unknown>): Promise<number> {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    await act();
    const lengths = normalize.mock.contexts.map((text) => String(text).length);
    normalize.mockRestore();
    return Math.max(0, ...lengths);
  }

  it.each([
    ['a full name', () => club.guest().post('/api/auth/register', { email, password: 'long enough', fullName: marks })],
    [
      'an email',
      () => club.guest().post('/api/auth/register', { email: marks, password: 'long enough', fullName: 'Pat' }),
    ],
    ['a sign-in name', () => club.guest().post('/api/auth/login', { username: marks, password: 'x' })],
    ['a searched name', () => parent.post('/api/children/search', { name: marks, dateOfBirth: born })],
    ['a child’s name', () => parent.post('/api/children', { name: marks, dateOfBirth: born })],
    ['a league’s name', () => coach.post('/api/leagues', { name: marks, ageGroup: 'U12' })],
    ['a text to look for', () => admin.get(`/api/children/all?q=${encodeURIComponent(marks.slice(-2_000))}`)],
    ['an import’s header', () => upload(admin, 'leagues', `name,ageGroup,${marks}\n`)],
  ])('in %s is not normalized and does no harm', async (where, send) => {
    let status = 0;
    expect(await longestNormalised(async () => ({ status } = await send()))).toBeLessThanOrEqual(4 * 254);
    // Unknown columns are ignored.
    expect(status).toBe(where === 'an import’s header' ? 200 : 400);
  });

  it('in the cells of an import is not normalized, and the name is rejected', async () => {
    const file = `name,dateOfBirth,parentEmail\n${cells},2015-01-01,\nMia Keller,2015-01-01,${cells}\n`;
    let body: any;
    expect(await longestNormalised(async () => ({ body } = await upload(admin, 'children', file)))).toBeLessThanOrEqual(
      4 * 254,
    );
    expect(body.results.map(({ status, message }: any) => [status, message])).toEqual([
      ['error', expect.stringMatching(/^name ".{1,120}" is too long\. Write at most 100 characters\.$/u)],
      [
        'success',
        expect.stringMatching(
          /^Imported\. Left out: parentEmail ".{1,120}" is too long\. Write at most 254 characters$/u,
        ),
      ],
    ]);
  });
});

// Covers ASVS 2.2.1.
describe('An invisible character', () => {
  const invisible = 'Please remove the invisible characters';

  it.each([
    ['a zero-width space', 'Mia\u200b Keller'],
    ['zero-width characters alone', '\u200b\u200b'],
    ['a change of direction', '\u202eMia'],
    ['a Hangul filler', 'Mia \u3164'],
    ['a soft hyphen', 'Mia Kel\u00adler'],
    ['a blank Braille cell', 'Mia\u2800Keller'],
  ])('in a child’s name is rejected: %s', async (_what, name) => {
    for (const path of ['/api/children', '/api/children/search']) {
      const { status, body } = await parent.post(path, { name, dateOfBirth: born });
      expect([status, body.errors]).toEqual([400, { name: invisible }]);
    }
    const { body } = await upload(admin, 'children', `name,dateOfBirth\n${name},2015-01-01\n`);
    expect(body.results[0]).toMatchObject({
      status: 'error',
      message: expect.stringMatching(
        /^name ".*" has invisible characters\.( It contains .+\.)? Remove them or type it again\.$/,
      ),
    });
  });

  it('in an account’s name or email is rejected', async () => {
    const register = (fields: object) =>
      club.guest().post('/api/auth/register', { email, password: 'long enough', fullName: 'Pat Keller', ...fields });
    expect((await register({ fullName: 'Club Admin\u202e' })).body.errors).toEqual({ fullName: invisible });
    expect((await register({ email: 'admin\u200b@families.example' })).body.errors).toEqual({ email: invisible });
  });

  it('that joins the parts of an emoji is accepted', async () => {
    const { status } = await coach.post('/api/leagues', { name: 'Family 👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 league', ageGroup: 'U12' });
    expect(status).toBe(201);
  });
});

describe('An email', () => {
  it.each([
    ['аdmin@touchline.example', 'The name before the @ must not mix alphabets'],
    ['admin@tоuchline.example', 'Please write the domain after the @ in plain letters (xn--…)'],
    ['müller@bücher.example', 'Please write the domain after the @ in plain letters (xn--…)'],
  ])('that looks like another is rejected: %s', async (address, message) => {
    const { status, body } = await club
      .guest()
      .post('/api/auth/register', { email: address, password: 'long enough', fullName: 'Pat Keller' });
    expect([status, body.errors]).toEqual([400, { email: message }]);
  });

  it.each(['müller@xn--bcher-kva.example', 'админ.2@families.example', '山田.12@families.example'])(
    'in a single alphabet is accepted: %s',
    async (address) => {
      const { status, body } = await club
        .guest()
        .post('/api/auth/register', { email: address, password: 'long enough', fullName: 'Pat Keller' });
      expect([status, body.email]).toEqual([201, address]);
    },
  );
});
