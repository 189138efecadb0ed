import { createUnsubscribeLink } from '../../src/telling/preferences/unsubscribe.queries.ts';
import { type User } from '../../src/users/user.entity.ts';
import { type Api, type ApiResponse } from '../support/api.ts';
import { testPassword } from '../support/club-app.ts';
import { aCoach, anAdmin, buildChild, buildEvent, buildGuardianship, buildTeam } from '../support/factories.ts';
import { aVerifiedParent, buildFamily, addAgain } from '../support/families.ts';
import { buildAnswerLink } from '../support/matrix/requests.families.ts';
import { buildLink, type MailingClub, startMailingClub } from '../support/mails.ts';
import { tracesOf } from '../support/traces.ts';

let club: MailingClub;
let admin: Api;
let adminUser: User;
beforeAll(async () => {
  club = await startMailingClub();
  adminUser = await anAdmin(club);
  admin = await club.signIn(adminUser.email);
});
afterAll(() => club.close());

const succeed = async (answer: Promise<ApiResponse>) => {
  const { status, body } = await answer;
  expect(status).toBeLessThan(300);
  return body;
};

const texts = {
  fullName: 'Ottilie Quarles',
  email: 'ottilie.q@families.example',
  username: 'ottilie-the-parent',
  phone: '020 7946 0777',
  bio: 'Plays the bassoon.',
  note: 'Has a sore knee since Whitsun',
};

/** A parent who has done everything that a parent can do, and who was a coach before. */
async function buildLife() {
  const { note: _, ...fields } = texts;
  const me = await aVerifiedParent(club, { ...fields, isCoach: true });
  let api = await club.signIn(me.email);
  const team = await buildTeam(club, { leadCoachId: me.id });
  const event = await buildEvent(club, { teamId: team.id });
  const child = await buildChild(club, { guardian: me, team, dateOfBirth: '2014-02-03' });
  const shared = await buildFamily(club, 1, team);

  // As a coach: an announcement, of which the families get a mail.
  await succeed(api.post('/api/announcements', { title: 'Kit', content: 'Bring boots.', teamId: team.id }));
  await club.database.query('UPDATE announcement_notices SET due_at = now()');
  await club.database.query('INSERT INTO contact_lookups (child_id, guardian_id, looked_up_by) VALUES ($1, $2, $3)', [
    ...[shared.child.id, shared.guardians[0]!.id, me.id],
  ]);
  await club.database.query('UPDATE users SET is_coach = false WHERE id = $1', [me.id]);
  api = await club.signIn(me.email);

  // With other families: an invitation to the address, an accepted one, a request for access.
  const [other] = shared.apis;
  await succeed(other!.post(`/api/children/${shared.child.id}/invitations`, { email: me.email, sameHousehold: true }));
  const token = await club.linkTo(me.email);
  await succeed(api.post(`/api/invitations/${token}`));
  const stranger = await buildFamily(club, 1);
  await succeed(stranger.apis[0]!.post(`/api/children/${stranger.child.id}/invitations`, { email: me.email }));
  await addAgain(api, stranger.child);
  await succeed(api.post(`/api/children/${stranger.child.id}/access-requests`));
  await succeed(api.post(`/api/children/${child.id}/invitations`, { email: 'aunt@families.example' }));

  // For their children.
  const note = { reason: 'injured', text: texts.note };
  await succeed(api.post('/api/availabilities', { eventId: event.id, childId: child.id, isAvailable: false, note }));
  await succeed(api.post('/api/availabilities', { eventId: event.id, childId: shared.child.id, isAvailable: true }));
  await succeed(api.post(`/api/children/${child.id}/absences`, { from: '2099-07-20', to: '2099-07-31' }));
  await succeed(api.post('/api/feeds', { name: 'Ottilie Quarles', scope: 'child', childId: child.id }));
  await succeed(
    api.patch('/api/mail-preferences', { topics: [{ topic: 'changes', isOn: true, mutedChildIds: [child.id] }] }),
  );
  await club.database.query(`INSERT INTO skipped_mails (user_id, key) VALUES ($1, 'last-call:2099-05-04')`, [me.id]);
  await buildAnswerLink({ club, event, child, people: { 'parent-own': me } } as never);
  await createUnsubscribeLink(club.database, { userId: me.id, topic: 'changes', address: me.email });
  await buildLink(club, 'reset-password', me);

  // By admins.
  const restricted = await buildChild(club, { dateOfBirth: '2014-02-04' });
  await succeed(admin.patch(`/api/children/${restricted.id}/guardians/${me.id}`, { isRestricted: true }));
  await succeed(api.post('/api/auth/deletion', { currentPassword: testPassword }));
  await club.deliver();
  await club.database.query('INSERT INTO mail_bounces (address, bounces) VALUES ($1, 2)', [me.email]);
  return { me, api, child, shared, event, restricted, team };
}

