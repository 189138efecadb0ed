import { addDays } from '@touchline/domain';
import { type Child } from '../../src/children/child.entity.ts';
import { ClubClock } from '../../src/club/club-clock.ts';
import { actWhileLocked } from '../support/act-while-locked.ts';
import { type Api } from '../support/api.ts';
import { aCoach, anAdmin, buildAvailability, buildChild, buildEvent, buildTeam } from '../support/factories.ts';
import { aVerifiedParent, buildFamily } from '../support/families.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let admin: Api;
let today: string;
beforeAll(async () => {
  club = await startMailingClub();
  admin = await club.signIn((await anAdmin(club)).email);
  today = club.app.get(ClubClock).today();
});
afterAll(() => club.close());

const correct = (api: Api, { id }: Pick<Child, 'id'>, fields: object) => api.patch(`/api/children/${id}`, fields);
const historyOf = async (api: Api, { id }: Pick<Child, 'id'>) =>
  (await api.get(`/api/children/${id}/corrections`)).body;

describe('An admin who corrects a player', () => {
  // Case C1 of real clubs.
  it('changes name and date of birth and keeps everything else', async () => {
    const team = await buildTeam(club);
    const guardian = await aVerifiedParent(club);
    const child = await buildChild(club, { name: 'Mia Kellr', dateOfBirth: '2015-03-14', team, guardian });
    await admin.patch(`/api/teams/${team.id}/members/${child.id}`, { jerseyNumber: 7, position: 'Keeper' });
    const event = await buildEvent(club, { teamId: team.id, date: addDays(today, 7) });
    await buildAvailability(club, { eventId: event.id, childId: child.id, isAvailable: true });

    const { status, body } = await correct(admin, child, {
      name: ' Mia  Keller',
      dateOfBirth: '2015-04-13',
      version: 1,
    });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ id: child.id, name: 'Mia Keller', dateOfBirth: '2015-04-13', version: 2 }),
    ]);
    expect(body).toMatchObject({ parentId: guardian.id, teams: [{ id: team.id }], isCorrectable: false });
    const player = (await admin.get(`/api/children/${child.id}`)).body;
    expect(player.teams).toMatchObject([{ jerseyNumber: 7, position: 'Keeper' }]);
    expect((await admin.get(`/api/events/${event.id}`)).body.counts).toMatchObject({ available: 1 });
    expect((await admin.get('/api/children/all?q=mia%20keller')).body).toMatchObject([{ id: child.id }]);
    const [entry] = await club.database.query(
      `SELECT details FROM audit_log WHERE action = 'child.correct' AND subject_id = $1`,
      [child.id],
    );
    expect(entry.details).toMatchObject({ fields: ['name', 'dateOfBirth'] });
    expect(JSON.stringify(entry.details)).not.toMatch(/Kell|2015/);
  });

  it('is told if another registered player has that name and date of birth, and if somebody was faster', async () => {
    const dateOfBirth = '2014-01-02';
    await buildChild(club, { name: 'Ben O’Brien', dateOfBirth });
    const child = await buildChild(club, { name: 'Ben Obrian', dateOfBirth });
    const taken = await correct(admin, child, { name: "Ben O'Brien" });
    expect([taken.status, taken.body.message]).toEqual([
      409,
      'A registered player has the same name and date of birth',
    ]);
    expect((await correct(admin, child, { name: 'Ben Obrien', version: 1 })).status).toBe(200);
    const stale = await correct(admin, child, { name: 'Ben Obrain', version: 1 });
    expect([stale.status, stale.body.message]).toEqual([409, expect.stringContaining('Somebody else has changed')]);
    expect((await admin.get(`/api/children/${child.id}`)).body.name).toBe('Ben Obrien');
  });

  it('saves nothing twice when two save at once', async () => {
    const child = await buildChild(club, { name: 'Two Admins', dateOfBirth: '2013-01-02' });
    const both = await actWhileLocked(club.database, `SELECT FROM children WHERE id = ${child.id} FOR UPDATE`, () =>
      Promise.all(['One Admin', 'No Admin'].map((name) => correct(admin, child, { name, version: 1 }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await historyOf(admin, child)).toHaveLength(1);
  });

  it('changes nothing, and tells nobody, with the values that are there', async () => {
    const { child, guardians } = await buildFamily(club);
    const { name, dateOfBirth } = child;
    expect((await correct(admin, child, { name, dateOfBirth, ageGroup: null, shortName: '' })).body.version).toBe(1);
    expect((await correct(admin, child, {})).body.version).toBe(1);
    expect(await historyOf(admin, child)).toEqual([]);
    const told = (await club.deliver()).filter(({ to }) => guardians.some(({ email }) => email === to));
    expect(told).toEqual([]);
  });

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ name: '#REF!' }, 'The name is an error of a spreadsheet'],
    [{ dateOfBirth: '1899-12-31' }, 'date'],
    [{ dateOfBirth: '2999-01-01' }, 'Date of birth cannot be in the future'],
    [{ ageGroup: 'Seniors' }, 'U5'],
    [{ shortName: 'x'.repeat(41) }, '40'],
    [{ shortName: '<b>Mia</b>' }, ''],
    [{ name: null }, ''],
    [{ version: 'one' }, 'version'],
  ])('reads a sentence about %j', async (fields, words) => {
    const child = await buildChild(club);
    const { status, body } = await correct(admin, child, fields);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(words)]);
  });

  it('cannot correct a player who has left the club', async () => {
    const child = await buildChild(club, { isRegistered: false });
    expect((await correct(admin, child, { name: 'Come Back' })).status).toBe(404);
    expect((await admin.get(`/api/children/${child.id}/corrections`)).status).toBe(404);
  });

  it('sets and clears an age group, which moves coming events only', async () => {
    const team = await buildTeam(club);
    const child = await buildChild(club, { team, dateOfBirth: `${Number(today.slice(0, 4)) - 8}-01-01` });
    const forU14 = { relevanceType: 'age_group', ageGroupRelevance: 'U14' } as const;
    const [past, next] = [
      await buildEvent(club, { ...forU14, date: addDays(today, -7) }),
      await buildEvent(club, { ...forU14, date: addDays(today, 7) }),
    ];
    const concerned = async () =>
      (await Promise.all([past, next].map(({ id }) => admin.get(`/api/events/${id}/availabilities`)))).map(
        ({ body }) => body.filter(({ childId }: { childId: number }) => childId === child.id).length,
      );
    expect(await concerned()).toEqual([0, 0]);
    const set = await correct(admin, child, { ageGroup: 'under 14' });
    expect(set.body).toMatchObject({ ageGroup: 'U14', isAgeGroupSet: true });
    expect((await admin.get('/api/children/all')).body).toContainEqual(
      expect.objectContaining({ id: child.id, isAgeGroupSet: true }),
    );
    expect(await concerned()).toEqual([0, 1]);
    const cleared = await correct(admin, child, { ageGroup: null });
    expect(cleared.body).toMatchObject({ isAgeGroupSet: false, ageGroup: expect.not.stringContaining('14') });
    expect(await concerned()).toEqual([0, 0]);
  });
});

