import { addDays, addMonths } from 'date-fns';
import { RetentionJob } from '../../src/privacy/retention/retention-job.ts';
import { type Api } from '../support/api.ts';
import {
  aCoach,
  anAdmin,
  buildAvailability,
  buildChild,
  buildEvent,
  buildGuardianship,
  buildTeam,
  buildUser,
} from '../support/factories.ts';
import { addAgain, aVerifiedParent } from '../support/families.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let admin: Api;
const now = new Date('2027-10-15T12:00:00Z');
const long = addMonths(now, -30);
beforeAll(async () => {
  club = await startMailingClub();
  const { email } = await anAdmin(club, { email: 'office@club.example' });
  admin = await club.signIn(email);
  await club.database.query('INSERT INTO retention_settings (starts_at) VALUES ($1)', [addDays(now, -1)]);
});
afterAll(() => club.close());
beforeEach(async () => {
  club.setTime(now);
  await club.database.query('DELETE FROM mails');
  await club.database.query('DELETE FROM deletion_warnings');
  await club.database.query('UPDATE users SET seen_at = $1', [now]);
});

const run = () => club.app.get(RetentionJob).run();
/** Runs when the mails have been sent, and again when those who were asked have had their time. */
async function runTwice() {
  await run();
  const mails = await club.deliver();
  club.setTime(addDays(now, 30));
  await run();
  return mails;
}
const exists = async (table: 'users' | 'children', { id }: { id: number }) =>
  (await club.database.query(`SELECT FROM ${table} WHERE id = $1`, [id])).length === 1;

/** Who left the club at a moment. */
async function aFormerPlayer(at: Date, fields: Parameters<typeof buildChild>[1] = {}) {
  const child = await buildChild(club, { dateOfBirth: '2011-03-04', ...fields });
  await club.database.query('DELETE FROM guardianships WHERE child_id = $1', [child.id]);
  await club.database.query(`UPDATE memberships SET left_at = $2 WHERE child_id = $1 AND left_at = 'infinity'`, [
    ...[child.id, at],
  ]);
  await club.database.query('UPDATE children SET is_registered = false, unregistered_at = $2 WHERE id = $1', [
    ...[child.id, at],
  ]);
  return child;
}

