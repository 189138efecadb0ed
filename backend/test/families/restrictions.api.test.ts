import { messages } from '@touchline/domain';
import { type Api } from '../support/api.ts';
import { testPassword } from '../support/club-app.ts';
import {
  aCoach,
  anAdmin,
  aParent,
  buildAvailability,
  buildChild,
  buildEvent,
  buildTeam,
} from '../support/factories.ts';
import { addAgain, aRequester, aVerifiedParent, buildFamily, type Family } from '../support/families.ts';
import { letNoticesBecomeDue, type MailingClub, startMailingClub } from '../support/mails.ts';
import { upload } from '../support/upload.ts';

let club: MailingClub;
let admin: Api;
beforeAll(async () => {
  club = await startMailingClub();
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

const restrict = (child: { id: number }, user: { id: number }, isRestricted = true) =>
  admin.patch(`/api/children/${child.id}/guardians/${user.id}`, { isRestricted });

/** A family whose child plays in a team with an event; the second guardian is restricted. */
async function buildRestricted() {
  const team = await buildTeam(club);
  const family = await buildFamily(club, 2, team);
  const event = await buildEvent(club, { teamId: team.id });
  expect((await restrict(family.child, family.guardians[1]!)).status).toBe(200);
  return { ...family, team, event, restricted: family.apis[1]! };
}

const withoutId = ({ status, body }: { status: number; body: object }) => [status, { ...body, correlationId: '' }];

describe('To a restricted guardian, the child', () => {
  // Covers S2.
  it('does not exist: everything about it answers as for an unknown id', async () => {
    const { child, event, team, restricted } = await buildRestricted();
    const paths = (id: number) => [
      ['GET', `/api/children/${id}`],
      ['GET', `/api/children/${id}/events`],
      ['GET', `/api/children/${id}/guardians`],
      ['GET', `/api/children/${id}/access-requests`],
      ['GET', `/api/children/${id}/invitations`],
      ['GET', `/api/children/${id}/contact-lookups`],
      ['POST', `/api/children/${id}/claim`],
      ['POST', `/api/children/${id}/access-requests`],
      ['DELETE', `/api/children/${id}/remove`],
      ['DELETE', `/api/children/${id}/household`],
    ];
    const unknown = paths(2147483647);
    for (const [place, [method, path]] of paths(child.id).entries()) {
      const seen = await restricted.call(method!, path!);
      expect(withoutId(seen)).toEqual(withoutId(await restricted.call(method!, unknown[place]![1]!)));
    }
    for (const list of [
      '/api/children',
      '/api/dashboard/events',
      '/api/access-requests',
      '/api/access-requests/sent',
    ]) {
      expect((await restricted.get(list)).body).toEqual([]);
    }
    expect((await restricted.get(`/api/events/${event.id}`)).status).toBe(404);
    expect((await restricted.get(`/api/teams/${team.id}/events`)).status).toBe(403);
    expect(JSON.stringify((await restricted.get(`/api/teams/${team.id}`)).body)).not.toContain(
      child.name.split(' ')[1],
    );
    const answer = { eventId: event.id, childId: child.id, isAvailable: true };
    expect((await restricted.post('/api/availabilities', answer)).status).toBe(404);
  });

  it('is not found by search, and adding it answers as for a name that is locked', async () => {
    const { child, restricted } = await buildRestricted();
    expect((await restricted.post('/api/children/search', child)).body.child).toBeNull();
    // Like a locked name, it does not depend on the date of birth, so that a wrong one reveals nothing.
    for (const dateOfBirth of [child.dateOfBirth, '2015-06-07']) {
      const added = await restricted.post('/api/children', { name: child.name.toUpperCase(), dateOfBirth });
      expect(added).toMatchObject({
        status: 429,
        body: {
          message: 'Too many people have tried this name today. Please ask an admin of your club to add the child.',
        },
      });
      expect(Number(added.headers.get('retry-after'))).toBeGreaterThan(86_000);
      expect(Object.keys(added.body)).not.toContain('duplicateChildId');
    }
    expect((await restricted.post(`/api/children/${child.id}/access-requests`)).status).toBe(403);
  });

  it('is out of reach even if it was found before the restriction', async () => {
    const { child, guardians, apis } = await buildFamily(club);
    await apis[1]!.delete(`/api/children/${child.id}/guardians/${guardians[1]!.id}`);
    await addAgain(apis[1]!, child);
    await admin.post(`/api/children/${child.id}/assign-parent`, { parentId: guardians[1]!.id });
    await restrict(child, guardians[1]!);
    for (const path of ['claim', 'access-requests']) {
      expect((await apis[1]!.post(`/api/children/${child.id}/${path}`)).status).toBe(403);
    }
  });

  it('cannot be reached with an invitation, nor is one sent to the account’s address', async () => {
    const { child, apis, restricted, guardians } = await buildRestricted();
    await club.deliver();
    const invite = (email: string) => apis[0]!.post(`/api/children/${child.id}/invitations`, { email });
    expect((await invite(guardians[1]!.email)).status).toBe(201);
    expect(await club.deliver()).toEqual([]);
    await invite('second.address@families.example');
    const token = await club.linkTo('second.address@families.example');
    expect((await club.guest().get(`/api/invitations/${token}`)).status).toBe(200);
    expect((await restricted.get(`/api/invitations/${token}`)).status).toBe(404);
    expect((await restricted.post(`/api/invitations/${token}`)).status).toBe(404);
  });

  it('is on no roster and in no count, also where another child of theirs plays', async () => {
    const { child, event, team, guardians, restricted } = await buildRestricted();
    const other = await buildChild(club, { guardian: guardians[1], team, dateOfBirth: '2013-11-12' });
    await buildAvailability(club, { eventId: event.id, childId: child.id });
    expect((await restricted.get(`/api/teams/${team.id}`)).body).toMatchObject({
      memberCount: 1,
      members: [{ id: other.id }],
    });
    const { body: attendance } = await restricted.get(`/api/events/${event.id}/attendance`);
    expect(attendance).toEqual({ available: 0, total: 1, names: [] });
    const { body: list } = await restricted.get('/api/teams');
    expect(list.find(({ id }: { id: number }) => id === team.id).memberCount).toBe(1);
  });

  it('sends no mail', async () => {
    const { child, event, guardians } = await buildRestricted();
    const coach = await club.signIn((await aCoach(club)).email);
    await club.deliver();
    await coach.put(`/api/events/${event.id}`, { startTime: '11:45' });
    await letNoticesBecomeDue(club);
    await aRequester(club, child);
    const mails = await club.deliver();
    const to = mails.map((mail) => mail.to);
    expect(mails.some(({ subject }) => subject.startsWith('Changed: '))).toBe(true);
    expect(to).toContain(guardians[0]!.email);
    expect(to).not.toContain(guardians[1]!.email);
  });
});

describe('The restriction', () => {
  it('is seen by admins alone', async () => {
    const { child, apis, guardians } = await buildRestricted();
    const path = `/api/children/${child.id}/guardians`;
    expect((await admin.get(path)).body).toMatchObject([
      { userId: guardians[0]!.id, isRestricted: false },
      { userId: guardians[1]!.id, isRestricted: true, isPrimary: false },
    ]);
    const coach = await club.signIn((await aCoach(club)).email);
    for (const api of [apis[0]!, coach]) {
      const { body } = await api.get(path);
      expect(body).toHaveLength(1);
      expect(JSON.stringify(body)).not.toContain('estrict');
      expect((await api.patch(`${path}/${guardians[0]!.id}`, { isRestricted: true })).status).toBe(403);
    }
    for (const api of [coach, admin]) {
      expect((await api.get(`/api/children/${child.id}`)).body.guardians).toEqual([
        { fullName: guardians[0]!.fullName },
      ]);
    }
    expect((await admin.post(`/api/children/${child.id}/contact-lookups`)).body.guardians).toHaveLength(1);
  });

  it('can be lifted: then the account is a guardian again', async () => {
    const { child, guardians, restricted } = await buildRestricted();
    await club.deliver();
    expect((await restrict(child, guardians[1]!)).status).toBe(200);
    expect((await restrict(child, guardians[1]!, false)).body).toMatchObject([{}, { isRestricted: false }]);
    expect((await restricted.get('/api/children')).body).toMatchObject([{ id: child.id }]);
    // The other guardians are told as of any new guardian.
    expect((await club.deliver()).map(({ to, subject }) => [to, subject])).toEqual([
      [guardians[0]!.email, 'Child has another guardian'],
    ]);
    const actions = await club.database.query(
      `SELECT action FROM audit_log WHERE subject_id = $1 AND action LIKE '%restrict%' ORDER BY id`,
      [child.id],
    );
    expect(actions.map(({ action }: { action: string }) => action)).toEqual([
      'child.restrict-guardian',
      'child.lift-restriction',
    ]);
  });

  it('has to be lifted before the guardian can be removed', async () => {
    const { child, guardians, restricted } = await buildRestricted();
    const remove = () => admin.delete(`/api/children/${child.id}/guardians/${guardians[1]!.id}`);
    expect(await remove()).toMatchObject({
      status: 409,
      body: { message: 'This user is restricted for this child. Lift the restriction first.' },
    });
    await restrict(child, guardians[1]!, false);
    expect((await remove()).status).toBe(204);
    expect((await restricted.get('/api/children')).body).toEqual([]);
  });

  it('is possible for somebody who has left, and then settles their requests', async () => {
    const { child, guardians, apis } = await buildFamily(club);
    await apis[1]!.delete(`/api/children/${child.id}/guardians/${guardians[1]!.id}`);
    await addAgain(apis[1]!, child);
    expect((await apis[1]!.post(`/api/children/${child.id}/access-requests`)).status).toBe(201);
    expect((await restrict(child, guardians[1]!)).status).toBe(200);
    expect((await apis[0]!.get('/api/access-requests')).body).toEqual([]);
    expect((await apis[1]!.post('/api/children', child)).status).toBe(429);
    await restrict(child, guardians[1]!, false);
    expect((await apis[1]!.get('/api/children')).body).toEqual([]);
  });

  it('holds for the child who comes back to the club as a new player', async () => {
    const { child, guardians, apis, restricted } = await buildRestricted();
    await admin.delete(`/api/children/${child.id}/remove`);
    const again = { name: child.name, dateOfBirth: child.dateOfBirth };
    expect((await restricted.post('/api/children', again)).status).toBe(429);
    // The parent who adds the child again is its guardian.
    const { body: added } = await apis[0]!.post('/api/children', again);
    expect(added.id).not.toBe(child.id);
    expect((await apis[0]!.get('/api/children')).body).toMatchObject([{ id: added.id, parentId: guardians[0]!.id }]);
    expect((await restricted.post('/api/children/search', again)).body.child).toBeNull();
    expect((await restricted.post('/api/children', again)).status).toBe(429);
    expect((await admin.get(`/api/children/${added.id}/guardians`)).body).toMatchObject([
      { userId: guardians[0]!.id, isPrimary: true },
      { userId: guardians[1]!.id, isRestricted: true },
    ]);
  });

  it('holds for every child of a file who comes back, and for no other', async () => {
    const [one, two] = [await buildRestricted(), await buildRestricted()];
    const never = await buildFamily(club);
    const families = [one, never, two];
    for (const { child } of families) await admin.delete(`/api/children/${child.id}/remove`);
    const rows = families.map(({ child: { name, dateOfBirth }, guardians }) =>
      [name, dateOfBirth, `${guardians[0]!.email}; ${guardians[1]!.email}`].join(','),
    );
    const { body } = await upload(admin, 'children', ['name,dateOfBirth,parentEmail', ...rows].join('\n'));
    expect(body.summary).toMatchObject({ success: 3 });
    expect(await Promise.all(families.map(({ apis }) => apis[0]!.get('/api/children')))).toMatchObject(
      families.map(({ child }) => ({ body: [{ name: child.name }] })),
    );
    expect((await one.restricted.get('/api/children')).body).toEqual([]);
    expect((await two.restricted.get('/api/children')).body).toEqual([]);
    expect((await never.apis[1]!.get('/api/children')).body).toMatchObject([{ name: never.child.name }]);
  });

  it('does not make a child claimable when its last other guardian leaves', async () => {
    const { child, guardians, apis, restricted } = await buildRestricted();
    await club.deliver();
    await apis[0]!.delete(`/api/children/${child.id}/guardians/${guardians[0]!.id}`);
    expect((await club.deliver()).map(({ subject }) => subject)).toEqual([`${child.name} no longer has a guardian`]);
    const stranger = await club.signIn((await aParent(club)).email);
    for (const api of [stranger, restricted]) {
      expect((await api.post('/api/children/search', child)).body.child).toBeNull();
    }
    await addAgain(stranger, child);
    expect((await stranger.post(`/api/children/${child.id}/claim`)).status).toBe(409);
    expect((await stranger.post(`/api/children/${child.id}/access-requests`)).status).toBe(201);
  });

  it('keeps an admin from assigning the account, and outlives the child’s leaving and coming back', async () => {
    const { child, guardians, restricted } = await buildRestricted();
    const assign = () => admin.post(`/api/children/${child.id}/assign-parent`, { parentId: guardians[1]!.id });
    expect(await assign()).toMatchObject({
      status: 409,
      body: { message: 'This user is restricted for this child. Lift the restriction first.' },
    });
    await admin.delete(`/api/children/${child.id}/remove`);
    await admin.post(`/api/children/${child.id}/restore`);
    expect((await assign()).status).toBe(409);
    expect((await restricted.get('/api/children')).body).toEqual([]);
  });

  it('is not for coaches and admins, and a restricted account becomes neither', async () => {
    const coach = await aCoach(club, { isParent: true });
    const child = await buildChild(club, { guardian: coach, dateOfBirth: '2012-03-04' });
    expect((await restrict(child, coach)).status).toBe(409);

    const { guardians } = await buildRestricted();
    const { id } = guardians[1]!;
    for (const call of [
      admin.post(`/api/users/${id}/make-coach`),
      admin.patch(`/api/users/${id}`, { isCoach: true }),
      admin.patch(`/api/users/${id}`, { isAdmin: true, currentPassword: testPassword }),
      admin.patch(`/api/users/${id}`, { isWelfareOfficer: true, currentPassword: testPassword }),
    ]) {
      expect((await call).status).toBe(409);
    }
    expect((await admin.patch(`/api/users/${id}`, { fullName: 'Still Parent' })).status).toBe(200);
  });

  it('is refused for a welfare officer, who reads the names of all children', async () => {
    const { child, guardians } = await buildFamily(club);
    const { id } = guardians[1]!;
    await admin.patch(`/api/users/${id}`, { isWelfareOfficer: true, currentPassword: testPassword });
    const { status, body } = await restrict(child, guardians[1]!);
    expect([status, body.message]).toEqual([409, messages.restrictedStaff]);
  });

  it('keeps its account from every role, also once the child is deleted for good', async () => {
    const { child, guardians } = await buildRestricted();
    const { id } = guardians[1]!;
    await admin.delete(`/api/children/${child.id}/remove`);
    const fields = { name: child.name, currentPassword: testPassword };
    expect((await admin.post(`/api/children/${child.id}/erase`, fields)).status).toBe(204);
    expect((await admin.post(`/api/users/${id}/make-coach`)).status).toBe(409);
  });

  it('and a promotion at the same time never both succeed', async () => {
    for (let round = 0; round < 5; round++) {
      const { child, guardians } = await buildFamily(club);
      const [, user] = guardians;
      const [restricted, promoted] = await Promise.all([
        restrict(child, user!),
        admin.post(`/api/users/${user!.id}/make-coach`),
      ]);
      expect([restricted.status, promoted.status].sort()).toEqual([200, 409]);
    }
  });

  it('and a request at the same time never leave a request of a restricted account', async () => {
    for (let round = 0; round < 5; round++) {
      const { child, guardians, apis } = await buildFamily(club);
      await apis[1]!.delete(`/api/children/${child.id}/guardians/${guardians[1]!.id}`);
      await addAgain(apis[1]!, child);
      const [, request] = await Promise.all([
        restrict(child, guardians[1]!),
        apis[1]!.post(`/api/children/${child.id}/access-requests`),
      ]);
      expect([201, 403]).toContain(request.status);
      expect((await apis[0]!.get('/api/access-requests')).body).toEqual([]);
    }
  });

  it('cannot be lifted where there is none, nor set for nobody', async () => {
    const { child } = await buildFamily(club);
    const other = await aVerifiedParent(club);
    expect((await restrict(child, other, false)).status).toBe(404);
    expect((await restrict(child, { id: 2147483647 })).status).toBe(404);
    expect((await restrict({ id: 2147483647 }, other)).status).toBe(404);
    expect((await admin.patch(`/api/children/${child.id}/guardians/${other.id}`, {})).status).toBe(400);
  });

  it('and an approval at the same time never leave a restricted guardian', async () => {
    const family: Family = await buildFamily(club);
    const { child, guardians } = family;
    await Promise.all([
      restrict(child, guardians[1]!),
      admin.post(`/api/children/${child.id}/assign-parent`, { parentId: guardians[1]!.id }),
      admin.delete(`/api/children/${child.id}/guardians/${guardians[0]!.id}`),
    ]);
    const rows = await club.database.query(
      'SELECT FROM guardianships g JOIN restricted_guardians r USING (child_id, user_id) WHERE child_id = $1',
      [child.id],
    );
    expect(rows).toEqual([]);
  });
});
