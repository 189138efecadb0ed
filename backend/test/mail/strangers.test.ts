import { mailPriority } from '../../src/telling/outbox/mail-priority.ts';
import { testPassword } from '../support/club-app.ts';
import { aCoach, anAdmin, buildChild } from '../support/factories.ts';
import { aVerifiedParent } from '../support/families.ts';
import { type MailClub, mailSettings, queueMails, startMailClub } from '../support/mail-club.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';

let server: MailServer;
let club: MailClub;
let limited: MailClub;
beforeAll(async () => {
  server = await startMailServer();
  // The order matters: Passport has one strategy per process, that of the club which started last.
  limited = await startMailClub({ ...mailSettings(server.url), rateLimits: true, trustProxy: 1 });
  club = await startMailClub(mailSettings(server.url));
});
afterAll(async () => {
  await club.close();
  await limited.close();
  await server.close();
});
beforeEach(async () => {
  await club.database.query('DELETE FROM mails');
  club.settings.mailPerHour = 300;
  server.received.length = 0;
});

async function sendAll({ dispatcher } = club): Promise<number> {
  const before = server.received.length;
  while (await dispatcher.round());
  return server.received.length - before;
}
const anHourPasses = () => club.database.query(`UPDATE mails SET claimed_at = claimed_at - interval '1 hour'`);
const { change, verification, account } = mailPriority;

describe('Mails to addresses that nobody has verified', () => {
  it.each([verification, account])(
    'have a tenth of the hour, and those of members of priority %i all go out first',
    async (priority) => {
      await queueMails(club.database, { count: 300, toStranger: true, priority });
      expect(await sendAll()).toBe(30);
      await queueMails(club.database, { count: 240, priority: change });
      expect(await sendAll()).toBe(240);
      await queueMails(club.database, { count: 40 });
      expect(await sendAll()).toBe(30);
      await anHourPasses();
      expect(await sendAll()).toBe(10 + 30);
    },
  );

  it('go out after the mails of members that are due, whatever their priority', async () => {
    await queueMails(club.database, { count: 8, toStranger: true });
    const members = await queueMails(club.database, { count: 8, priority: mailPriority.overview });
    for (const count of [4, 8]) {
      await club.dispatcher.round();
      expect(server.received.filter(({ messageId }) => members.some((id) => messageId.includes(id)))).toHaveLength(
        count,
      );
    }
  });

  it.each([
    [1, 1],
    [4, 1],
    [10, 1],
    [40, 4],
  ])('are at least one with MAIL_PER_HOUR=%i, which stays the limit of all', async (perHour, part) => {
    club.settings.mailPerHour = perHour;
    await queueMails(club.database, { count: 60, toStranger: true });
    expect(await sendAll()).toBe(part);
    await queueMails(club.database, { count: 60 });
    expect(await sendAll()).toBe(perHour - part);
  });
});

interface Row {
  isStranger: boolean;
  days: number;
  hours: number;
  reason: string | null;
}

/** The mails to an address, the earliest first. */
const mailsTo = (address: string, { database } = club): Promise<Row[]> =>
  database.query(
    `SELECT to_stranger AS "isStranger", round(extract(epoch FROM due_at - now()) / 86400)::int AS days,
            round(extract(epoch FROM due_at - now()) / 3600)::int AS hours, reason
     FROM mails WHERE address = $1 ORDER BY due_at, queued_at`,
    [address],
  );

async function register(email: string, of = club, from = '192.0.2.1') {
  const api = of.guest();
  const account = { email, password: testPassword, fullName: 'Ana Bell' };
  const { status } = await api.post('/api/auth/register', account, { headers: { 'x-forwarded-for': from } });
  expect(status).toBe(201);
  return api;
}

describe('An address that nobody has verified', () => {
  it('gets three mails a day; of further ones, one of each kind waits with a reason, unless one is on its way', async () => {
    const email = 'often@families.example';
    const api = await register(email);
    const verify = async () => expect((await api.post('/api/auth/send-verification')).status).toBe(202);
    for (let n = 0; n < 5; n++) await verify();
    for (let n = 0; n < 2; n++) expect((await api.post('/api/auth/forgot-password', { email })).status).toBe(202);
    const waiting = { isStranger: true, days: 1, reason: expect.stringContaining('At most 3 mails a day') };
    const now = { isStranger: true, days: 0, reason: null };
    expect(await mailsTo(email)).toMatchObject([now, now, now, waiting]);
    expect(await sendAll()).toBe(3);
    for (let n = 0; n < 3; n++) await verify();
    expect((await mailsTo(email)).map(({ days }) => days)).toEqual([0, 0, 0, 1, 1]);
    expect(await sendAll()).toBe(0);
  });

  it('that is verified gets its mails at once', async () => {
    const { email } = await aVerifiedParent(club);
    for (let n = 0; n < 2; n++) await club.guest().post('/api/auth/forgot-password', { email });
    expect(await mailsTo(email)).toMatchObject([{ isStranger: false }, { isStranger: false }]);
  });

  it('is invited as a stranger by a parent, but not by staff', async () => {
    for (const [inviter, isStranger] of [
      [await aVerifiedParent(club), true],
      [await aCoach(club, { isParent: true }), false],
      [await anAdmin(club), false],
    ] as const) {
      const child = await buildChild(club, { guardian: inviter });
      const email = `gran${inviter.id}@families.example`;
      const api = await club.signIn(inviter.email);
      expect((await api.post(`/api/children/${child.id}/invitations`, { email })).status).toBe(201);
      expect(await mailsTo(email)).toMatchObject([{ isStranger, hours: 0 }]);
    }
  });
});

it('An address of the network that makes accounts can do so, but the eleventh mail of an hour waits', async () => {
  for (let n = 1; n <= 21; n++) await register(`new${n}@families.example`, limited);
  await register('other@families.example', limited, '192.0.2.2');
  const hours: number[] = [];
  for (const name of ['new1', 'new10', 'new11', 'new20', 'new21', 'other']) {
    hours.push((await mailsTo(`${name}@families.example`, limited))[0]!.hours);
  }
  expect(hours).toEqual([0, 0, 1, 1, 2, 0]);
});