describe('A player who left long ago', () => {
  it('is deleted thirty days after the admins were told, and not before', async () => {
    const child = await aFormerPlayer(long);
    const recent = await aFormerPlayer(addMonths(now, -20));
    await run();
    const [mail, ...others] = await club.deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'office@club.example', subject: '1 player who left the club will be deleted' });
    expect(mail!.text).toContain('the first of them on Sun, Nov 14, 2027');
    expect((await admin.get('/api/retention')).body.warned).toEqual({ players: 1, accounts: 0 });
    club.setTime(addDays(now, 29));
    await run();
    expect(await exists('children', child)).toBe(true);
    club.setTime(addDays(now, 30));
    await run();
    expect([await exists('children', child), await exists('children', recent)]).toEqual([false, true]);
    expect(await club.deliver()).toEqual([]);
    const { entries } = (await admin.get('/api/audit?group=players&limit=1')).body;
    expect(entries[0].sentence).toEqual([{ text: 'Touchline deleted a player who had left long ago', link: null }]);
  });

  it('stays if an admin restores it meanwhile, also if it leaves again', async () => {
    const [restored, back] = [await aFormerPlayer(long), await aFormerPlayer(long, { name: 'Kai Comesback' })];
    await run();
    for (const { id } of [restored, back]) expect((await admin.post(`/api/children/${id}/restore`)).status).toBe(200);
    expect((await admin.delete(`/api/children/${back.id}/remove`)).status).toBe(200);
    club.setTime(addDays(now, 30));
    await run();
    expect([await exists('children', restored), await exists('children', back)]).toEqual([true, true]);
    expect((await admin.get('/api/retention')).body.warned.players).toBe(0);
  });

  it('goes with the record that was merged into it, and leaves the numbers of past events', async () => {
    const team = await buildTeam(club);
    const mate = await buildChild(club, { team, dateOfBirth: '2011-05-06' });
    const event = await buildEvent(club, { teamId: team.id, date: '2026-03-03' });
    const child = await buildChild(club, { team, dateOfBirth: '2011-07-07', name: 'Nia Counted' });
    for (const { id } of [mate, child])
      await buildAvailability(club, { eventId: event.id, childId: id, isAvailable: true });
    const twin = await buildChild(club, { dateOfBirth: '2011-07-08', name: 'Nia Counted' });
    const merged = await admin.post(`/api/children/${child.id}/merge`, {
      ...{ otherId: twin.id, version: child.version, otherVersion: twin.version },
    });
    expect([merged.status, merged.body.id]).toEqual([200, child.id]);
    const before = (await admin.get(`/api/events/${event.id}`)).body;
    expect((await admin.delete(`/api/children/${child.id}/remove`)).status).toBe(200);
    await club.database.query('UPDATE children SET unregistered_at = $1 WHERE id = ANY($2)', [
      ...[long, [child.id, twin.id]],
    ]);
    await runTwice();
    expect([await exists('children', child), await exists('children', twin)]).toEqual([false, false]);
    const after = (await admin.get(`/api/events/${event.id}`)).body;
    expect(after).toEqual({ ...before, counts: { ...before.counts, erasedCount: 1 } });
  });

  it('leaves the restriction of an account, under a seal', async () => {
    const barred = await aVerifiedParent(club);
    const child = await buildChild(club, { dateOfBirth: '2011-09-09', name: 'Sia Sealed' });
    await admin.patch(`/api/children/${child.id}/guardians/${barred.id}`, { isRestricted: true });
    await admin.delete(`/api/children/${child.id}/remove`);
    await club.database.query('UPDATE children SET unregistered_at = $1 WHERE id = $2', [long, child.id]);
    await runTwice();
    expect(await exists('children', child)).toBe(false);
    const again = await admin.post('/api/children', { name: 'Sia Sealed', dateOfBirth: '2011-09-09', parentId: null });
    const { body } = await admin.get(`/api/children/${again.body.id}/guardians`);
    expect(body).toMatchObject([{ userId: barred.id, isRestricted: true }]);
    await club.database.query('UPDATE users SET seen_at = $1 WHERE id = $2', [long, barred.id]);
    await runTwice();
    expect(await exists('users', barred)).toBe(true);
  });
});

