import { type Api } from '../support/api.ts';
import { aCoach, anAdmin, aParent, buildEvent, buildTeam } from '../support/factories.ts';
import { aVerifiedParent, buildFamily } from '../support/families.ts';
import { letNoticesBecomeDue, type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let admin: Api;
let adminEmail: string;
beforeAll(async () => {
  club = await startMailingClub();
  const user = await anAdmin(club);
  adminEmail = user.email;
  admin = await club.signIn(user.email);
});
afterAll(() => club.close());

const guardiansOf = (api: Api, { id }: { id: number }) => api.get(`/api/children/${id}/guardians`);
const remove = (api: Api, child: { id: number }, user: { id: number }) =>
  api.delete(`/api/children/${child.id}/guardians/${user.id}`);
const primaryOf = async (child: { id: number }) =>
  (await guardiansOf(admin, child)).body.filter(({ isPrimary }: { isPrimary: boolean }) => isPrimary);
const statusesOf = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

describe('The guardians of a child', () => {
  it('see that there is another guardian in another household, and nothing else', async () => {
    const { child, guardians, apis } = await buildFamily(club);
    const { status, body } = await guardiansOf(apis[1]!, child);
    expect(status).toBe(200);
    const other = { userId: null, fullName: null, relation: 'other', isPrimary: true, since: null };
    const [, second] = guardians;
    const since = expect.any(String);
    const you = { userId: second!.id, fullName: second!.fullName, relation: 'you', isPrimary: false, since };
    expect(body).toEqual([other, you]);
    // The page of the player does not say more.
    expect((await apis[1]!.get(`/api/children/${child.id}`)).body.guardians).toEqual([{ fullName: second!.fullName }]);
  });

  it('see each other’s names within a household, until one stops sharing it', async () => {
    const { child, guardians, apis } = await buildFamily(club, 3);
    await club.database.query(
      'UPDATE guardianships SET household_id = (SELECT household_id FROM guardianships WHERE child_id = $1 AND user_id = $2) WHERE child_id = $1 AND user_id = $3',
      [child.id, guardians[0]!.id, guardians[1]!.id],
    );
    const names = async (api: Api) =>
      (await guardiansOf(api, child)).body.map(({ fullName, relation }: Record<string, string>) => [
        relation,
        fullName,
      ]);
    expect(await names(apis[0]!)).toEqual([
      ['you', guardians[0]!.fullName],
      ['household', guardians[1]!.fullName],
      ['other', null],
    ]);
    expect((await apis[1]!.delete(`/api/children/${child.id}/household`)).status).toBe(204);
    for (const api of apis)
      expect((await names(api)).filter(([relation]: string[]) => relation === 'household')).toEqual([]);
    const stranger = await club.signIn((await aParent(club)).email);
    expect((await stranger.delete(`/api/children/${child.id}/household`)).status).toBe(404);
  });

  it('are names to coaches, accounts to admins, and 404 to strangers', async () => {
    const { child, guardians } = await buildFamily(club);
    const coach = await club.signIn((await aCoach(club)).email);
    const seen = (await guardiansOf(coach, child)).body;
    expect(seen.map(({ fullName }: { fullName: string }) => fullName)).toEqual(
      guardians.map(({ fullName }) => fullName),
    );
    expect(JSON.stringify(seen)).not.toContain('@');
    expect(seen.map(({ userId }: { userId: number }) => userId)).toEqual([null, null]);
    expect((await guardiansOf(admin, child)).body).toMatchObject(
      guardians.map(({ id, email }, place) => ({ userId: id, email, household: place + 1, isRestricted: false })),
    );
    const stranger = await club.signIn((await aParent(club)).email);
    expect((await guardiansOf(stranger, child)).status).toBe(404);
    expect((await guardiansOf(admin, { id: 2147483647 })).status).toBe(404);
  });

  it('are all in the list of players, and found by each name', async () => {
    const { child, guardians } = await buildFamily(club);
    const [row] = (await admin.get(`/api/children/all?q=${encodeURIComponent(guardians[1]!.fullName)}`)).body;
    expect(row).toMatchObject({ id: child.id, guardianNames: guardians.map(({ fullName }) => fullName) });
  });
});

describe('Leaving', () => {
  it('makes whoever has been a guardian longest the primary one, and nobody restores access alone', async () => {
    const { child, guardians, apis } = await buildFamily(club, 3);
    expect((await remove(apis[0]!, child, guardians[0]!)).status).toBe(204);
    expect(await primaryOf(child)).toMatchObject([{ userId: guardians[1]!.id }]);
    expect((await apis[0]!.get('/api/children')).body).toEqual([]);
    expect((await apis[0]!.get(`/api/children/${child.id}`)).status).toBe(404);
    expect((await remove(apis[0]!, child, guardians[0]!)).status).toBe(404);
    expect((await apis[0]!.post(`/api/children/${child.id}/claim`)).status).toBe(403);
  });

  it('by the older address keeps the other guardians too', async () => {
    const { child, guardians, apis } = await buildFamily(club);
    expect((await apis[0]!.delete(`/api/children/${child.id}/remove`)).status).toBe(200);
    expect(await primaryOf(child)).toMatchObject([{ userId: guardians[1]!.id }]);
  });

  it('tells the admins when the last guardian leaves, unless the child has a guardian again', async () => {
    const { child, guardians, apis } = await buildFamily(club);
    await club.deliver();
    await remove(apis[0]!, child, guardians[0]!);
    expect(await club.deliver()).toEqual([]);
    await remove(apis[1]!, child, guardians[1]!);
    const [row] = (await admin.get(`/api/children/all?q=${encodeURIComponent(child.name)}`)).body;
    expect(Date.now() - Date.parse(row.guardiansLeftAt)).toBeLessThan(60_000);
    const mails = await club.deliver();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [adminEmail, `${child.name} no longer has a guardian`],
    ]);

    await admin.post(`/api/children/${child.id}/assign-parent`, { parentId: guardians[0]!.id });
    await remove(apis[0]!, child, guardians[0]!);
    await admin.post(`/api/children/${child.id}/assign-parent`, { parentId: guardians[1]!.id });
    expect((await club.deliver()).filter(({ to }) => to === adminEmail)).toEqual([]);
    const [again] = (await admin.get(`/api/children/all?q=${encodeURIComponent(child.name)}`)).body;
    expect(again.guardiansLeftAt).toBeNull();
  });

  it('at the same time leaves no child with guardians but without a primary one', async () => {
    for (let round = 0; round < 5; round++) {
      const { child, guardians, apis } = await buildFamily(club, 4);
      const leaving = [0, 1, 2].map((n) => remove(apis[n]!, child, guardians[n]!));
      expect(await statusesOf(leaving)).toEqual([204, 204, 204]);
      expect(await primaryOf(child)).toMatchObject([{ userId: guardians[3]!.id }]);
    }
  });

  it('of all guardians at the same time tells the admins once', async () => {
    const { child, guardians, apis } = await buildFamily(club, 3);
    await club.deliver();
    await Promise.all(guardians.map((guardian, n) => remove(apis[n]!, child, guardian)));
    expect((await club.deliver()).filter(({ subject }) => subject.includes('no longer has a guardian'))).toHaveLength(
      1,
    );
  });
});

