import { type Api } from '../support/api.ts';
import { anAdmin, aParent } from '../support/factories.ts';
import { buildMail, type MailingClub, startMailingClub } from '../support/mails.ts';
import { Housekeeping } from '../../src/housekeeping/housekeeping.ts';
import { type User } from '../../src/users/user.entity.ts';

let club: MailingClub;
let admin: Api;
let user: User;
beforeAll(async () => {
  club = await startMailingClub();
  user = await anAdmin(club);
  admin = await club.signIn(user.email);
});
afterAll(() => club.close());

const delivery = async () => (await admin.get('/api/admin/mails/delivery')).body;
const list = async (query = '') => (await admin.get(`/api/admin/mails${query}`)).body;

it('A test mail is listed as queued, then as sent with its text', async () => {
  expect((await admin.post('/api/admin/mails/test')).status).toBe(202);
  const [queued] = await list('?state=queued');
  expect(queued).toMatchObject({ kind: 'test', recipient: user.fullName, address: user.email, subject: null });
  expect(await delivery()).toMatchObject({ transport: 'folder', isPaused: false, queued: 1, sentLastDay: 0 });
  expect(await club.deliver()).toMatchObject([{ to: user.email, subject: 'Test mail' }]);
  const { body } = await admin.get(`/api/admin/mails/${queued.id}`);
  expect(body).toMatchObject({ state: 'sent', subject: 'Test mail', body: expect.stringContaining('Mail works') });
  expect(await delivery()).toMatchObject({ queued: 0, sentLastDay: 1, oldestQueuedAt: null });
});

it('The text of a mail that gives access to an account is never shown', async () => {
  const { email } = await aParent(club);
  await club.guest().post('/api/auth/forgot-password', { email });
  const secret = await club.linkTo(email);
  const [mail] = await list('?limit=1');
  expect(mail).toMatchObject({ kind: 'password-reset', state: 'sent', address: email });
  const { body } = await admin.get(`/api/admin/mails/${mail.id}`);
  expect(body).toMatchObject({ subject: 'Choose a new password', body: null });
  // Nor is the secret anywhere in the database.
  const [{ found }] = await club.database.query(
    'SELECT (SELECT count(*) FROM mails m WHERE m::text LIKE $1) + (SELECT count(*) FROM account_links l WHERE l::text LIKE $1) AS found',
    [`%${secret}%`],
  );
  expect(found).toBe(0);
});

it('Paused mails wait until an admin resumes', async () => {
  expect((await admin.post('/api/admin/mails/pause')).body).toMatchObject({ isPaused: true });
  await admin.post('/api/admin/mails/test');
  expect(await club.deliver()).toEqual([]);
  expect((await admin.post('/api/admin/mails/resume')).body).toMatchObject({ isPaused: false, queued: 1 });
  expect(await club.deliver()).toHaveLength(1);
});

it('A failed mail is sent again, others are not', async () => {
  const failed = await buildMail(club, { userId: user.id, address: user.email, state: 'failed' });
  expect(await delivery()).toMatchObject({ failed: 1 });
  expect((await admin.post(`/api/admin/mails/${failed}/retry`)).body).toMatchObject({ state: 'queued' });
  expect(await club.deliver()).toHaveLength(1);
  expect((await admin.post(`/api/admin/mails/${failed}/retry`)).status).toBe(409);
  expect((await admin.post('/api/admin/mails/00000000-0000-4000-8000-000000000000/retry')).status).toBe(404);
  expect((await admin.get('/api/admin/mails/1')).status).toBe(400);
});

it('Ended mails are deleted after 30 days', async () => {
  const old = await buildMail(club, { userId: user.id, address: user.email, state: 'sent' });
  await club.database.query(`UPDATE mails SET ended_at = now() - interval '31 days' WHERE id = $1`, [old]);
  await club.app.get(Housekeeping).clean();
  expect((await admin.get(`/api/admin/mails/${old}`)).status).toBe(404);
});

it('The list has pages and a total', async () => {
  for (let mail = 0; mail < 3; mail++)
    await buildMail(club, { userId: user.id, address: user.email, state: 'dropped' });
  const { body, headers } = await admin.get('/api/admin/mails?state=dropped&limit=2');
  expect(body).toHaveLength(2);
  expect(headers.get('x-total-count')).toBe('3');
});

it('A club without mail says so', async () => {
  club.settings.nodeEnv = 'production';
  try {
    expect(await delivery()).toMatchObject({ transport: 'none' });
    expect((await admin.post('/api/admin/mails/test')).status).toBe(409);
    expect((await admin.post('/api/users/invitations', {})).status).toBe(409);
  } finally {
    club.settings.nodeEnv = 'test';
  }
});