describe('An account that nobody uses', () => {
  const anOldAccount = (fields: Parameters<typeof buildUser>[1] = {}) =>
    buildUser(club, { isParent: true, seenAt: long, ...fields });

  it('is deleted thirty days after a mail, and not before it was sent', async () => {
    const user = await anOldAccount();
    await run();
    club.setTime(addDays(now, 40));
    await run();
    expect(await exists('users', user)).toBe(true);
    const mails = await club.deliver();
    expect(mails).toMatchObject([{ to: user.email, subject: 'Sign in to keep your account' }]);
    expect(mails[0]!.text).toContain('On Sun, Nov 14, 2027 the club deletes it');
    await run();
    expect(await exists('users', user)).toBe(false);
    const { entries } = (await admin.get('/api/audit?group=users&limit=1')).body;
    expect(entries[0].sentence[0].text).toBe('Touchline deleted an account that nobody had used for long');
  });

  it.each([
    ['signs in', (user: { email: string }) => club.signIn(user.email)],
    [
      'gets a child',
      async (user: { id: number }) =>
        buildGuardianship(club, await buildChild(club, { dateOfBirth: '2013-02-02' }), user),
    ],
    ['becomes a coach', (user: { id: number }) => admin.post(`/api/users/${user.id}/make-coach`)],
  ])('stays if its user %s', async (_what, keep) => {
    const user = await anOldAccount();
    await run();
    await club.deliver();
    expect((await admin.get('/api/retention')).body.warned.accounts).toBe(1);
    await keep(user);
    club.setTime(addDays(now, 30));
    await run();
    expect(await exists('users', user)).toBe(true);
    expect((await admin.get('/api/retention')).body.warned.accounts).toBe(0);
    await club.database.query('DELETE FROM users WHERE id = $1', [user.id]);
  });

  it('stays if the session of a device that is still signed in is used', async () => {
    const user = await buildUser(club, { isParent: true });
    const api = await club.signIn(user.email);
    await club.database.query('UPDATE users SET seen_at = $1 WHERE id = $2', [long, user.id]);
    await club.database.query(`UPDATE sessions SET sess = jsonb_set(sess, '{seenAt}', to_jsonb($1::bigint))`, [
      Date.now() - 400_000,
    ]);
    await run();
    await club.deliver();
    expect((await api.get('/api/auth/me')).status).toBe(200);
    club.setTime(addDays(now, 30));
    await run();
    expect(await exists('users', user)).toBe(true);
  });

  it('stays with a role, with a child, and while it asks for one; is not mailed if it is deactivated', async () => {
    const kept = [
      await anOldAccount({ isAdmin: true, hasUnverifiedEmail: true }),
      await anOldAccount({ isCoach: true }),
      await anOldAccount({ isWelfareOfficer: true }),
    ];
    const guardian = await anOldAccount();
    await buildChild(club, { guardian, dateOfBirth: '2013-03-03' });
    const asking = await aVerifiedParent(club);
    const child = await buildChild(club, { guardian, dateOfBirth: '2013-03-04', name: 'Ola Wanted' });
    const api = await club.signIn(asking.email);
    await addAgain(api, child);
    await api.post(`/api/children/${child.id}/access-requests`);
    await club.database.query('UPDATE users SET seen_at = $1 WHERE id = $2', [long, asking.id]);
    await club.deliver();
    const gone = await anOldAccount({ isActive: false });
    expect(await runTwice()).toEqual([]);
    for (const user of [...kept, guardian, asking]) expect(await exists('users', user)).toBe(true);
    expect(await exists('users', gone)).toBe(false);
  });
});

it('After mail was paused, players and accounts have thirty days again, and the mails say so', async () => {
  const child = await aFormerPlayer(long, { name: 'Pia Paused' });
  const user = await buildUser(club, { isParent: true, seenAt: long });
  await run();
  await club.database.query('UPDATE mail_delivery SET is_paused = true');
  club.setTime(addDays(now, 40));
  await run();
  await club.database.query('UPDATE mail_delivery SET is_paused = false');
  const mails = await club.deliver();
  expect(mails.map(({ text }) => /Dec 24, 2027/.test(text))).toEqual([true, true]);
  club.setTime(addDays(now, 69));
  await run();
  expect([await exists('children', child), await exists('users', user)]).toEqual([true, true]);
  club.setTime(addDays(now, 70));
  await run();
  expect([await exists('children', child), await exists('users', user)]).toEqual([false, false]);
});

it('A player stays as long as the mail to the admins waits', async () => {
  const child = await aFormerPlayer(long, { name: 'Uma Unsent' });
  await run();
  await club.database.query(
    `INSERT INTO mails (kind, dedupe_key, user_id, address, priority) SELECT 'players-left', gen_random_uuid(), id, email, 1 FROM users LIMIT 1`,
  );
  club.setTime(addDays(now, 31));
  await run();
  expect(await exists('children', child)).toBe(true);
  await club.deliver();
  await run();
  expect(await exists('children', child)).toBe(false);
});

it('A coach who coaches a team is kept as one without', async () => {
  const coach = await aCoach(club, { seenAt: long });
  await buildTeam(club, { leadCoachId: coach.id });
  await runTwice();
  expect(await exists('users', coach)).toBe(true);
});
