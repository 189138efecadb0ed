import { type Api, type ApiResponse } from '../support/api.ts';
import { testPassword } from '../support/club-app.ts';
import { anAdmin, aParent } from '../support/factories.ts';
import { buildLink, type MailingClub, startMailingClub } from '../support/mails.ts';
import { hashPassword } from '../../src/users/passwords.ts';
import { User } from '../../src/users/user.entity.ts';

let club: MailingClub;
let admin: Api;
beforeAll(async () => {
  club = await startMailingClub({ passwordList: true, clubName: 'Riverside FC', rateLimits: true });
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

const common = 'This password is too common. Three random words make a better one.';
const isName = 'This password is too close to a name others know. Three random words make a better one.';

let counter = 0;
const names = () => ({ fullName: 'Zoe Marlowe', email: `goalkeeper${++counter}@families.example` });

interface Setting {
  set: (password: string) => Promise<ApiResponse>;
  field?: string;
  done?: number;
}
/** Everything that sets a password, for a person of these names. */
const settings: Record<string, () => Promise<Setting>> = {
  registration: async () => {
    const person = names();
    return { set: (password) => club.guest().post('/api/auth/register', { ...person, password }), done: 201 };
  },
  'a change of the own password': async () => {
    const api = await club.signIn((await aParent(club, names())).email);
    const set = (newPassword: string) =>
      api.post('/api/auth/change-password', { currentPassword: testPassword, newPassword });
    return { set, field: 'newPassword' };
  },
  'the link of a forgotten password': () => linkOf('reset-password'),
  'the link of an invitation': () => linkOf('set-password'),
  'the link that undoes a change of the email': () => linkOf('undo-email-change', 'undo-email-change'),
  'an admin who creates a user': async () => {
    const { email, fullName } = names();
    const set = (password: string) => admin.post('/api/users', { fullName, email, username: email, password });
    return { set, done: 201 };
  },
  'an admin who sets a password': async () => {
    const { id } = await aParent(club, names());
    return { set: (password) => admin.post(`/api/users/${id}/password`, { password, currentPassword: testPassword }) };
  },
};

async function linkOf(purpose: string, path = 'reset-password'): Promise<Setting> {
  const token = await buildLink(club, purpose, await aParent(club, names()));
  return { set: (password) => club.guest().post(`/api/auth/${path}`, { token, password }) };
}

describe.each(Object.entries(settings))('With %s,', (_how, begin) => {
  // Covers ASVS 6.2.4, 6.2.12.
  it('common passwords are refused, in any case, until a better one is chosen', async () => {
    const { set, field = 'password', done = 204 } = await begin();
    for (const password of ['password', 'LetMeIn', 'football1']) {
      const { status, body } = await set(password);
      expect([status, body.message, body.errors]).toEqual([400, common, { [field]: common }]);
    }
    expect((await set('kettle moon gravel')).status).toBe(done);
  });

  // Covers ASVS 6.2.11.
  it('names of the club and the person are refused, until a better one is chosen', async () => {
    const { set, field = 'password', done = 204 } = await begin();
    const own = `Goalkeeper${counter}`;
    for (const password of ['Riverside2026!', 'marlowe-zoe', 'zoe2014', own, `${own}@families.example`]) {
      const { status, body } = await set(password);
      expect([password, status, body.errors]).toEqual([password, 400, { [field]: isName }]);
    }
    expect((await set('marlowe likes riverside')).status).toBe(done);
  });

  it('a refused password is not stored', async () => {
    const { set } = await begin();
    const before = await club.database.query('SELECT id, password_hash, session_epoch FROM users ORDER BY id');
    await set('password');
    expect(await club.database.query('SELECT id, password_hash, session_epoch FROM users ORDER BY id')).toEqual(before);
  });
});

it('The username that an admin chooses is a name as well', async () => {
  const user = { ...names(), username: 'the.wanderer', password: 'Wanderer#7' };
  expect((await admin.post('/api/users', user)).body.errors).toEqual({ password: isName });
});

it('A user whose address was changed may use neither address to take the account back', async () => {
  const user = await aParent(club, names());
  const token = await buildLink(club, 'undo-email-change', user);
  const thief = 'robber@families.example';
  await club.database.getRepository(User).update(user.id, { email: thief, username: thief });
  const undo = (password: string) => club.guest().post('/api/auth/undo-email-change', { token, password });
  expect((await undo(user.email)).body.errors).toEqual({ password: isName });
  expect((await undo('robber1')).body.errors).toEqual({ password: isName });
  expect((await undo('kettle moon gravel')).status).toBe(204);
});

it('A club’s new name counts from the moment an admin saves it', async () => {
  const { set } = await settings.registration!();
  const renamed = await admin.patch('/api/club', { name: 'Hawthorn Rovers' });
  expect(renamed.status).toBe(200);
  expect((await set('hawthorn22')).body.errors).toEqual({ password: isName });
  await admin.patch('/api/club', { name: 'Riverside FC' });
  expect((await set('hawthorn22')).status).toBe(201);
});

// Covers ASVS 6.2.10.
it('Passwords that users have already keep working', async () => {
  const { email } = await aParent(club, { ...names(), passwordHash: await hashPassword('password') });
  await club.signIn(email, 'password');
});

it('A refused new password neither tells whether the current one is right nor counts as a wrong one', async () => {
  const api = await club.signIn((await aParent(club, names())).email);
  const change = (currentPassword: string, newPassword: string) =>
    api.post('/api/auth/change-password', { currentPassword, newPassword });
  const { body: right } = await change(testPassword, 'riverside');
  for (let attempt = 0; attempt < 15; attempt++) {
    const { status, body } = await change('wrong', 'riverside');
    expect([status, body.errors]).toEqual([400, right.errors]);
  }
  expect((await change(testPassword, 'kettle moon gravel')).status).toBe(204);
});

it('Without a link that works, nobody learns whether a password is a name of an account', async () => {
  const user = await aParent(club, names());
  const expired = await buildLink(club, 'reset-password', user);
  await club.database.query('UPDATE account_links SET expires_at = now() WHERE user_id = $1', [user.id]);
  const verification = await buildLink(club, 'verify-email', user);
  for (const token of [expired, verification, 'x']) {
    for (const password of ['zoe2014', 'password', 'kettle moon gravel']) {
      expect((await club.guest().post('/api/auth/reset-password', { token, password })).status).toBe(404);
    }
  }
});

it('An unknown user is unknown, whatever the password', async () => {
  expect((await admin.post('/api/users/2147483647/password', { password: 'password' })).status).toBe(404);
});

it('Without the setting, only the length counts', async () => {
  club.settings.passwordList = false;
  try {
    const { set } = await settings['an admin who sets a password']!();
    expect((await set('password')).status).toBe(204);
    expect((await set('riverside')).status).toBe(204);
    expect((await set('short')).status).toBe(400);
  } finally {
    club.settings.passwordList = true;
  }
});
