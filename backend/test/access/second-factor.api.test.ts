import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { generate } from 'otplib';
import { limits, messages } from '@touchline/domain';
import { stepOf } from '../../src/auth/second-factor/totp.ts';
import { type User } from '../../src/users/user.entity.ts';
import { type Api, type ApiResponse } from '../support/api.ts';
import { testPassword } from '../support/club-app.ts';
import { aCoach, anAdmin, aParent } from '../support/factories.ts';
import { buildLink, type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
beforeAll(async () => {
  club = await startMailingClub();
});
afterAll(() => club.close());
afterEach(() => {
  Object.assign(club.settings, { requireSecondFactor: 'none', rateLimits: false });
});

const path = '/api/auth/second-factor';
const own = { currentPassword: testPassword };

/** The code that an app shows now, or some periods of 30 seconds later. */
const codeOf = (secret: string, periods = 0) => generate({ secret, epoch: Date.now() / 1000 + periods * 30 });
const wrongCode = async (secret: string) => {
  const right = await Promise.all([-2, -1, 0, 1, 2].map((periods) => codeOf(secret, periods)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!;
};

const signIn = (user: User, code?: string, api = club.guest()): Promise<ApiResponse> =>
  api.post('/api/auth/login', { username: user.email, password: testPassword, code });
const meStatus = async (api: Api) => (await api.get('/api/auth/me')).status;
const mailsTo = async ({ email }: User) => (await club.deliver()).filter(({ to }) => to === email);

interface Secured {
  user: User;
  api: Api;
  secret: string;
  codes: string[];
}

/** A user who has set up an authenticator app. The code of the period before is used up. */
async function aSecuredUser(user?: User): Promise<Secured> {
  const owner = user ?? (await aParent(club, { hasUnverifiedEmail: false }));
  const api = await club.signIn(owner.email);
  const { secret } = (await api.post(`${path}/setup`, own)).body;
  const { status, body } = await api.post(path, { code: await codeOf(secret, -1) });
  expect(status).toBe(201);
  return { user: owner, api, secret, codes: body.codes };
}

describe('Setting up a second factor (ASVS 6.3.3)', () => {
  it('takes the password, and a code of the app, and ends other sessions (ASVS 7.4.3)', async () => {
    const user = await aParent(club, { hasUnverifiedEmail: false });
    const api = await club.signIn(user.email);
    const elsewhere = await club.signIn(user.email);
    const { body, status } = await api.post(`${path}/setup`, own);
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toBe(
      `otpauth://totp/Touchline%20FC:${encodeURIComponent(user.email)}?secret=${body.secret}&issuer=Touchline%20FC`,
    );
    // Nothing has changed yet.
    expect((await api.get(path)).body).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
    expect((await signIn(user)).status).toBe(200);

    const wrong = await api.post(path, { code: await wrongCode(body.secret) });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { code: messages.codeWrong }]);
    const code = await codeOf(body.secret);
    const confirmed = await api.post(path, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(confirmed.status).toBe(201);
    expect(new Set(confirmed.body.codes).size).toBe(limits.recoveryCodes.count);
    for (const one of confirmed.body.codes) expect(one).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);

    expect((await api.get(path)).body).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 });
    expect((await api.get('/api/auth/me')).body).toMatchObject({ hasSecondFactor: true, needsSecondFactor: false });
    expect([await meStatus(api), await meStatus(elsewhere)]).toEqual([200, 401]);
    expect((await mailsTo(user)).map(({ subject }) => subject)).toContain('Two-step sign-in is on');
    expect((await api.post(path, { code: await codeOf(body.secret, 1) })).status).toBe(409);
  });

  it('keeps neither the secret nor a code where a response, a log or a backup shows it (ASVS 6.5.2)', async () => {
    const { api, secret, codes } = await aSecuredUser();
    const bodies = await Promise.all(['/api/auth/me', path, '/api/auth/sessions'].map((url) => api.get(url)));
    for (const hidden of [secret, ...codes]) expect(JSON.stringify(bodies)).not.toContain(hidden);
    const stored = JSON.stringify(await club.database.query('SELECT * FROM recovery_codes'));
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
  });

  it('ends an hour after it began', async () => {
    const user = await aParent(club);
    const api = await club.signIn(user.email);
    const { secret } = (await api.post(`${path}/setup`, own)).body;
    await club.database.query(`UPDATE totp_setups SET created_at = now() - interval '61 minutes'`);
    const { status, body } = await api.post(path, { code: await codeOf(secret) });
    expect([status, body.message]).toEqual([409, messages.setupEnded]);
  });

  it('succeeds once if the same code is sent by ten requests at once', async () => {
    const api = await club.signIn((await aParent(club)).email);
    const { secret } = (await api.post(`${path}/setup`, own)).body;
    const code = await codeOf(secret);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => club.guest().useSession(api.session).post(path, { code })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status } of responses) expect([201, 401, 409]).toContain(status);
  });

  it('ends with the sessions, so that nobody confirms it who has lost the account meanwhile', async () => {
    const user = await aParent(club);
    const thief = await club.signIn(user.email);
    const { secret } = (await thief.post(`${path}/setup`, own)).body;
    const office = await club.signIn((await anAdmin(club)).email);
    await office.post(`/api/users/${user.id}/password`, { password: testPassword });
    const { status } = await (await club.signIn(user.email)).post(path, { code: await codeOf(secret) });
    expect([status, (await signIn(user)).status]).toEqual([409, 200]);
  });

  it('replaces the app before as soon as the new one is confirmed', async () => {
    const { user, api, secret } = await aSecuredUser();
    const next = (await api.post(`${path}/setup`, own)).body.secret;
    expect((await signIn(user, await codeOf(secret))).status).toBe(200);
    await api.post(path, { code: await codeOf(next) });
    expect((await signIn(user, await codeOf(secret, 1))).status).toBe(401);
    expect((await signIn(user, await codeOf(next, 1))).status).toBe(200);
  });
});

