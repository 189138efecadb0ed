import { type Team } from '../../src/teams/team.entity.ts';
import { type User } from '../../src/users/user.entity.ts';
import { type Api } from '../support/api.ts';
import { anAdmin, buildChild, buildEvent, buildGuardianship, buildTeam, buildUser } from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';
import { makeDue } from '../support/mail-club.ts';
import { dump } from '../support/watched-api.ts';

let club: MailingClub;
let admin: Api;
let lions: Team;
let otters: Team;
let dana: User;
beforeAll(async () => {
  club = await startMailingClub();
});
afterAll(() => club.close());
beforeEach(async () => {
  await club.database.query('TRUNCATE users, leagues, teams, children, events, audit_log RESTART IDENTITY CASCADE');
  await club.database.query('INSERT INTO mail_delivery (is_paused) VALUES (false) ON CONFLICT DO NOTHING');
  admin = await club.signIn((await anAdmin(club)).email);
  [lions, otters] = [await buildTeam(club, { name: 'Lions' }), await buildTeam(club, { name: 'Otters' })];
  dana = await buildUser(club, { email: 'dana@example.org', isParent: true, hasUnverifiedEmail: false });
});

/** Two players of the Lions; the first is Dana's. */
async function players() {
  const mia = await buildChild(club, { name: 'Mia Keller', team: lions });
  const leo = await buildChild(club, { name: 'Leo Marin', team: lions });
  await buildGuardianship(club, mia, dana, { isPrimary: true });
  return [mia, leo] as const;
}

const rosterOf = async ({ id }: Team) =>
  (await admin.get(`/api/teams/${id}`)).body.members.map(
    ({ name, jerseyNumber }: { name: string; jerseyNumber: number | null }) =>
      jerseyNumber === null ? name : `${name} ${jerseyNumber}`,
  );
const move = (moves: object[], query = '', api = admin) => api.post(`/api/team-members/moves${query}`, { moves });
const mailsTo = async () => {
  await makeDue(club.database);
  return (await club.deliver()).map(({ to }) => to);
};

describe('POST /api/team-members/moves', () => {
  it('moves many at once, tells each family once, and takes it back with jersey numbers', async () => {
    const [mia, leo] = await players();
    await admin.patch(`/api/teams/${lions.id}/members/${mia.id}`, { jerseyNumber: 7, position: 'Goalkeeper' });
    const moves = [mia, leo].map(({ id }) => ({ childId: id, fromTeamId: lions.id, toTeamId: otters.id }));
    const before = await dump(club.database);
    const preview = await move(moves, '?preview=true');
    expect(preview).toMatchObject({ status: 200, body: { moved: 2, same: 0, families: 1 } });
    expect(await dump(club.database)).toEqual(before);

    const { body } = await move(moves);
    expect(body).toEqual(preview.body);
    expect([await rosterOf(lions), await rosterOf(otters)]).toEqual([[], ['Leo Marin', 'Mia Keller']]);
    expect(await mailsTo()).toEqual(['dana@example.org']);

    expect((await move(body.undo)).body).toMatchObject({ moved: 2, same: 0 });
    expect([await rosterOf(lions), await rosterOf(otters)]).toEqual([['Leo Marin', 'Mia Keller 7'], []]);
  });

  it('leaves alone who is there already, or has been moved by somebody else', async () => {
    const [mia, leo] = await players();
    const free = await buildChild(club, { name: 'Free Bird' });
    await move([{ childId: leo.id, toTeamId: otters.id }]);
    const { body } = await move([
      { childId: mia.id, fromTeamId: otters.id, toTeamId: lions.id },
      { childId: leo.id, toTeamId: otters.id },
      { childId: leo.id, toTeamId: otters.id },
      { childId: free.id, toTeamId: otters.id, jerseyNumber: 9 },
    ]);
    expect(body).toMatchObject({ moved: 1, same: 3, families: 0 });
    expect(body.undo).toEqual([
      { childId: free.id, fromTeamId: otters.id, toTeamId: null, jerseyNumber: null, position: null },
    ]);
    expect(await rosterOf(otters)).toEqual(['Free Bird 9', 'Leo Marin']);
  });

  it('does nothing if one move is wrong', async () => {
    const [mia] = await players();
    const good = { childId: mia.id, fromTeamId: lions.id };
    await buildChild(club, { name: 'Gone Girl', isRegistered: false });
    const archived = await buildTeam(club, { name: 'Old' });
    await club.database.query('UPDATE teams SET archived_at = now() WHERE id = $1', [archived.id]);
    const cases: [object, number][] = [
      [{ childId: 4711, toTeamId: lions.id }, 404],
      [{ childId: mia.id, toTeamId: 4711 }, 404],
      [{ childId: mia.id, toTeamId: archived.id }, 409],
      [{ childId: mia.id }, 400],
      [{ childId: mia.id, fromTeamId: lions.id, toTeamId: lions.id }, 400],
      [{ childId: mia.id, toTeamId: otters.id, jerseyNumber: 1000 }, 400],
    ];
    for (const [wrong, status] of cases)
      expect({ wrong, status: (await move([good, wrong])).status }).toEqual({ wrong, status });
    expect((await move([])).status).toBe(400);
    expect((await move(Array.from({ length: 201 }, () => good))).status).toBe(400);
    expect(await rosterOf(lions)).toContain('Mia Keller');
  });
});

