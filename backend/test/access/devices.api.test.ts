import { type NestExpressApplication } from '@nestjs/platform-express';
import { pino } from 'pino';
import { type SessionDto } from '../../src/auth/devices/session.dto.ts';
import { Api } from '../support/api.ts';
import { createTestApp, testPassword } from '../support/club-app.ts';
import { aParent } from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

let club: MailingClub;
/** Another server on the same database. */
let second: NestExpressApplication;
beforeAll(async () => {
  club = await startMailingClub();
  const { url } = club.database.options as { url: string };
  second = await createTestApp(club.settings, url, pino({ level: 'silent' }));
  await second.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await second.close();
  await club.close();
});

const path = '/api/auth/sessions';

async function signIn(username: string, userAgent: string, api = club.guest()): Promise<Api> {
  const headers = { 'user-agent': userAgent };
  const { status } = await api.post('/api/auth/login', { username, password: testPassword }, { headers });
  expect(status).toBe(200);
  return api;
}
const list = async (api: Api) => (await api.get<SessionDto[]>(path)).body;
const meStatus = async (api: Api) => (await api.get('/api/auth/me')).status;

/** A parent who is signed in on a phone and on a laptop. */
async function aParentOnTwoDevices() {
  const parent = await aParent(club);
  const phone = await signIn(parent.email, iphone);
  const laptop = await signIn(parent.email, windows);
  return { parent, phone, laptop };
}

describe('The devices of an account', () => {
  it('are listed with first and last use, the last used first', async () => {
    const before = Date.now();
    const { phone } = await aParentOnTwoDevices();
    const rows = await list(phone);
    expect(rows.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox on Windows', false],
      ['Safari on iPhone', true],
    ]);
    for (const { startedAt, lastUsedAt } of rows) {
      expect(Date.parse(startedAt)).toBeGreaterThanOrEqual(before);
      expect(lastUsedAt).toBe(startedAt);
    }
  });

  it('are named in words of ours, whatever the browser says', async () => {
    const { email } = await aParent(club);
    const api = await signIn(email, 'Call 0900 123 now/1.0 (x)');
    expect(await list(api)).toMatchObject([{ device: null }]);
  });

  it('have ids that sign nobody in', async () => {
    const { phone } = await aParentOnTwoDevices();
    const [{ id }] = (await list(phone)).filter(({ isCurrent }) => isCurrent) as [SessionDto];
    expect(id).toMatch(/^[\da-f]{64}$/);
    expect(decodeURIComponent(phone.session)).not.toContain(id);
  });

  it('are those of your own account, and of sessions that have not expired', async () => {
    const { parent, phone, laptop } = await aParentOnTwoDevices();
    await aParentOnTwoDevices();
    await club.database.query(
      `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{seenAt}', '0')::json WHERE sess ->> 'device' = 'Firefox on Windows'
       AND (sess #>> '{passport,user}')::int = $1`,
      [parent.id],
    );
    expect(await list(phone)).toHaveLength(1);
    expect(await meStatus(laptop)).toBe(401);
  });

  // Covers S7, ASVS 7.4.1.
  it('can be signed out one by one, which other servers know at once', async () => {
    const { phone, laptop } = await aParentOnTwoDevices();
    const elsewhere = new Api(await second.getUrl()).useSession(laptop.session);
    expect(await meStatus(elsewhere)).toBe(200);
    const [other] = await list(phone);
    expect((await phone.delete(`${path}/${other!.id}`)).status).toBe(204);
    expect(await Promise.all([elsewhere, laptop, phone].map(meStatus))).toEqual([401, 401, 200]);
    expect((await phone.delete(`${path}/${other!.id}`)).status).toBe(404);
  });

  it('can be signed out all but the one that asks', async () => {
    const { parent, phone, laptop } = await aParentOnTwoDevices();
    const stranger = await signIn((await aParent(club)).email, iphone);
    const tablet = await signIn(parent.email, iphone);
    expect((await phone.delete(path)).status).toBe(204);
    expect(await Promise.all([phone, laptop, tablet, stranger].map(meStatus))).toEqual([200, 401, 401, 200]);
    expect(await list(phone)).toHaveLength(1);
  });

  it('cannot be signed out by others, nor with a wrong id', async () => {
    const { phone, laptop } = await aParentOnTwoDevices();
    const stranger = await signIn((await aParent(club)).email, iphone);
    const [{ id }] = (await list(phone)) as [SessionDto];
    for (const wrong of [id, id.toUpperCase(), 'x', '%00', '1', `${id}%27`]) {
      const { status, body } = await stranger.delete(`${path}/${wrong}`);
      expect([status, body.message]).toEqual([404, 'This device is no longer signed in']);
    }
    expect(await meStatus(laptop)).toBe(200);
  });
});

// Covers ASVS 6.3.5.
describe('A sign-in on a new device', () => {
  const mailsTo = async (email: string) => (await club.deliver()).filter(({ to }) => to === email);
  const aUser = () => aParent(club, { hasUnverifiedEmail: false, signedInAt: new Date() });

  it('is told by mail, once for each device, also in quiet hours', async () => {
    club.setTime(new Date('2026-11-25T23:30:00Z'));
    const { email } = await aUser();
    const phone = await signIn(email, iphone);
    const [mail] = await mailsTo(email);
    expect(mail!.text).toContain('Safari on iPhone');
    expect(mail!.text).toContain(`${club.url}/profile/devices`);
    await signIn(email, iphone, phone);
    expect(await mailsTo(email)).toEqual([]);
    await signIn(email, windows);
    expect(await mailsTo(email)).toMatchObject([{ text: expect.stringContaining('Firefox on Windows') }]);
  });

  it('is not told about the first sign-in, nor to an address that nobody has verified', async () => {
    const never = await aParent(club, { hasUnverifiedEmail: false });
    const unverified = await aParent(club, { hasUnverifiedEmail: true, signedInAt: new Date() });
    for (const { email } of [never, unverified]) {
      await signIn(email, iphone);
      expect(await mailsTo(email)).toEqual([]);
    }
  });

  it('is not told if the user does not want to know', async () => {
    const { email } = await aUser();
    const api = await signIn(email, iphone);
    expect(await mailsTo(email)).toHaveLength(1);
    await api.patch('/api/mail-preferences', { topics: [{ topic: 'new-devices', isOn: false }] });
    await signIn(email, windows);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is told although whoever has signed in switches it off at once', async () => {
    const { email } = await aUser();
    const thief = await signIn(email, iphone);
    await thief.patch('/api/mail-preferences', { topics: [{ topic: 'new-devices', isOn: false }] });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is told at most five times a day', async () => {
    const { email } = await aUser();
    club.settings.rateLimits = true;
    for (let n = 0; n < 7; n++) await signIn(email, iphone);
    club.settings.rateLimits = false;
    expect(await mailsTo(email)).toHaveLength(5);
  });
});