it('leaves no trace in any table, except what refers to nobody', async () => {
  const { me, child, shared, event } = await buildLife();
  const person = { id: me.id, texts: Object.values(texts) };
  const before = await tracesOf(club.database, person);
  // What follows can only mean something if the person was there.
  const expected = [
    ...['access_requests.user_id', 'account_links.user_id', 'announcements.author_id', 'answer_links.user_id'],
    ...['audit_log.actor_id', 'availabilities.noted_by', 'availabilities.responded_by', 'sessions.sess'],
    ...['availability_history.responded_by', 'contact_lookups.looked_up_by', 'deletion_requests.user_id'],
    ...[
      'feeds.user_id',
      'guardian_invitations.accepted_by',
      'guardian_invitations.invited_by',
      'guardianships.user_id',
    ],
    ...['mail_preferences.user_id', 'mails.user_id', 'restricted_guardians.user_id', 'sign_in_names.user_id'],
    ...['skipped_mails.user_id', 'teams.lead_coach_id', 'unsubscribe_links.user_id', 'availabilities', 'feeds'],
    ...['guardian_invitations', 'mail_bounces', 'mails', 'sign_in_names', 'users'],
  ];
  expect(expected.filter((place) => !before.includes(place))).toEqual([]);
  const mailsToOthers = `SELECT kind FROM mails WHERE user_id <> $1 AND body LIKE '%Ottilie%' ORDER BY kind`;
  const kinds = (await club.database.query(mailsToOthers, [me.id])).map(({ kind }: { kind: string }) => kind);
  expect([...new Set(kinds)]).toEqual(['access-requested', 'announcement', 'deletion-requested', 'guardian-added']);

  expect((await admin.post(`/api/deletion-requests/${me.id}/complete`)).status).toBe(204);
  expect(await tracesOf(club.database, person)).toEqual([]);

  // The responses stay, without who gave them.
  const kept = await club.database.query(
    `SELECT child_id AS "childId", is_available AS "isAvailable", responded_by AS by, note_reason AS note
     FROM availabilities WHERE event_id = $1 ORDER BY child_id`,
    [event.id],
  );
  expect(kept).toEqual([
    { childId: child.id, isAvailable: false, by: null, note: null },
    { childId: shared.child.id, isAvailable: true, by: null, note: null },
  ]);
  const history = await succeed(admin.get(`/api/events/${event.id}/response-history`));
  expect(history).toHaveLength(2);
  for (const row of history) expect(row).not.toHaveProperty('responderName');
  expect(await succeed(shared.apis[0]!.get(`/api/events/${event.id}/response-history`))).toMatchObject([
    { respondedBy: 'guardian', respondedVia: 'app' },
  ]);
  expect(await succeed(admin.get('/api/announcements'))).toMatchObject([{ title: 'Kit', author: null }]);
  for (const path of [
    '/api/admin/mails',
    '/api/teams',
    '/api/children/all',
    `/api/events/${event.id}/availabilities`,
  ]) {
    expect((await admin.get(path)).status).toBe(200);
  }
  // Nobody is written to any longer.
  expect((await club.deliver()).map(({ to }) => to)).not.toContain(me.email);
});

it('would be found by the test, whichever table still has a trace', async () => {
  const { id } = await aVerifiedParent(club);
  await club.database.query(`CREATE TABLE of_the_future (user_id integer REFERENCES users, seen jsonb)`);
  await club.database.query(`INSERT INTO of_the_future VALUES ($1, '{"by": [{"name": "Zenobia\\nQuarles"}]}')`, [id]);
  expect(await tracesOf(club.database, { id, texts: ['Zenobia Quarles'] })).toEqual(
    expect.arrayContaining(['of_the_future.user_id', 'of_the_future']),
  );
  await club.database.query('DROP TABLE of_the_future');
});

it('still keeps a restricted guardian from claiming the child with another account', async () => {
  const { child, guardians, apis } = await buildFamily(club, 1);
  await succeed(admin.patch(`/api/children/${child.id}/guardians/${guardians[0]!.id}`, { isRestricted: true }));
  await succeed(apis[0]!.post('/api/auth/deletion', { currentPassword: testPassword }));
  await succeed(admin.post(`/api/deletion-requests/${guardians[0]!.id}/complete`));
  const again = await club.signIn((await aVerifiedParent(club)).email);
  const found = await again.post('/api/children/search', { name: child.name, dateOfBirth: child.dateOfBirth });
  expect(found.body.child).toBeNull();
  await addAgain(again, child);
  expect((await again.post(`/api/children/${child.id}/claim`)).status).toBe(409);
  // An admin decides, as for every child without guardians.
  const guardian = await aVerifiedParent(club);
  await succeed(admin.post(`/api/children/${child.id}/assign-parent`, { parentId: guardian.id }));
  expect(await succeed(admin.get(`/api/children/${child.id}/guardians`))).toMatchObject([{ userId: guardian.id }]);
});

it('leaves a household to the others', async () => {
  const { child, guardians, apis } = await buildFamily(club, 1);
  const second = await aVerifiedParent(club);
  await buildGuardianship(club, child, second);
  await succeed(apis[0]!.post('/api/auth/deletion', { currentPassword: testPassword }));
  await succeed(admin.post(`/api/deletion-requests/${guardians[0]!.id}/complete`));
  expect(await succeed(admin.get(`/api/children/${child.id}/guardians`))).toMatchObject([
    { userId: second.id, isPrimary: true },
  ]);
  const coach = await club.signIn((await aCoach(club)).email);
  expect((await coach.get(`/api/children/${child.id}`)).status).toBe(200);
});
