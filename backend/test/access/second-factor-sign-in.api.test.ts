import { generate } from 'otplib';
import { messages } from '@touchline/domain';
import { stepOf } from '../../src/auth/second-factor/totp.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';
import { aSecuredUser, codeOf, mailsTo, meStatus, factorPath, signIn, wrongCode } from '../support/second-factor.ts';

let club: MailingClub;
beforeAll(async () => {
  club = await startMailingClub();
});
afterAll(() => club.close());
afterEach(() => {
  Object.assign(club.settings, { rateLimits: false });
});

// Covers ASVS 6.3.3.
describe('Signing in with a second factor', () => {
  it('takes the code besides the password, and nothing begins without it', async () => {
    const { user, secret } = await aSecuredUser(club);
    const api = club.guest();
    const { status, body, headers } = await signIn(club, user, undefined, api);
    expect([status, body.secondFactor, body.message]).toEqual([401, true, messages.codeRequired]);
    expect(headers.getSetCookie()).toEqual([]);
    expect(await meStatus(api)).toBe(401);
    const signedIn = await signIn(club, user, await codeOf(secret), api);
    expect([signedIn.status, signedIn.body.hasSecondFactor]).toEqual([200, true]);
    expect(await meStatus(api)).toBe(200);
  });

  it('tells nobody without the password that there is one', async () => {
    const { user, secret } = await aSecuredUser(club);
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
    expect((await signIn(club, user, code)).status).toBe(200);
  });

  // Covers ASVS 6.5.1.
  it('accepts a code once, also of twenty requests at once', async () => {
    const { user, secret } = await aSecuredUser(club);
    const code = await codeOf(secret);
    const responses = await Promise.all(Array.from({ length: 20 }, () => signIn(club, user, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await signIn(club, user, code)).status).toBe(401);
    expect((await signIn(club, user, await codeOf(secret, -1))).status).toBe(401);
    expect((await signIn(club, user, await codeOf(secret, 1))).status).toBe(200);
  });

  it('accepts codes again after the server’s clock was ahead', async () => {
    const { user, secret } = await aSecuredUser(club);
    await club.database.query('UPDATE users SET totp_step = totp_step + 120 WHERE id = $1', [user.id]);
    expect((await signIn(club, user, await codeOf(secret))).status).toBe(200);
  });

  // Covers ASVS 6.5.1.
  it('accepts each recovery code once, tells so by mail, and says how many are left', async () => {
    const { user, api, codes } = await aSecuredUser(club);
    await club.deliver();
    const [first, second] = codes as [string, string];
    const responses = await Promise.all(Array.from({ length: 20 }, () => signIn(club, user, first)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await mailsTo(club, user)).find(({ subject }) => subject === 'A recovery code was used')!.text).toContain(
      '9 codes',
    );
    expect((await signIn(club, user, ` ${second.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
    expect((await api.get(factorPath)).body.recoveryCodesLeft).toBe(8);
    const other = await aSecuredUser(club);
    expect((await signIn(club, user, other.codes[0])).status).toBe(401);
  });

  it.each(['', ' ', '12345', '1234567', '１２３４５６', 'abcde-fghij', 'x'.repeat(21), 123456, ['123456'], {}])(
    'answers the code %j with a clear sentence',
    async (code) => {
      const { user } = await aSecuredUser(club);
      const { status, body } = await signIn(club, user, code as string);
      expect([400, 401]).toContain(status);
      expect(body.message).toMatch(/code/);
    },
  );

  // Covers ASVS 6.3.1.
  it('counts wrong codes, and far fewer of them than wrong passwords', async () => {
    const { user, secret } = await aSecuredUser(club);
    Object.assign(club.settings, { rateLimits: true });
    const code = await wrongCode(secret);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await signIn(club, user, code)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    // Also from other addresses, and although the limit per address and account has another key.
    await club.database.query(`DELETE FROM rate_limits WHERE key LIKE 'signIn:%' OR key LIKE 'signInAddress:%'`);
    expect((await signIn(club, user, await codeOf(secret))).status).toBe(429);
  });

  it('does not count a missing code, and a right one returns the attempts', async () => {
    const { user, secret } = await aSecuredUser(club);
    Object.assign(club.settings, { rateLimits: true });
    for (let n = 0; n < 12; n++) expect((await signIn(club, user)).body.secondFactor).toBe(true);
    expect((await signIn(club, user, await codeOf(secret))).status).toBe(200);
  });

  it('tells the owner once a day that somebody tries codes, and counts no wrong passwords meanwhile', async () => {
    const { user, secret } = await aSecuredUser(club);
    await club.deliver();
    Object.assign(club.settings, { rateLimits: true });
    const code = await wrongCode(secret);
    for (let n = 0; n < 9; n++) await signIn(club, user, code);
    const points = async () =>
      (
        await club.database.query(
          `SELECT sum(points) FROM rate_limits WHERE key LIKE 'signIn%' AND key NOT LIKE 'signInCode%'`,
        )
      )[0].sum;
    await signIn(club, user, code);
    await club.database.query(`DELETE FROM rate_limits WHERE key LIKE 'signIn:%' OR key LIKE 'signInAddress:%'`);
    const before = await points();
    for (let n = 0; n < 3; n++) expect((await signIn(club, user, code)).status).toBe(429);
    expect(await points()).toBe(before);
    expect((await mailsTo(club, user)).map(({ subject }) => subject)).toEqual([
      'Somebody tried codes for your account',
    ]);
  });

  it('limits codes on a known device as well, because a new password makes one known', async () => {
    const { user, api, secret } = await aSecuredUser(club);
    Object.assign(club.settings, { rateLimits: true });
    const code = await wrongCode(secret);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      statuses.push((await signIn(club, user, code, api)).status);
      await club.database.query(`DELETE FROM rate_limits WHERE key LIKE 'signIn:%' OR key LIKE 'signInAddress:%'`);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('works on devices that have signed in before, however many codes others try', async () => {
    const { user, api, secret } = await aSecuredUser(club);
    Object.assign(club.settings, { rateLimits: true });
    for (let n = 0; n < 12; n++) await signIn(club, user, await wrongCode(secret));
    await club.database.query(`DELETE FROM rate_limits WHERE key LIKE 'signIn:%' OR key LIKE 'signInAddress:%'`);
    expect((await signIn(club, user, await codeOf(secret), api)).status).toBe(200);
  });
});

// Covers ASVS 6.5.5.
it.each([
  ['the present', 0, 0],
  ['one before', -1, -1],
  ['one after', 1, 1],
  ['two before', -2, null],
  ['two after', 2, null],
])('A code of %s is of the period %j', async (_name, periods, expected) => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const now = new Date('2026-11-25T12:00:07Z');
  const code = await generate({ secret, epoch: now.getTime() / 1000 + periods * 30 });
  const step = Math.floor(now.getTime() / 30_000);
  expect(await stepOf(code, secret, now)).toBe(expected === null ? null : step + expected);
});