describe('Signing in with a second factor (ASVS 6.3.3)', () => {
  it('takes the code besides the password, and nothing begins without it', async () => {
    const { user, secret } = await aSecuredUser();
    const api = club.guest();
    const { status, body, headers } = await signIn(user, undefined, api);
    expect([status, body.secondFactor, body.message]).toEqual([401, true, messages.codeRequired]);
    expect(headers.getSetCookie()).toEqual([]);
    expect(await meStatus(api)).toBe(401);
    const signedIn = await signIn(user, await codeOf(secret), api);
    expect([signedIn.status, signedIn.body.hasSecondFactor]).toEqual([200, true]);
    expect(await meStatus(api)).toBe(200);
  });

  it('tells nobody without the password that there is one', async () => {
    const { user, secret } = await aSecuredUser();
    const code = await codeOf(secret);
    const attempt = (username: string) =>
      club
        .guest()
        .post(
          '/api/auth/login',
          { username, password: 'wrong', code },
          { headers: { 'x-correlation-id': 'the-same-for-both' } },
        );
    const [known, unknown] = [await attempt(user.email), await attempt('nobody@families.example')];
    expect(known.status).toBe(401);
    expect(known.body).toEqual(unknown.body);
    expect(known.body.secondFactor).toBeUndefined();
    // The code was not used up.
    expect((await signIn(user, code)).status).toBe(200);
  });

  it('accepts a code once, also of twenty requests at once (ASVS 6.5.1)', async () => {
    const { user, secret } = await aSecuredUser();
    const code = await codeOf(secret);
    const responses = await Promise.all(Array.from({ length: 20 }, () => signIn(user, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await signIn(user, code)).status).toBe(401);
    expect((await signIn(user, await codeOf(secret, -1))).status).toBe(401);
    expect((await signIn(user, await codeOf(secret, 1))).status).toBe(200);
  });

  it('accepts codes again after the server’s clock was ahead', async () => {
    const { user, secret } = await aSecuredUser();
    await club.database.query('UPDATE users SET totp_step = totp_step + 120 WHERE id = $1', [user.id]);
    expect((await signIn(user, await codeOf(secret))).status).toBe(200);
  });

  it('accepts each recovery code once, tells so by mail, and says how many are left (ASVS 6.5.1)', async () => {
    const { user, api, codes } = await aSecuredUser();
    await club.deliver();
    const [first, second] = codes as [string, string];
    const responses = await Promise.all(Array.from({ length: 20 }, () => signIn(user, first)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await mailsTo(user)).find(({ subject }) => subject === 'A recovery code was used')!.text).toContain(
      '9 codes',
    );
    expect((await signIn(user, ` ${second.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
    expect((await api.get(path)).body.recoveryCodesLeft).toBe(8);
    const other = await aSecuredUser();
    expect((await signIn(user, other.codes[0])).status).toBe(401);
  });

  it.each(['', ' ', '12345', '1234567', '１２３４５６', 'abcde-fghij', 'x'.repeat(21), 123456, ['123456'], {}])(
    'answers the code %j with a clear sentence',
    async (code) => {
      const { user } = await aSecuredUser();
      const { status, body } = await signIn(user, code as string);
      expect([400, 401]).toContain(status);
      expect(body.message).toMatch(/code/);
    },
  );

  it('counts wrong codes, and far fewer of them than wrong passwords (ASVS 6.3.1)', async () => {
    const { user, secret } = await aSecuredUser();
    Object.assign(club.settings, { rateLimits: true });
    const code = await wrongCode(secret);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await signIn(user, code)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    // Also from other addresses, and although the limit per address and account has another key.
    await club.database.query(`DELETE FROM rate_limits WHERE key LIKE 'signIn:%' OR key LIKE 'signInAddress:%'`);
    expect((await signIn(user, await codeOf(secret))).status).toBe(429);
  });

  it('does not count a missing code, and a right one returns the attempts', async () => {
    const { user, secret } = await aSecuredUser();
    Object.assign(club.settings, { rateLimits: true });
    for (let n = 0; n < 12; n++) expect((await signIn(user)).body.secondFactor).toBe(true);
    expect((await signIn(user, await codeOf(secret))).status).toBe(200);
  });

  it('tells the owner once a day that somebody tries codes, and counts no wrong passwords meanwhile', async () => {
    const { user, secret } = await aSecuredUser();
    await club.deliver();
    Object.assign(club.settings, { rateLimits: true });
    const code = await wrongCode(secret);
    for (let n = 0; n < 9; n++) await signIn(user, code);
    const points = async () =>
      (
        await club.database.query(
          `SELECT sum(points) FROM rate_limits WHERE key LIKE 'signIn%' AND key NOT LIKE 'signInCode%'`,
        )
      )[0].sum;
    await signIn(user, code);
    await club.database.query(`DELETE FROM rate_limits WHERE key LIKE 'signIn:%' OR key LIKE 'signInAddress:%'`);
    const before = await points();
    for (let n = 0; n < 3; n++) expect((await signIn(user, code)).status).toBe(429);
    expect(await points()).toBe(before);
    expect((await mailsTo(user)).map(({ subject }) => subject)).toEqual(['Somebody tried codes for your account']);
  });

  it('limits codes on a known device as well, because a new password makes one known', async () => {
    const { user, api, secret } = await aSecuredUser();
    Object.assign(club.settings, { rateLimits: true });
    const code = await wrongCode(secret);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      statuses.push((await signIn(user, code, api)).status);
      await club.database.query(`DELETE FROM rate_limits WHERE key LIKE 'signIn:%' OR key LIKE 'signInAddress:%'`);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('works on devices that have signed in before, however many codes others try', async () => {
    const { user, api, secret } = await aSecuredUser();
    Object.assign(club.settings, { rateLimits: true });
    for (let n = 0; n < 12; n++) await signIn(user, await wrongCode(secret));
    await club.database.query(`DELETE FROM rate_limits WHERE key LIKE 'signIn:%' OR key LIKE 'signInAddress:%'`);
    expect((await signIn(user, await codeOf(secret), api)).status).toBe(200);
  });
});

describe('A change of a second factor', () => {
  it('takes the password, and wrong ones count towards a limit (ASVS 7.5.1)', async () => {
    const { api } = await aSecuredUser();
    Object.assign(club.settings, { rateLimits: true });
    const routes = ['setup', 'recovery-codes', 'turn-off'];
    for (const route of routes) {
      const { status, body } = await api.post(`${path}/${route}`, { currentPassword: 'wrong' });
      expect([status, body.errors]).toEqual([400, { currentPassword: messages.currentPasswordWrong }]);
      expect((await api.post(`${path}/${route}`, {})).status).toBe(400);
    }
    for (let n = routes.length; n < 10; n++) await api.post(`${path}/turn-off`, { currentPassword: 'wrong' });
    expect((await api.post(`${path}/turn-off`, own)).status).toBe(429);
  });

  it('gives new recovery codes, which replace those before', async () => {
    const { user, api, codes } = await aSecuredUser();
    const elsewhere = club.guest().useSession(api.session);
    const { status, body } = await api.post(`${path}/recovery-codes`, own);
    expect(status).toBe(201);
    expect([await meStatus(api), await meStatus(elsewhere)]).toEqual([200, 401]);
    expect((await signIn(user, codes[0])).status).toBe(401);
    expect((await signIn(user, body.codes[0])).status).toBe(200);
    expect((await mailsTo(user)).map(({ subject }) => subject)).toContain('You have new recovery codes');
  });

  it('turns it off, which ends other sessions and sends a mail (ASVS 6.3.7, 6.5.6)', async () => {
    const { user, api } = await aSecuredUser();
    const elsewhere = club.guest().useSession(api.session);
    expect((await api.post(`${path}/turn-off`, own)).status).toBe(204);
    expect([await meStatus(api), await meStatus(elsewhere)]).toEqual([200, 401]);
    expect((await signIn(user)).status).toBe(200);
    expect((await mailsTo(user)).map(({ subject }) => subject)).toContain('Two-step sign-in is off');
    for (const route of ['recovery-codes', 'turn-off'])
      expect((await api.post(`${path}/${route}`, own)).status).toBe(409);
    expect(await club.database.query('SELECT * FROM recovery_codes WHERE user_id = $1', [user.id])).toEqual([]);
  });

  it('succeeds at most ten times a day, because each sends a mail before all others', async () => {
    const { api } = await aSecuredUser();
    Object.assign(club.settings, { rateLimits: true });
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await api.post(`${path}/recovery-codes`, own)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });

  it('is recorded without what it contains', async () => {
    const { user, api } = await aSecuredUser();
    await api.post(`${path}/recovery-codes`, own);
    await api.post(`${path}/turn-off`, own);
    const rows = 'SELECT action, details FROM audit_log WHERE actor_id = $1 ORDER BY id';
    expect(await club.database.query(rows, [user.id])).toEqual(
      ['on', 'new-codes', 'off'].map((change) => ({ action: `account.second-factor-${change}`, details: {} })),
    );
  });
});

describe('A lost second factor', () => {
  it('is not skipped by a new password (ASVS 6.4.3)', async () => {
    const { user, secret } = await aSecuredUser();
    const token = await buildLink(club, 'reset-password', user);
    const password = 'a new password';
    expect((await club.guest().post('/api/auth/reset-password', { token, password })).status).toBe(204);
    const attempt = (code?: string) => club.guest().post('/api/auth/login', { username: user.email, password, code });
    expect((await attempt()).body.secondFactor).toBe(true);
    expect((await attempt(await codeOf(secret))).status).toBe(200);
  });

  it('is reset by an admin with the own password, which ends the sessions and sends a mail (ASVS 6.4.4)', async () => {
    const { user, api, codes } = await aSecuredUser();
    const admin = await anAdmin(club);
    const office = await club.signIn(admin.email);
    const reset = `/api/users/${user.id}/reset-factors`;
    const wrong = await office.post(reset, { currentPassword: 'wrong' });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { currentPassword: messages.currentPasswordWrong }]);
    const rowOf = async () => (await office.get('/api/users')).body.find(({ id }: User) => id === user.id);
    expect((await rowOf()).hasSecondFactor).toBe(true);
    expect((await office.post(reset, own)).status).toBe(204);
    expect((await rowOf()).hasSecondFactor).toBe(false);
    expect(await meStatus(api)).toBe(401);
    expect((await signIn(user, codes[0])).status).toBe(200);
    expect((await mailsTo(user)).map(({ subject }) => subject)).toContain('Two-step sign-in was reset');
    expect((await office.post(reset, own)).status).toBe(409);
    const itself = await office.post(`/api/users/${admin.id}/reset-factors`, own);
    expect([itself.status, itself.body.message]).toEqual([409, messages.ownFactorReset]);
    expect((await office.post('/api/users/2147483647/reset-factors', own)).status).toBe(404);
  });

  it('is reset by whoever runs the server, for an only admin', async () => {
    const { user } = await aSecuredUser(await anAdmin(club));
    const program = new URL('../../dist/reset-factors.js', import.meta.url).pathname;
    const { url } = club.database.options as { url: string };
    const env = { PATH: process.env.PATH, DATABASE_URL: url, LOG_LEVEL: 'error' };
    const run = (name: string) => promisify(execFile)(process.execPath, [program, name], { env });
    expect((await run(user.email.toUpperCase())).stdout).toContain('can sign in with the password alone now');
    expect((await signIn(user)).status).toBe(200);
    expect((await mailsTo(user)).map(({ subject }) => subject)).toContain('Two-step sign-in was reset');
    await expect(run(user.email)).rejects.toMatchObject({ stderr: expect.stringContaining('has no second factor') });
    await expect(run('nobody@club.example')).rejects.toMatchObject({ stderr: expect.stringContaining('no account') });
  });

  it('that somebody else has set up ends when the owner undoes their change of the e-mail', async () => {
    const user = await aParent(club, { hasUnverifiedEmail: false });
    const thief = await club.signIn(user.email);
    await thief.patch('/api/auth/me', { email: `thief${user.id}@families.example`, ...own });
    const token = await club.linkTo(user.email);
    await aSecuredUser({ ...user, email: `thief${user.id}@families.example` });
    const password = 'a new password';
    expect((await club.guest().post('/api/auth/undo-email-change', { token, password })).status).toBe(204);
    expect((await club.guest().post('/api/auth/login', { username: user.email, password })).status).toBe(200);
  });

  it('of before the change of the e-mail stays when the owner undoes it, without recovery codes', async () => {
    const { user, api, secret, codes } = await aSecuredUser();
    await api.patch('/api/auth/me', { email: `other${user.id}@families.example`, ...own });
    const mails = await mailsTo(user);
    const token = /undo-email-change\/([\w-]{43})/.exec(mails.map(({ text }) => text).join('\n'))![1];
    const password = 'a new password';
    await club.guest().post('/api/auth/undo-email-change', { token, password });
    const attempt = (code?: string) => club.guest().post('/api/auth/login', { username: user.email, password, code });
    expect((await attempt()).body.secondFactor).toBe(true);
    expect((await attempt(codes[0])).status).toBe(401);
    expect((await attempt(await codeOf(secret))).status).toBe(200);
  });
});

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

  it('comes before anything else, and stays', async () => {
    const admin = await anAdmin(club);
    const api = await club.signIn(admin.email);
    Object.assign(club.settings, { requireSecondFactor: 'admins' });
    expect((await api.get('/api/auth/me')).body.needsSecondFactor).toBe(true);
    for (const closed of ['/api/users', '/api/auth/sessions', '/api/dashboard/events']) {
      expect((await api.get(closed)).status).toBe(403);
    }
    expect((await api.patch('/api/auth/me', { fullName: 'Nobody Else' })).status).toBe(403);
    expect((await api.get('/api/club')).status).toBe(200);
    expect((await api.get(path)).body.isRequired).toBe(true);
    const { secret } = (await api.post(`${path}/setup`, own)).body;
    expect((await api.post(path, { code: await codeOf(secret) })).status).toBe(201);
    expect((await api.get('/api/users')).status).toBe(200);
    const { status, body } = await api.post(`${path}/turn-off`, own);
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

it.each([
  ['the present', 0, 0],
  ['one before', -1, -1],
  ['one after', 1, 1],
  ['two before', -2, null],
  ['two after', 2, null],
])('A code of %s is of the period %j (ASVS 6.5.5)', async (_name, periods, expected) => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const now = new Date('2026-11-25T12:00:07Z');
  const code = await generate({ secret, epoch: now.getTime() / 1000 + periods * 30 });
  const step = Math.floor(now.getTime() / 30_000);
  expect(await stepOf(code, secret, now)).toBe(expected === null ? null : step + expected);
});