describe('POST /api/events/statuses', () => {
  const set = (events: object[], query = '') => admin.post(`/api/events/statuses${query}`, { events });
  const statuses = async () => (await admin.get('/api/events')).body.map(({ status }: { status: string }) => status);

  it('cancels many at once, tells families, and takes it back', async () => {
    await players();
    const events = [];
    for (const status of ['confirmed', 'pending', 'cancelled'] as const) {
      events.push(await buildEvent(club, { title: status, status, teamId: lions.id, teamsInvolved: [lions.id] }));
    }
    const cancelled = events.map(({ id }) => ({ id, status: 'cancelled' }));
    const preview = await set(cancelled, '?preview=true');
    expect(preview.body).toMatchObject({ changed: 2, same: 1, families: 1 });
    expect(await statuses()).toEqual(['confirmed', 'pending', 'cancelled']);
    const { body } = await set(cancelled);
    expect(body).toEqual(preview.body);
    expect(await statuses()).toEqual(['cancelled', 'cancelled', 'cancelled']);
    const parent = await club.signIn(dana.email);
    const changes = async () => (await parent.get('/api/notifications')).body.changes;
    expect(await changes()).toMatchObject([{ change: 'cancelled' }, { change: 'cancelled' }]);
    expect((await set(body.undo)).body).toMatchObject({ changed: 2, same: 0 });
    expect(await statuses()).toEqual(['confirmed', 'pending', 'cancelled']);
    expect(await changes()).toEqual([]);
  });

  it('does nothing if one event is unknown', async () => {
    const event = await buildEvent(club, { teamId: lions.id });
    expect(
      (
        await set([
          { id: event.id, status: 'cancelled' },
          { id: 4711, status: 'cancelled' },
        ])
      ).status,
    ).toBe(404);
    expect((await set([{ id: event.id, status: 'off' }])).status).toBe(400);
    expect(await statuses()).toEqual(['confirmed']);
  });
});

