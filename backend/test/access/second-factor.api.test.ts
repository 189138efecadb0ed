import { limits, messages } from '@touchline/domain';
import { testPassword } from '../support/club-app.ts';
import { anAdmin, aParent } from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';
import {
  aSecuredUser,
  codeOf,
  mailsTo,
  meStatus,
  ownPassword,
  factorPath,
  signIn,
  wrongCode,
} from '../support/second-factor.ts';

let club: MailingClub;
beforeAll(async () => {
  club = await startMailingClub();
});
afterAll(() => club.close());
afterEach(() => {
  Object.assign(club.settings, { rateLimits: false });
});

const beginSetup = async () => {
  const user = await aParent(club, { hasUnverifiedEmail: false });
  const api = await club.signIn(user.email);
  const { status, body } = await api.post(`${factorPath}/setup`, ownPassword);
  expect(status).toBe(201);
  return { user, api, secret: body.secret as string, uri: body.uri as string };
};

// Covers ASVS 6.3.3.
describe('Setting up a second factor', () => {
  it('begins with a secret for the app', async () => {
    const { user, secret, uri } = await beginSetup();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Touchline%20FC:${encodeURIComponent(user.email)}?secret=${secret}&issuer=Touchline%20FC`,
    );
  });

  it('changes nothing before a code is confirmed', async () => {
    const { user, api } = await beginSetup();
    expect((await api.get(factorPath)).body).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
    expect((await signIn(club, user)).status).toBe(200);
  });

  it('takes one right code of the app', async () => {
    const { api, secret } = await beginSetup();
    const wrong = await api.post(factorPath, { code: await wrongCode(secret) });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { code: messages.codeWrong }]);
    const code = await codeOf(secret);
    expect((await api.post(factorPath, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(201);
    expect((await api.get('/api/auth/me')).body).toMatchObject({ hasSecondFactor: true, needsSecondFactor: false });
    expect((await api.post(factorPath, { code: await codeOf(secret, 1) })).status).toBe(409);
  });

  it('gives ten recovery codes', async () => {
    const { api, secret } = await beginSetup();
    const { body } = await api.post(factorPath, { code: await codeOf(secret) });
    expect(new Set(body.codes).size).toBe(limits.recoveryCodes.count);
    for (const one of body.codes) expect(one).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect((await api.get(factorPath)).body).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 });
  });

  // Covers ASVS 7.4.3.
  it('ends other sessions, and the user is mailed', async () => {
    const { user, api, secret } = await beginSetup();
    const elsewhere = await club.signIn(user.email);
    await api.post(factorPath, { code: await codeOf(secret) });
    expect([await meStatus(api), await meStatus(elsewhere)]).toEqual([200, 401]);
    expect((await mailsTo(club, user)).map(({ subject }) => subject)).toContain('Two-step sign-in is on');
  });

  // Covers S11, ASVS 6.5.2.
  it('keeps neither the secret nor a code where a response, a log or a backup shows it', async () => {
    const { api, secret, codes } = await aSecuredUser(club);
    const bodies = await Promise.all(['/api/auth/me', factorPath, '/api/auth/sessions'].map((url) => api.get(url)));
    for (const hidden of [secret, ...codes]) expect(JSON.stringify(bodies)).not.toContain(hidden);
    const stored = JSON.stringify(await club.database.query('SELECT * FROM recovery_codes'));
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
  });

  it('ends an hour after it began', async () => {
    const { api, secret } = await beginSetup();
    await club.database.query(`UPDATE totp_setups SET created_at = now() - interval '61 minutes'`);
    const { status, body } = await api.post(factorPath, { code: await codeOf(secret) });
    expect([status, body.message]).toEqual([409, messages.setupEnded]);
  });

  it('succeeds once if the same code is sent by ten requests at once', async () => {
    const { api, secret } = await beginSetup();
    const code = await codeOf(secret);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => club.guest().useSession(api.session).post(factorPath, { code })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status } of responses) expect([201, 401, 409]).toContain(status);
  });

  it('ends with the sessions, so that nobody confirms it who has lost the account meanwhile', async () => {
    const { user, secret } = await beginSetup();
    const office = await club.signIn((await anAdmin(club)).email);
    await office.post(`/api/users/${user.id}/password`, { password: testPassword, ...ownPassword });
    const { status } = await (await club.signIn(user.email)).post(factorPath, { code: await codeOf(secret) });
    expect([status, (await signIn(club, user)).status]).toEqual([409, 200]);
  });

  it('replaces the app before as soon as the new one is confirmed', async () => {
    const { user, api, secret } = await aSecuredUser(club);
    const next = (await api.post(`${factorPath}/setup`, ownPassword)).body.secret;
    expect((await signIn(club, user, await codeOf(secret))).status).toBe(200);
    await api.post(factorPath, { code: await codeOf(next) });
    expect((await signIn(club, user, await codeOf(secret, 1))).status).toBe(401);
    expect((await signIn(club, user, await codeOf(next, 1))).status).toBe(200);
  });
});

describe('A change of a second factor', () => {
  // Covers ASVS 7.5.1.
  it('takes the password, and wrong ones count towards a limit', async () => {
    const { api } = await aSecuredUser(club);
    Object.assign(club.settings, { rateLimits: true });
    const routes = ['setup', 'recovery-codes', 'turn-off'];
    for (const route of routes) {
      const { status, body } = await api.post(`${factorPath}/${route}`, { currentPassword: 'wrong' });
      expect([status, body.errors]).toEqual([400, { currentPassword: messages.currentPasswordWrong }]);
      expect((await api.post(`${factorPath}/${route}`, {})).status).toBe(400);
    }
    for (let n = routes.length; n < 10; n++) await api.post(`${factorPath}/turn-off`, { currentPassword: 'wrong' });
    expect((await api.post(`${factorPath}/turn-off`, ownPassword)).status).toBe(429);
  });

  it('gives new recovery codes, which replace those before', async () => {
    const { user, api, codes } = await aSecuredUser(club);
    const elsewhere = club.guest().useSession(api.session);
    const { status, body } = await api.post(`${factorPath}/recovery-codes`, ownPassword);
    expect(status).toBe(201);
    expect([await meStatus(api), await meStatus(elsewhere)]).toEqual([200, 401]);
    expect((await signIn(club, user, codes[0])).status).toBe(401);
    expect((await signIn(club, user, body.codes[0])).status).toBe(200);
    expect((await mailsTo(club, user)).map(({ subject }) => subject)).toContain('You have new recovery codes');
  });

  // Covers ASVS 6.3.7, 6.5.6.
  it('turns it off, which ends other sessions and sends a mail', async () => {
    const { user, api } = await aSecuredUser(club);
    const elsewhere = club.guest().useSession(api.session);
    expect((await api.post(`${factorPath}/turn-off`, ownPassword)).status).toBe(204);
    expect([await meStatus(api), await meStatus(elsewhere)]).toEqual([200, 401]);
    expect((await signIn(club, user)).status).toBe(200);
    expect((await mailsTo(club, user)).map(({ subject }) => subject)).toContain('Two-step sign-in is off');
    for (const route of ['recovery-codes', 'turn-off'])
      expect((await api.post(`${factorPath}/${route}`, ownPassword)).status).toBe(409);
    expect(await club.database.query('SELECT * FROM recovery_codes WHERE user_id = $1', [user.id])).toEqual([]);
  });

  it('succeeds at most ten times a day, because each sends a mail before all others', async () => {
    const { api } = await aSecuredUser(club);
    Object.assign(club.settings, { rateLimits: true });
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await api.post(`${factorPath}/recovery-codes`, ownPassword)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });

  it('is recorded without what it contains', async () => {
    const { user, api } = await aSecuredUser(club);
    await api.post(`${factorPath}/recovery-codes`, ownPassword);
    await api.post(`${factorPath}/turn-off`, ownPassword);
    const rows = 'SELECT action, details FROM audit_log WHERE actor_id = $1 ORDER BY id';
    expect(await club.database.query(rows, [user.id])).toEqual(
      ['on', 'new-codes', 'off'].map((change) => ({ action: `account.second-factor-${change}`, details: {} })),
    );
  });
});
