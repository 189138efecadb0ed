import { messages } from '@touchline/domain';
import { runCommand } from '../../src/commands/run-command.ts';
import { type User } from '../../src/users/user.entity.ts';
import { testPassword } from '../support/club-app.ts';
import { aCoach, anAdmin, aParent } from '../support/factories.ts';
import { buildLink, type MailingClub, startMailingClub } from '../support/mails.ts';
import { aSecuredUser, codeOf, mailsTo, meStatus, ownPassword, factorPath, signIn } from '../support/second-factor.ts';

let club: MailingClub;
beforeAll(async () => {
  club = await startMailingClub();
});
afterAll(() => club.close());
afterEach(() => {
  Object.assign(club.settings, { requireSecondFactor: 'none' });
});

describe('A lost second factor', () => {
  // Covers ASVS 6.4.3.
  it('is not skipped by a new password', async () => {
    const { user, secret } = await aSecuredUser(club);
    const token = await buildLink(club, 'reset-password', user);
    const password = 'a new password';
    expect((await club.guest().post('/api/auth/reset-password', { token, password })).status).toBe(204);
    const attempt = (code?: string) => club.guest().post('/api/auth/login', { username: user.email, password, code });
    expect((await attempt()).body.secondFactor).toBe(true);
    expect((await attempt(await codeOf(secret))).status).toBe(200);
  });

  describe('that an admin resets', () => {
    const setUp = async () => {
      const secured = await aSecuredUser(club);
      const admin = await anAdmin(club);
      const office = await club.signIn(admin.email);
      const resetOf = (id: number, password: object = ownPassword) =>
        office.post(`/api/users/${id}/reset-factors`, password);
      return { ...secured, admin, office, resetOf };
    };

    // Covers ASVS 6.4.4.
    it('takes the admin’s own password', async () => {
      const { user, office, resetOf } = await setUp();
      const wrong = await resetOf(user.id, { currentPassword: 'wrong' });
      expect([wrong.status, wrong.body.errors]).toEqual([400, { currentPassword: messages.currentPasswordWrong }]);
      const rowOf = async () => (await office.get('/api/users')).body.find(({ id }: User) => id === user.id);
      expect((await rowOf()).hasSecondFactor).toBe(true);
      expect((await resetOf(user.id)).status).toBe(204);
      expect((await rowOf()).hasSecondFactor).toBe(false);
    });

    // Covers ASVS 6.4.4.
    it('ends the user’s sessions, and the user is mailed', async () => {
      const { user, api, codes, resetOf } = await setUp();
      await resetOf(user.id);
      expect(await meStatus(api)).toBe(401);
      expect((await signIn(club, user, codes[0])).status).toBe(200);
      expect((await mailsTo(club, user)).map(({ subject }) => subject)).toContain('Two-step sign-in was reset');
    });

    it('belongs to another user who has one', async () => {
      const { user, admin, resetOf } = await setUp();
      await resetOf(user.id);
      expect((await resetOf(user.id)).status).toBe(409);
      const itself = await resetOf(admin.id);
      expect([itself.status, itself.body.message]).toEqual([409, messages.ownFactorReset]);
      expect((await resetOf(2147483647)).status).toBe(404);
    });
  });

  it('is reset by whoever runs the server, for an only admin', async () => {
    const { user } = await aSecuredUser(club, await anAdmin(club));
    const { url } = club.database.options as { url: string };
    const reset = (name: string) => runCommand(['reset-factors', name], { DATABASE_URL: url, LOG_LEVEL: 'error' });
    const name = user.email.toUpperCase();
    const text = `${name} can sign in with the password alone now, and was signed out on all devices.`;
    expect(await reset(name)).toEqual({ code: 0, text });
    expect((await signIn(club, user)).status).toBe(200);
    expect((await mailsTo(club, user)).map(({ subject }) => subject)).toContain('Two-step sign-in was reset');
    expect(await reset(user.email)).toMatchObject({ code: 1, text: expect.stringContaining('has no second factor') });
    expect(await reset('nobody@club.example')).toMatchObject({ code: 1, text: expect.stringContaining('no account') });
  });

  it('that somebody else has set up ends when the owner undoes their change of the email', async () => {
    const user = await aParent(club, { hasUnverifiedEmail: false });
    const thief = await club.signIn(user.email);
    await thief.patch('/api/auth/me', { email: `thief${user.id}@families.example`, ...ownPassword });
    const text = (await club.deliver()).map((mail) => mail.text).join('\n');
    const tokenOf = (page: string) => new RegExp(`/${page}/([\\w-]{43})`).exec(text)![1];
    const [token, verification] = [tokenOf('undo-email-change'), tokenOf('verify-email')];
    expect((await thief.post('/api/auth/verify-email', { token: verification })).status).toBe(204);
    await aSecuredUser(club, { ...user, email: `thief${user.id}@families.example` });
    const password = 'a new password';
    expect((await club.guest().post('/api/auth/undo-email-change', { token, password })).status).toBe(204);
    expect((await club.guest().post('/api/auth/login', { username: user.email, password })).status).toBe(200);
  });

  it('of before the change of the email stays when the owner undoes it, without recovery codes', async () => {
    const { user, api, secret, codes } = await aSecuredUser(club);
    await api.patch('/api/auth/me', { email: `other${user.id}@families.example`, ...ownPassword });
    const mails = await mailsTo(club, user);
    const token = /undo-email-change\/([\w-]{43})/.exec(mails.map(({ text }) => text).join('\n'))![1];
    const password = 'a new password';
    await club.guest().post('/api/auth/undo-email-change', { token, password });
    const attempt = (code?: string) => club.guest().post('/api/auth/login', { username: user.email, password, code });
    expect((await attempt()).body.secondFactor).toBe(true);
    expect((await attempt(codes[0])).status).toBe(401);
    expect((await attempt(await codeOf(secret))).status).toBe(200);
  });
});