describe('Removing another guardian', () => {
  it('is for admins, and recorded', async () => {
    const { child, guardians, apis } = await buildFamily(club);
    const coach = await club.signIn((await aCoach(club)).email);
    for (const api of [apis[1]!, coach]) expect((await remove(api, child, guardians[0]!)).status).toBe(404);
    expect((await remove(admin, child, guardians[0]!)).status).toBe(204);
    expect((await remove(admin, child, guardians[0]!)).status).toBe(404);
    expect((await guardiansOf(admin, child)).body).toMatchObject([{ userId: guardians[1]!.id, isPrimary: true }]);
    const [entry] = await club.database.query(
      `SELECT details FROM audit_log WHERE action = 'child.remove-guardian' AND subject_id = $1`,
      [child.id],
    );
    expect(entry.details).toMatchObject({ userId: guardians[0]!.id });
  });
});

describe('Assigning a parent', () => {
  const assign = (child: { id: number }, user: { id: number }) =>
    admin.post(`/api/children/${child.id}/assign-parent`, { parentId: user.id });

  it('makes a guardian primary, of which nobody is told', async () => {
    const { child, guardians } = await buildFamily(club);
    await club.deliver();
    expect((await assign(child, guardians[1]!)).body.parentId).toBe(guardians[1]!.id);
    expect(await club.deliver()).toEqual([]);
  });

  it('ends nobody’s guardianship', async () => {
    const { child } = await buildFamily(club);
    const third = await aVerifiedParent(club);
    expect((await assign(child, third)).body.parentId).toBe(third.id);
    expect((await guardiansOf(admin, child)).body).toHaveLength(3);
  });

  it('tells the guardians of a new one', async () => {
    const { child, guardians } = await buildFamily(club);
    const third = await aVerifiedParent(club);
    await club.deliver();
    await assign(child, third);
    const mails = await club.deliver();
    expect(mails.map(({ to }) => to).sort()).toEqual(guardians.map(({ email }) => email).sort());
    expect(mails[0]!.subject).toMatch(/ has another guardian$/);
    expect(mails.map(({ text }) => text).join()).not.toContain(third.fullName);
  });

  it('of several parents at the same time leaves one primary guardian', async () => {
    const { child } = await buildFamily(club);
    const parents = await Promise.all(Array.from({ length: 8 }, () => aParent(club)));
    const calls = parents.map(({ id }) => admin.post(`/api/children/${child.id}/assign-parent`, { parentId: id }));
    expect(new Set(await statusesOf(calls))).toEqual(new Set([200]));
    expect(await primaryOf(child)).toHaveLength(1);
    expect((await guardiansOf(admin, child)).body).toHaveLength(10);
  });
});