describe('Guardians', () => {
  it('see what an admin corrected, in the app and in a mail', async () => {
    const { child, guardians, apis } = await buildFamily(club);
    await club.deliver();
    await correct(admin, child, { name: 'Nora Ashby', dateOfBirth: '2013-02-03', ageGroup: 'U13' });
    const changes = [
      { field: 'name', before: child.name, after: 'Nora Ashby' },
      { field: 'dateOfBirth', before: child.dateOfBirth, after: '2013-02-03' },
      { field: 'ageGroup', before: null, after: 'U13' },
    ];
    const correctedAt = expect.stringMatching(/Z$/);
    for (const api of apis)
      expect(await historyOf(api, child)).toEqual([
        { id: expect.any(Number), by: 'admin', correctedAt, isMerge: false, changes },
      ]);
    const mails = (await club.deliver()).filter(({ subject }) => subject === 'The club’s record of Nora was corrected');
    expect(mails.map(({ to }) => to).sort()).toEqual(guardians.map(({ email }) => email).sort());
    expect(mails[0]!.text).toContain('An admin of the club has corrected');
    expect(mails[0]!.text).toContain(`${child.name} → Nora Ashby`);
    expect(mails[0]!.text).toMatch(/→ .*Feb 3, 2013/);
  });

  it('correct an own child that is in no team and has no other guardian', async () => {
    const { child, apis } = await buildFamily(club, 1);
    const [api] = apis as [Api];
    expect((await api.get('/api/children')).body).toMatchObject([{ isCorrectable: true, version: 1 }]);
    const { status, body } = await correct(api, child, { name: 'Ida Lund', dateOfBirth: '2013-05-06' });
    expect([status, body.name, body.dateOfBirth]).toEqual([200, 'Ida Lund', '2013-05-06']);
    expect(await historyOf(api, child)).toMatchObject([{ by: 'you' }]);
    expect(await historyOf(admin, child)).toMatchObject([{ by: 'guardian' }]);
    const tooOld = await correct(api, child, { dateOfBirth: '1990-05-06' });
    expect([tooOld.status, JSON.stringify(tooOld.body)]).toEqual([400, expect.stringContaining('between 3 and 19')]);
    const group = await correct(api, child, { ageGroup: 'U16' });
    expect([group.status, group.body.message]).toEqual([403, 'Only an admin may set a player’s age group']);
  });

  it('set the short name alone once others know the child', async () => {
    const { child, apis } = await buildFamily(club);
    const alone = await buildFamily(club, 1, await buildTeam(club));
    for (const [api, own] of [
      [apis[0]!, child],
      [alone.apis[0]!, alone.child],
    ] as const) {
      const refused = await correct(api, own, { name: 'Another Name' });
      expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('Only an admin')]);
      const { status, body } = await correct(api, own, { name: own.name, shortName: 'Lulu' });
      expect([status, body.shortName, body.givenName]).toEqual([200, 'Lulu', 'Lulu']);
    }
    expect(await historyOf(apis[1]!, child)).toMatchObject([{ by: 'guardian', changes: [{ field: 'shortName' }] }]);
    expect((await correct(apis[0]!, child, { shortName: null })).body.shortName).toBeNull();
  });

  it('of other children and coaches correct nothing', async () => {
    const { child } = await buildFamily(club);
    const stranger = (await buildFamily(club, 1)).apis[0]!;
    const coach = await club.signIn((await aCoach(club)).email);
    for (const api of [stranger, coach]) {
      expect((await correct(api, child, { name: 'Some Name' })).status).toBe(404);
      expect((await api.get(`/api/children/${child.id}/corrections`)).status).toBe(404);
    }
  });
});

