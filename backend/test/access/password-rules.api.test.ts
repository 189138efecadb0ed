import { type ClubApp, startClub, testPassword } from '../support/club-app.ts';
import { aParent } from '../support/factories.ts';

let club: ClubApp;
beforeAll(async () => {
  club = await startClub({ passwordMinLength: 8 });
});
afterAll(() => club.close());

const change = async (email: string, newPassword: string) => {
  const api = await club.signIn(email);
  return api.post('/api/auth/change-password', { currentPassword: testPassword, newPassword });
};
const statusOf = async (username: string, password: string) =>
  (await club.guest().post('/api/auth/login', { username, password })).status;

describe('A new password', () => {
  it('has at least as many characters as the club requires', async () => {
    const { email } = await aParent(club);
    const [short, enough] = [await change(email, 'kv7-zq2'), await change(email, 'kv7-zq2m')];
    expect([short.status, enough.status]).toEqual([400, 204]);
  });

  // Covers ASVS 6.2.5.
  it.each(['zzqkvxwj', '73910284', 'ÄÖÜßéñøł', '足球俱乐部的密码', '🥅🧦🥅🧦🥅🧦🥅🧦', '        ', '\'";--<>&%\\$'])(
    'may consist of any characters: %j',
    async (password) => {
      const { email } = await aParent(club);
      expect((await change(email, password)).status).toBe(204);
      expect(await statusOf(email, password)).toBe(200);
    },
  );

  // Covers ASVS 6.2.8, 6.2.9.
  it('may have 128 characters, all of which count', async () => {
    const { email } = await aParent(club);
    const password = 'kv7zq2mx'.repeat(16);
    expect((await change(email, password)).status).toBe(204);
    expect(await statusOf(email, password)).toBe(200);
    expect(await statusOf(email, `${password.slice(0, -1)}y`)).toBe(401);
    expect(await statusOf(email, password.slice(0, 72))).toBe(401);
  });

  // Covers ASVS 6.2.8.
  it.each(['kv7zq2mX', ' kv7zq2mx', 'kv7zq2mx ', 'KV7ZQ2MX', 'ｋv7zq2mx'])(
    'is checked as it was sent, so %j is another one',
    async (other) => {
      const { email } = await aParent(club);
      expect((await change(email, 'kv7zq2mx')).status).toBe(204);
      expect([await statusOf(email, other), await statusOf(email, 'kv7zq2mx')]).toEqual([401, 200]);
    },
  );
});

// Covers ASVS 11.4.2.
it('Passwords are stored as argon2id with the memory and time that OWASP recommends', async () => {
  const { id, email } = await aParent(club);
  await change(email, 'kv7zq2mx');
  const [{ hash }] = await club.database.query('SELECT password_hash AS hash FROM users WHERE id = $1', [id]);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43}$/);
});

// Covers ASVS 7.2.3, 11.5.1.
it('A session has an id of 192 random bits', async () => {
  const { email } = await aParent(club);
  const ids = new Set<string>();
  for (let round = 0; round < 20; round++) {
    const [, id] = /^touchline=s%3A([\w-]{32})\./.exec((await club.signIn(email)).session)!;
    ids.add(id!);
  }
  expect(ids.size).toBe(20);
});