describe('POST /api/children/removals', () => {
  const remove = (childIds: number[], query = '') => admin.post(`/api/children/removals${query}`, { childIds });
  const undo = (childIds: number[]) => admin.post('/api/children/removals/undo', { childIds });
  const guardians = () =>
    club.database.query<object[]>(
      'SELECT child_id, user_id, is_primary, household_id, created_at FROM guardianships ORDER BY child_id, user_id',
    );

  it('removes many at once, and brings them back with their guardians and teams', async () => {
    const [mia, leo] = await players();
    await buildGuardianship(club, mia, await buildUser(club, { isParent: true }));
    const before = [await guardians(), await rosterOf(lions)];
    const ids = [mia.id, leo.id];
    expect((await remove(ids, '?preview=true')).body).toEqual({ removed: 2, same: 0, guardians: 2, childIds: ids });
    expect(await rosterOf(lions)).toHaveLength(2);
    expect((await remove(ids)).body).toEqual({ removed: 2, same: 0, guardians: 2, childIds: ids });
    expect([await guardians(), await rosterOf(lions)]).toEqual([[], []]);
    expect((await remove(ids)).body).toEqual({ removed: 0, same: 2, guardians: 0, childIds: [] });

    expect((await undo(ids)).body).toEqual({ restored: 2, same: 0 });
    expect([await guardians(), await rosterOf(lions)]).toEqual(before);
    expect((await undo(ids)).body).toEqual({ restored: 0, same: 2 });
    expect(await club.database.query('SELECT FROM removed_guardianships')).toEqual([]);
  });

  it('brings nobody back to a restricted or deactivated guardian, an archived team, or after 7 days', async () => {
    const [mia, leo] = await players();
    const sam = await buildUser(club, { isParent: true });
    await buildGuardianship(club, mia, sam);
    await buildGuardianship(club, leo, dana);
    await remove([mia.id, leo.id]);
    await club.database.query(
      'INSERT INTO restricted_guardians (child_id, user_id, was_guardian) VALUES ($1, $2, true)',
      [mia.id, dana.id],
    );
    await club.database.query('UPDATE users SET is_active = false WHERE id = $1', [dana.id]);
    await club.database.query('UPDATE teams SET archived_at = now() WHERE id = $1', [lions.id]);
    expect((await undo([mia.id, leo.id])).body).toEqual({ restored: 2, same: 0 });
    expect(await guardians()).toMatchObject([{ child_id: mia.id, user_id: sam.id, is_primary: true }]);
    const members = await club.database.query(`SELECT FROM memberships WHERE left_at = 'infinity'`);
    expect(members).toEqual([]);

    await remove([leo.id]);
    await club.database.query(`UPDATE children SET unregistered_at = now() - interval '8 days' WHERE id = $1`, [
      leo.id,
    ]);
    expect((await undo([leo.id])).body).toEqual({ restored: 0, same: 1 });
  });

  it('leaves out who is registered anew, and a plain restore forgets the guardians', async () => {
    const [mia, leo] = await players();
    await remove([mia.id, leo.id]);
    await buildChild(club, { name: 'Mia Keller', dateOfBirth: mia.dateOfBirth });
    expect((await undo([mia.id])).body).toEqual({ restored: 0, same: 1 });
    await buildGuardianship(club, leo, dana);
    expect((await admin.post(`/api/children/${leo.id}/restore`)).status).toBe(200);
    expect((await undo([leo.id])).body).toEqual({ restored: 0, same: 1 });
  });
});

describe('POST /api/children/invitations', () => {
  const invite = (childIds: number[], query = '') => admin.post(`/api/children/invitations${query}`, { childIds });

  it('invites guardians who have never signed in and addresses nobody has accepted, once a day', async () => {
    const [mia, leo] = await players();
    const nobody = await buildChild(club, { name: 'No Body' });
    await admin.post(`/api/children/${leo.id}/invitations`, { email: 'new@example.org' });
    await club.database.query(`UPDATE guardian_invitations SET invited_at = now() - interval '2 days'`);
    await mailsTo();
    const ids = [mia.id, leo.id, nobody.id];
    expect((await invite(ids, '?preview=true')).body).toEqual({ invited: 2, waiting: 0, unreachable: 1 });
    expect(await mailsTo()).toEqual([]);
    expect((await invite(ids)).body).toEqual({ invited: 2, waiting: 0, unreachable: 1 });
    expect((await mailsTo()).toSorted()).toEqual(['dana@example.org', 'new@example.org']);
    expect((await invite(ids)).body).toEqual({ invited: 0, waiting: 2, unreachable: 1 });
  });

  it('invites nobody again to a child for whom an account is restricted', async () => {
    const [, leo] = await players();
    await admin.post(`/api/children/${leo.id}/invitations`, { email: 'new@example.org' });
    await club.database.query(`UPDATE guardian_invitations SET invited_at = now() - interval '2 days'`);
    await club.database.query(
      'INSERT INTO restricted_guardians (child_id, user_id, was_guardian) VALUES ($1, $2, false)',
      [leo.id, dana.id],
    );
    expect((await invite([leo.id])).body).toEqual({ invited: 0, waiting: 0, unreachable: 0 });
  });

  it('leaves guardians alone who have signed in', async () => {
    const [mia] = await players();
    await club.signIn(dana.email);
    expect((await invite([mia.id])).body).toEqual({ invited: 0, waiting: 0, unreachable: 0 });
  });
});
