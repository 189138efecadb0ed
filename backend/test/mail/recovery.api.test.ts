import { note } from '../faults/size.ts';
import { type Api } from '../support/api.ts';
import { testPassword } from '../support/club-app.ts';
import { anAdmin, aParent } from '../support/factories.ts';
import { buildLink, type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let guest: Api;
beforeAll(async () => {
  club = await startMailingClub();
  guest = club.guest();
});
afterAll(() => club.close());

const forgot = (email: string) => guest.post('/api/auth/forgot-password', { email });
const reset = (token: string, password = 'a new password') =>
  guest.post('/api/auth/reset-password', { token, password });
const canSignIn = async (username: string, password: string) =>
  (await club.guest().post('/api/auth/login', { username, password })).status === 200;
const ended = { status: 404, message: 'This link no longer works. Please ask for a new one.' };

describe('A forgotten password', () => {
  // Covers S7, ASVS 6.4.3.
  it('is replaced with the link of a mail', async () => {
    const { email } = await aParent(club);
    expect((await forgot(email)).status).toBe(202);
    expect((await reset(await club.linkTo(email))).status).toBe(204);
    expect(await canSignIn(email, testPassword)).toBe(false);
    expect(await canSignIn(email, 'a new password')).toBe(true);
    const [{ count }] = await club.database.query(
      `SELECT count(*) FROM audit_log WHERE action = 'account.reset-password' AND actor_id IS NULL`,
    );
    expect(count).toBe(1);
  });

  // Covers S7, ASVS 7.4.3, 7.6.2.
  it('that is replaced ends all sessions and begins none', async () => {
    const { email } = await aParent(club);
    const elsewhere = await club.signIn(email);
    await forgot(email);
    const { headers } = await reset(await club.linkTo(email));
    expect(headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['touchline-device']);
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
  });

  // Covers S4.
  it('gets the same answer for an unknown address, and no mail', async () => {
    const { email } = await aParent(club);
    const responses = [await forgot(email), await forgot('nobody@families.example')];
    expect(responses.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 202, body: responses[0]!.body },
      { status: 202, body: responses[0]!.body },
    ]);
    const resets = (await club.deliver()).filter(({ subject }) => subject === 'Choose a new password');
    expect(resets.map(({ to }) => to)).toEqual([email]);
  });

  it('is not replaced for a deactivated account', async () => {
    await club.deliver();
    const { email } = await aParent(club, { isActive: false });
    expect((await forgot(email)).status).toBe(202);
    expect(await club.deliver()).toEqual([]);
  });

  it('has up to three live links, of which using one ends all', async () => {
    const { email } = await aParent(club);
    const tokens: string[] = [];
    for (let mail = 0; mail < 3; mail++) {
      await forgot(email);
      tokens.push(await club.linkTo(email));
    }
    expect((await forgot(email)).status).toBe(202);
    expect(await club.deliver()).toEqual([]);
    expect((await reset(tokens[0]!)).status).toBe(204);
    for (const token of tokens) expect((await reset(token)).body).toMatchObject(ended);
    await club.deliver();
    await forgot(email);
    expect(await club.deliver()).toHaveLength(1);
  });

  it('has three live links even if fifty are asked for at once', async () => {
    const { email } = await aParent(club);
    await Promise.all(Array.from({ length: 50 }, () => forgot(email)));
    expect(await club.deliver()).toHaveLength(3);
  });

  // Covers ASVS 6.5.1.
  it('is replaced once, even if the link is used fifty times at once', async () => {
    const { email } = await aParent(club);
    await forgot(email);
    const token = await club.linkTo(email);
    const responses = await Promise.all(Array.from({ length: 50 }, (_, n) => reset(token, `password ${n}`)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, ...Array<number>(49).fill(404)]);
    const winner = responses.findIndex(({ status }) => status === 204);
    expect(await canSignIn(email, `password ${winner}`)).toBe(true);
  });

  it('keeps the link if the new password is too short', async () => {
    const { email } = await aParent(club);
    await forgot(email);
    const token = await club.linkTo(email);
    expect((await reset(token, 'short')).status).toBe(400);
    expect((await reset(token)).status).toBe(204);
  });

  it('gets no mail when delivery comes 30 minutes too late', async () => {
    await club.deliver();
    const { email } = await aParent(club);
    await forgot(email);
    await club.database.query(`UPDATE mails SET queued_at = now() - interval '31 minutes' WHERE address = $1`, [email]);
    expect(await club.deliver()).toEqual([]);
  });

  // Covers S6.
  it('cannot be replaced with an expired, an unknown or another kind of link', async () => {
    const user = await aParent(club);
    const expired = await buildLink(club, 'reset-password', user);
    await club.database.query('UPDATE account_links SET expires_at = now() WHERE user_id = $1', [user.id]);
    for (const token of [expired, 'x', await buildLink(club, 'verify-email', user)]) {
      expect((await reset(token)).body).toMatchObject(ended);
    }
  });
});

