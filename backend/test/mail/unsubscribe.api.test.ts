import { messages } from '@touchline/domain';
import { type User } from '../../src/users/user.entity.ts';
import { aCoach, aParent, buildChild, buildEvent, buildTeam } from '../support/factories.ts';
import { type MailingClub, startMailingClub, type WrittenMail } from '../support/mails.ts';

const lines: string[] = [];
let club: MailingClub;
beforeAll(async () => {
  club = await startMailingClub({ logLevel: 'trace' }, (line) => lines.push(line));
});
afterAll(() => club.close());

/** Changes an event of the guardian's child; returns the mail about it. */
async function mailTo(guardian: User): Promise<WrittenMail> {
  const team = await buildTeam(club);
  await buildChild(club, { guardian, team });
  const { id } = await buildEvent(club, { teamId: team.id });
  const coach = await club.signIn((await aCoach(club)).email);
  await coach.put(`/api/events/${id}`, { status: 'cancelled' });
  await club.database.query('UPDATE event_notices SET due_at = now()');
  const [mail] = (await club.deliver()).filter(({ to }) => to === guardian.email);
  return mail!;
}

const aGuardian = () => aParent(club, { hasUnverifiedEmail: false });

/** The path of the one-click link in the header of a mail. */
const oneClick = ({ head }: WrittenMail) => /^List-Unsubscribe: <http:\/\/[^/]+(\/\S+)>$/m.exec(head)![1]!;

const offTopics = async ({ id }: User) =>
  (await club.database.query('SELECT off_topics AS topics FROM mail_preferences WHERE user_id = $1', [id]))[0]?.topics;

it('A mail about football names its one-click link in its header and a page in its footer', async () => {
  const mail = await mailTo(await aGuardian());
  const token = /^\/api\/unsubscribe\/([\w-]{43})$/.exec(oneClick(mail))![1]!;
  expect(mail.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail.text).toContain(`Stop mails like this: ${club.url}/unsubscribe/${token}`);
  expect(mail.text).toContain(`Choose your mails: ${club.url}/profile/messages`);
});

it('A mail about the account cannot be switched off', async () => {
  const { email } = await aGuardian();
  await club.guest().post('/api/auth/forgot-password', { email });
  const [mail] = await club.deliver();
  expect(mail!.head).not.toContain('Unsubscribe');
  expect(mail!.text).not.toContain('unsubscribe');
});

// Covers ASVS 3.5.3.
it('Opening the link changes nothing', async () => {
  const guardian = await aGuardian();
  const link = oneClick(await mailTo(guardian));
  const guest = club.guest();
  expect((await guest.get(link)).body).toEqual({ topic: 'changes', isOn: true });
  const { headers } = await fetch(club.url + link, { headers: { accept: 'text/html' }, redirect: 'manual' });
  expect(headers.get('location')).toBe(`${club.url}${link.replace('/api', '')}`);
  expect(await offTopics(guardian)).toBeUndefined();
});

it('Without an address of its own, the server opens the page where it was asked', async () => {
  const { publicUrl } = club.settings;
  try {
    Object.assign(club.settings, { publicUrl: undefined });
    const link = `/api/unsubscribe/${'a'.repeat(43)}`;
    const { headers } = await fetch(club.url + link, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect(headers.get('location')).toBe(link.replace('/api', ''));
  } finally {
    club.settings.publicUrl = publicUrl;
  }
});

const multipart = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

it.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['multipart/form-data; boundary=x', multipart],
  ['application/json', '{}'],
])('One click of a mail program with %s ends the mails of this topic, without signing in', async (type, raw) => {
  const guardian = await aGuardian();
  const link = oneClick(await mailTo(guardian));
  const response = await club.guest().post(link, undefined, { raw, headers: { 'content-type': type } });
  expect([response.status, response.body]).toEqual([200, { topic: 'changes', isOn: false }]);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await offTopics(guardian)).toEqual(['weekly-overview', 'changes']);
  expect(await mailTo(guardian)).toBeUndefined();
  expect((await club.guest().get(link)).body).toEqual({ topic: 'changes', isOn: false });
  expect((await club.guest().post(link)).status).toBe(200);
});

it('The link is for one user only', async () => {
  const [guardian, other] = [await aGuardian(), await aGuardian()];
  await club.guest().post(oneClick(await mailTo(guardian)));
  expect(await offTopics(other)).toBeUndefined();
  expect(await mailTo(other)).toBeDefined();
});

// Covers S6.
it('Links that do not work, because nobody made them or their user was deactivated, are not found', async () => {
  const guardian = await aGuardian();
  const link = oneClick(await mailTo(guardian));
  await club.database.query('UPDATE users SET is_active = false WHERE id = $1', [guardian.id]);
  for (const path of [link, '/api/unsubscribe/x', `/api/unsubscribe/${'A'.repeat(43)}`]) {
    for (const { status, body } of [await club.guest().get(path), await club.guest().post(path)]) {
      expect([status, body.message]).toEqual([404, messages.unsubscribeLinkEnded]);
    }
  }
  expect(await offTopics(guardian)).toBeUndefined();
});

it('The link ends when the user has another address', async () => {
  const guardian = await aGuardian();
  const link = oneClick(await mailTo(guardian));
  await club.database.query(`UPDATE users SET email = 'new-' || email WHERE id = $1`, [guardian.id]);
  expect((await club.guest().post(link)).status).toBe(404);
  expect(await offTopics(guardian)).toBeUndefined();
});

// Covers S11.
it('Neither the log nor the database has the secret of a link', async () => {
  const link = oneClick(await mailTo(await aGuardian()));
  const token = link.split('/').at(-1)!;
  await club.guest().get(link);
  await club.guest().post(link);
  expect(lines.filter((line) => line.includes('/unsubscribe/')).length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes(token))).toEqual([]);
  const rows = await club.database.query(
    'SELECT m::text AS row FROM mails m UNION ALL SELECT l::text FROM unsubscribe_links l',
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter(({ row }: { row: string }) => row.includes(token))).toEqual([]);
});