// Covers ASVS 6.3.3.
describe('A required second factor', () => {
  it.each([
    ['none', { parent: false, coach: false, admin: false }],
    ['admins', { parent: false, coach: false, admin: true }],
    ['staff', { parent: false, coach: true, admin: true }],
  ] as const)('%s: concerns %j', async (requireSecondFactor, expected) => {
    Object.assign(club.settings, { requireSecondFactor });
    const people = { parent: await aParent(club), coach: await aCoach(club), admin: await anAdmin(club) };
    for (const [role, { email }] of Object.entries(people)) {
      const needsSecondFactor = expected[role as keyof typeof expected];
      const api = club.guest();
      const { body } = await api.post('/api/auth/login', { username: email, password: testPassword });
      expect(body.needsSecondFactor).toBe(needsSecondFactor);
      const { status, body: problem } = await api.get('/api/teams');
      expect([status, problem.message]).toEqual(
        needsSecondFactor ? [403, messages.secondFactorRequired] : [200, undefined],
      );
    }
  });

  it('comes before anything else', async () => {
    const api = await club.signIn((await anAdmin(club)).email);
    Object.assign(club.settings, { requireSecondFactor: 'admins' });
    expect((await api.get('/api/auth/me')).body.needsSecondFactor).toBe(true);
    for (const closed of ['/api/users', '/api/auth/sessions', '/api/dashboard/events']) {
      expect((await api.get(closed)).status).toBe(403);
    }
    expect((await api.patch('/api/auth/me', { fullName: 'Nobody Else' })).status).toBe(403);
    expect((await api.get('/api/club')).status).toBe(200);
  });

  it('cannot be turned off', async () => {
    const api = await club.signIn((await anAdmin(club)).email);
    Object.assign(club.settings, { requireSecondFactor: 'admins' });
    expect((await api.get(factorPath)).body.isRequired).toBe(true);
    const { secret } = (await api.post(`${factorPath}/setup`, ownPassword)).body;
    expect((await api.post(factorPath, { code: await codeOf(secret) })).status).toBe(201);
    expect((await api.get('/api/users')).status).toBe(200);
    const { status, body } = await api.post(`${factorPath}/turn-off`, ownPassword);
    expect([status, body.message]).toEqual([409, messages.secondFactorStays]);
  });

  it('is asked for at the next request of somebody who becomes a coach', async () => {
    Object.assign(club.settings, { requireSecondFactor: 'staff' });
    const parent = await aParent(club);
    const api = await club.signIn(parent.email);
    expect((await api.get('/api/children')).status).toBe(200);
    await club.database.query('UPDATE users SET is_coach = true WHERE id = $1', [parent.id]);
    expect((await api.get('/api/children')).status).toBe(403);
  });
});