describe('A response', () => {
  it('says who it is from, as far as each household may know', async () => {
    const { child, guardians, apis } = await buildFamily(club, 3, await buildTeam(club));
    await club.database.query(
      'UPDATE guardianships SET household_id = (SELECT household_id FROM guardianships WHERE child_id = $1 AND user_id = $2) WHERE child_id = $1 AND user_id = $3',
      [child.id, guardians[0]!.id, guardians[1]!.id],
    );
    const coach = await club.signIn((await aCoach(club)).email);
    const event = await buildEvent(club, { relevanceType: 'all' });
    const answer = (api: Api, isAvailable: boolean | null) =>
      api.post('/api/availabilities', { eventId: event.id, childId: child.id, isAvailable });
    const seenBy = async (api: Api) => {
      const originOf = ({ respondedBy, responderName, respondedVia }: Record<string, unknown>) => [
        respondedBy,
        responderName,
        respondedVia,
      ];
      const [row] = (await api.get(`/api/events/${event.id}/availabilities`)).body;
      const ofEvent = (await api.get(`/api/events/${event.id}`)).body.availabilities?.[0];
      if (ofEvent) expect(originOf(ofEvent)).toEqual(originOf(row));
      return originOf(row);
    };

    expect((await answer(apis[0]!, true)).body.availability).toMatchObject({ respondedBy: 'you', respondedVia: 'app' });
    expect(await seenBy(apis[0]!)).toEqual(['you', undefined, 'app']);
    expect(await seenBy(apis[1]!)).toEqual(['household', guardians[0]!.fullName, 'app']);
    expect(await seenBy(apis[2]!)).toEqual(['guardian', undefined, 'app']);
    await answer(coach, false);
    expect(await seenBy(apis[2]!)).toEqual(['staff', undefined, 'staff']);
    await answer(apis[2]!, null);
    expect(await seenBy(apis[0]!)).toEqual([undefined, undefined, undefined]);
    const history = await club.database.query(
      'SELECT source FROM availability_history WHERE event_id = $1 ORDER BY id',
      [event.id],
    );
    expect(history.map(({ source }: { source: string }) => source)).toEqual(['app', 'staff', 'app']);
  });
});

it('Unregistering a child ends all guardianships without telling the admins', async () => {
  const { child } = await buildFamily(club);
  await club.deliver();
  await admin.delete(`/api/children/${child.id}/remove`);
  await admin.post(`/api/children/${child.id}/restore`);
  const [row] = (await admin.get(`/api/children/all?q=${encodeURIComponent(child.name)}`)).body;
  expect(row).toMatchObject({ parentId: null, guardianNames: [], guardiansLeftAt: null });
  expect(await club.deliver()).toEqual([]);
});

it('Mail about an event goes to all guardians', async () => {
  const team = await buildTeam(club);
  const { guardians } = await buildFamily(club, 3, team);
  const event = await buildEvent(club, { teamId: team.id });
  const coach = await club.signIn((await aCoach(club)).email);
  await club.deliver();
  expect((await coach.put(`/api/events/${event.id}`, { startTime: '11:00' })).status).toBe(200);
  await letNoticesBecomeDue(club);
  const mails = await club.deliver();
  expect(mails.map(({ to }) => to).sort()).toEqual(guardians.map(({ email }) => email).sort());
});
