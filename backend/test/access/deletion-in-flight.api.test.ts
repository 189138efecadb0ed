import { deleteUser } from '../../src/deletion-requests/deletion-requests.queries.ts';
import { type ClaimedMail } from '../../src/telling/outbox/claim.queries.ts';
import { MailKinds } from '../../src/telling/outbox/mail-kinds.ts';
import { actWhileLocked } from '../support/act-while-locked.ts';
import { type Api, type ApiResponse } from '../support/api.ts';
import { testPassword } from '../support/club-app.ts';
import { anAdmin, buildChild, buildEvent, buildTeam } from '../support/factories.ts';
import { aVerifiedParent } from '../support/families.ts';
import { buildMail, type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
beforeAll(async () => {
  club = await startMailingClub();
  await anAdmin(club);
});
afterAll(() => club.close());

async function aFamily() {
  const me = await aVerifiedParent(club);
  const team = await buildTeam(club);
  const event = await buildEvent(club, { teamId: team.id });
  const child = await buildChild(club, { guardian: me, team });
  return { me, event, child, api: await club.signIn(me.email) };
}
type Family = Awaited<ReturnType<typeof aFamily>>;

/** Requests that refer to the user in the database. */
const requests: Record<string, (api: Api, family: Family) => Promise<ApiResponse>> = {
  respond: (api, { event, child }) =>
    api.post('/api/availabilities', {
      eventId: event.id,
      childId: child.id,
      isAvailable: true,
      note: { text: 'Late' },
    }),
  'add a child': (api) => api.post('/api/children', { name: 'Nell Newcome', dateOfBirth: '2015-05-05' }),
  'add a feed': (api) => api.post('/api/feeds', { name: 'All', scope: 'children' }),
  'choose mails': (api) => api.patch('/api/mail-preferences', { weeklyDay: 2 }),
  'edit the profile': (api) => api.patch('/api/auth/me', { fullName: 'Robin Renamed' }),
  'change the email': (api) =>
    api.patch('/api/auth/me', { email: 'renamed@families.example', currentPassword: testPassword }),
  'change the password': (api) =>
    api.post('/api/auth/change-password', { currentPassword: testPassword, newPassword: 'another one' }),
  'invite a guardian': (api, { child }) =>
    api.post(`/api/children/${child.id}/invitations`, { email: 'aunt@families.example' }),
  'read the notifications': (api) => api.post('/api/notifications/read', { until: new Date().toISOString() }),
  'ask to be deleted': (api) => api.post('/api/auth/deletion', { currentPassword: testPassword }),
  'download the data': (api) => api.post('/api/auth/export', { currentPassword: testPassword }),
  'verify the email': (api) => api.post('/api/auth/send-verification'),
};

it.each(Object.entries(requests))(
  'A request to %s that loses against the deletion is no error of the server',
  async (_, act) => {
    const family = await aFamily();
    const { me, child, api } = family;
    if (act === requests['verify the email']) {
      await club.database.query('UPDATE users SET self_registered = true WHERE id = $1', [me.id]);
    }
    const { status } = await actWhileLocked(
      club.database,
      // The server locks both before it deletes. With a lock on the user alone, an invitation would lock the child and cause a deadlock.
      `SELECT FROM users WHERE id = ${me.id} FOR UPDATE; SELECT FROM children WHERE id = ${child.id} FOR NO KEY UPDATE`,
      () => act(api, family),
      (runner) => deleteUser(runner, { userId: me.id, email: me.email, mayBeNamed: true }),
    );
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    expect((await api.get('/api/auth/me')).status).toBe(401);
    const left = `SELECT FROM sessions WHERE (sess #>> '{passport,user}')::int = $1`;
    expect(await club.database.query(left, [me.id])).toEqual([]);
  },
);

it('A mail whose recipient is deleted while it is sent is forgotten, and the others are sent', async () => {
  const { me } = await aFamily();
  const other = await aVerifiedParent(club);
  const letter = { subject: 'Moved', heading: '', blocks: [], why: '' };
  club.app.get(MailKinds).register('deleting', {
    priority: 0,
    compose: async ({ userId }: ClaimedMail) => {
      if (userId === me.id) await deleteUser(club.database, { userId: me.id, email: me.email, mayBeNamed: true });
      return letter;
    },
  });
  const gone = await buildMail(club, { userId: me.id, address: me.email, state: 'queued', kind: 'deleting' });
  const kept = await buildMail(club, { userId: other.id, address: other.email, state: 'queued', kind: 'deleting' });
  await club.deliver();
  const states = 'SELECT id, state FROM mails WHERE id IN ($1, $2)';
  expect(await club.database.query(states, [gone, kept])).toEqual([{ id: kept, state: 'sent' }]);
});