describe('The links of a forgotten password end', () => {
  const changes: Record<string, (email: string, id: number) => Promise<unknown>> = {
    'when the user changes the password': async (email) =>
      (await club.signIn(email)).post('/api/auth/change-password', {
        currentPassword: testPassword,
        newPassword: 'changed by me',
      }),
    'when the user changes the email': async (email) =>
      (await club.signIn(email)).patch('/api/auth/me', { email: `new.${email}`, currentPassword: testPassword }),
    'when an admin sets the password': async (_email, id) =>
      (await club.signIn((await anAdmin(club)).email)).post(`/api/users/${id}/password`, {
        password: 'set by admin',
        currentPassword: testPassword,
      }),
    'when an admin changes the email': async (_email, id) =>
      (await club.signIn((await anAdmin(club)).email)).patch(`/api/users/${id}`, {
        email: `moved${id}@families.example`,
        currentPassword: testPassword,
      }),
    'when the account is deactivated': async (_email, id) =>
      (await club.signIn((await anAdmin(club)).email)).post(`/api/users/${id}/deactivate`),
  };

  it.each(Object.entries(changes))('%s', async (_when, change) => {
    const { id, email } = await aParent(club);
    await forgot(email);
    const token = await club.linkTo(email);
    await forgot(email);
    await change(email, id);
    expect((await reset(token)).body).toMatchObject(ended);
    // The second mail was still queued.
    expect((await club.deliver()).filter(({ subject }) => subject === 'Choose a new password')).toEqual([]);
  });
});

describe('The answer about a forgotten password', () => {
  // Covers S4.
  it('takes the same time for known and unknown addresses', async () => {
    const durations = { known: [] as number[], unknown: [] as number[] };
    const measure = async (kind: keyof typeof durations, email: string) => {
      const from = performance.now();
      await forgot(email);
      durations[kind].push(performance.now() - from);
    };
    const pairs = Array.from({ length: 200 }, async (_, n) => [(await aParent(club)).email, `nobody${n}@club.example`]);
    const waiting = await Promise.all(pairs);
    const inTurn = async () => {
      for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
        await measure('known', pair[0]!);
        await measure('unknown', pair[1]!);
      }
    };
    await Promise.all(Array.from({ length: 6 }, inTurn));
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length / 2]!;
    const ratio = median(durations.known) / median(durations.unknown);
    note('S4', `a forgotten password of a known address takes ${ratio.toFixed(3)} times as long as of an unknown one`);
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  });
});

describe('In a club without mail,', () => {
  it('nobody can ask for a new password, and nothing is queued', async () => {
    const { email } = await aParent(club);
    club.settings.nodeEnv = 'production';
    try {
      expect((await guest.get('/api/club')).body).toMatchObject({ sendsMail: false });
      const { status, body } = await forgot(email);
      expect({ status, message: body.message }).toEqual({
        status: 409,
        message: 'This club cannot send mail yet',
      });
    } finally {
      club.settings.nodeEnv = 'test';
    }
    const [{ count }] = await club.database.query('SELECT count(*) FROM mails WHERE address = $1', [email]);
    expect(count).toBe(0);
  });
});