describe('A restriction', () => {
  /** A child with a mother and a restricted father. */
  const aRestrictedFamily = async () => {
    const { child, guardians, apis } = await buildFamily(club);
    const father = { id: guardians[1]!.id, api: apis[1]! };
    await admin.patch(`/api/children/${child.id}/guardians/${father.id}`, { isRestricted: true });
    return { child, father };
  };
  const restrictedFor = async ({ id }: { id: number }) =>
    (await admin.get(`/api/children/${id}/guardians`)).body
      .filter(({ isRestricted }: { isRestricted: boolean }) => isRestricted)
      .map(({ userId }: { userId: number }) => userId);

  it('stays with a child whose name is corrected, under both names', async () => {
    const { child, father } = await aRestrictedFamily();
    const { name, dateOfBirth } = child;
    await correct(admin, child, { name: 'New Name Here' });
    expect(await restrictedFor(child)).toEqual([father.id]);
    expect((await correct(father.api, child, { shortName: 'Mine' })).status).toBe(404);
    expect((await admin.get(`/api/children/${child.id}/corrections`)).body).toHaveLength(1);
    expect((await father.api.post('/api/children', { name, dateOfBirth })).status).toBe(429);

    await admin.delete(`/api/children/${child.id}/remove`);
    const again = await admin.post('/api/children', { name, dateOfBirth });
    expect(await restrictedFor(again.body)).toEqual([father.id]);
  });

  it('comes with the name and date of birth of a child that has left', async () => {
    const { child, father } = await aRestrictedFamily();
    await admin.delete(`/api/children/${child.id}/remove`);
    const other = await buildChild(club, { name: 'Typed Wrongly', dateOfBirth: '2013-01-01' });
    await correct(admin, other, { name: child.name, dateOfBirth: child.dateOfBirth });
    expect(await restrictedFor(other)).toEqual([father.id]);
  });

  it('cannot be escaped by correcting an invented child', async () => {
    const { child, father } = await aRestrictedFamily();
    await admin.delete(`/api/children/${child.id}/remove`);
    const invented = await father.api.post('/api/children', { name: 'In Vented', dateOfBirth: '2014-01-01' });
    const { name, dateOfBirth } = child;
    expect((await correct(father.api, invented.body, { name, dateOfBirth })).status).toBe(429);
    const byAdmin = await correct(admin, invented.body, { name, dateOfBirth });
    expect([byAdmin.status, byAdmin.body.message]).toEqual([
      409,
      expect.stringContaining('Remove that guardian first'),
    ]);
  });
});

it('A correction waits for whoever is joining a team', async () => {
  const { child, apis } = await buildFamily(club, 1);
  const team = await buildTeam(club);
  const refused = await actWhileLocked(
    club.database,
    `INSERT INTO memberships (team_id, child_id) VALUES (${team.id}, ${child.id})`,
    () => correct(apis[0]!, child, { name: 'Too Late' }),
  );
  expect(refused.status).toBe(403);
});
