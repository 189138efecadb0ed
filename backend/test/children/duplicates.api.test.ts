import fc from 'fast-check';
import { addDays, areNear, foldName } from '@touchline/domain';
import { type Child } from '../../src/children/child.entity.ts';
import { ClubClock } from '../../src/club/club-clock.ts';
import { queryRows, sql } from '../../src/database/sql.ts';
import { areRoughlyNear, roughForm } from '../../src/duplicates/duplicate.queries.ts';
import { type Api } from '../support/api.ts';
import {
  aCoach,
  anAdmin,
  buildAbsence,
  buildAvailability,
  buildChild,
  buildEvent,
  buildGuardianship,
  buildTeam,
} from '../support/factories.ts';
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

let births = 0;
const birthday = () => new Date(Date.UTC(2012, 0, ++births)).toISOString().slice(0, 10);
const pair = async (name: string, otherName: string, fields: Partial<Child> = {}) => {
  const dateOfBirth = fields.dateOfBirth ?? birthday();
  const kept = await buildChild(club, { name, dateOfBirth });
  return { kept, merged: await buildChild(club, { name: otherName, ...fields, dateOfBirth }) };
};
const listed = async () => {
  const { body, headers } = await admin.get('/api/children/duplicates');
  expect(Number(headers.get('x-total-count'))).toBe(body.length);
  return body.map(({ differsIn, children }: { differsIn: string; children: Child[] }) => [
    differsIn,
    ...children.map(({ id }) => id),
  ]);
};
const merge = (kept: { id: number }, merged: { id: number }, versions = {}) =>
  admin.post(`/api/children/${kept.id}/merge`, { otherId: merged.id, ...versions });
const preview = async (kept: { id: number }, merged: { id: number }) =>
  (await admin.get(`/api/children/${kept.id}/merge?otherId=${merged.id}`)).body;
const countsOf = async ({ id }: { id: number }) => (await admin.get(`/api/events/${id}`)).body.counts;
const sheetOf = async ({ id }: { id: number }) =>
  (await admin.get(`/api/events/${id}/availabilities`)).body.map(
    ({ childId, isAvailable }: { childId: number; isAvailable: boolean }) => [childId, isAvailable],
  );
const guardiansOf = async ({ id }: { id: number }) =>
  (await admin.get(`/api/children/${id}/guardians`)).body.map(
    ({ userId, isRestricted, isPrimary, household }: Record<string, unknown>) => ({
      userId,
      isRestricted,
      isPrimary,
      household,
    }),
  );

describe('Possible duplicates', () => {
  it('were born on the same day and have near names', async () => {
    const near = [
      await pair('Zoë Vidal', 'Zoe Vidal'),
      await pair('Jörg Mueller', 'Jorg Müller'),
      await pair('Łukasz Wiśniewski-Żółć', 'Lukasz Wisniewski Zolc'),
      await pair('Sofia Marin', 'Sofía Marín-'),
      await pair('Ivan Petrov', 'Ivan Petrow'),
    ];
    await pair('Leo Keller', 'Ada Lovelace');
    await pair('Team Child 1', 'Team Child 2');
    await pair('Mia Long', 'Mia Long', { dateOfBirth: birthday(), name: 'Max Born' });
    const ids = new Set((await listed()).map((row: unknown[]) => row.join()));
    for (const { kept, merged } of near) expect(ids).toContain(`name,${kept.id},${merged.id}`);
    expect(ids.size).toBe(near.length);
  });

  it('are found by the database whenever their names are near by the rule of the domain', async () => {
    const words = [
      'Jürgen',
      'Åse',
      'Þóra',
      'Łukasz',
      'Zoë',
      'Nuñez',
      'Mueller',
      'Aaberg',
      'Æsa',
      'O’Neill',
      'Ngọc',
      'Öç',
      'Yağız',
    ];
    const spelled = {
      ü: ['u', 'ue'],
      ö: ['o', 'oe'],
      å: ['a', 'aa'],
      ä: ['a', 'ae'],
      æ: ['ae'],
      þ: ['th'],
      ł: ['l'],
      ë: ['e'],
      ñ: ['n'],
    };
    const respell = (name: string, seed: number) =>
      Array.from(name.toLowerCase(), (letter, at) => {
        const ways = [letter, ...(spelled[letter as keyof typeof spelled] ?? [])];
        return ways[(seed + at) % ways.length]!;
      }).join('');
    const edit = (name: string, at: number) =>
      name.slice(0, at % name.length) + 'x' + name.slice((at % name.length) + 1);
    const name = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));
    const pairs = fc.sample(
      fc.tuple(name, fc.nat(9), fc.nat(30), fc.nat(2)).map(([one, seed, at, edits]) => {
        const other = [...Array(edits).keys()].reduce((text, n) => edit(text, at + n * 3), respell(one, seed));
        return [one, seed % 2 ? other : other.replaceAll(' ', '-')] as const;
      }),
      { numRuns: 4000, seed: 43 },
    );
    const near = pairs.filter(([one, other]) => areNear(one, other));
    expect(near.length).toBeGreaterThan(1000);
    const lists = { ones: near.map(([one]) => foldName(one)), others: near.map(([, other]) => foldName(other)) };
    const missed = await queryRows(
      club.database.manager,
      sql`
        SELECT one, other FROM unnest(${lists.ones}::text[], ${lists.others}::text[]) AS pair (one, other)
        WHERE NOT (${areRoughlyNear(roughForm(sql`one`), roughForm(sql`other`))})`,
    );
    expect(missed).toEqual([]);
  });

  it('have the same name and one digit of the date of birth apart', async () => {
    const build = (dateOfBirth: string, name = 'Hana Sato') => buildChild(club, { name, dateOfBirth });
    const first = await build('2011-03-14');
    const typo = await build('2011-03-15');
    await build('2011-04-25');
    await build('2010-03-14', 'Other Girl');
    const ids = (await listed()).filter(([differsIn]: string[]) => differsIn === 'birth');
    expect(ids).toEqual([['birth', first.id, typo.id]]);
  });

  it('are also those whose names have been equal since signs are', async () => {
    const dateOfBirth = birthday();
    const first = await buildChild(club, { name: "Siobhan O'Shea", dateOfBirth });
    const second = await buildChild(club, { name: 'Siobhan O’Shea', dateOfBirth, foldedName: "siobhan o'shea #99999" });
    expect(await listed()).toContainEqual(['name', first.id, second.id]);
  });

  it('are remembered as two children', async () => {
    const { kept, merged } = await pair('Mara Klein', 'Mira Klein');
    const row = ['name', kept.id, merged.id];
    const distinguish = (areDifferent: boolean) =>
      admin.post(`/api/children/${merged.id}/distinguish`, { otherId: kept.id, areDifferent });
    expect(await listed()).toContainEqual(row);
    for (const times of [1, 2]) expect([times, (await distinguish(true)).status]).toEqual([times, 204]);
    expect(await listed()).not.toContainEqual(row);
    expect((await distinguish(false)).status).toBe(204);
    expect(await listed()).toContainEqual(row);
    await admin.delete(`/api/children/${merged.id}/remove`);
    expect(await listed()).not.toContainEqual(row);
    expect((await distinguish(true)).status).toBe(404);
  });

  it('come in pages, by name', async () => {
    const all = await listed();
    const { body, headers } = await admin.get('/api/children/duplicates?limit=2&offset=1');
    expect(headers.get('x-total-count')).toBe(String(all.length));
    expect(body.map(({ children }: { children: Child[] }) => children[0]!.id)).toEqual([all[1][1], all[2][1]]);
    const names = (await admin.get('/api/children/duplicates')).body.map(({ children }: { children: Child[] }) =>
      foldName(children[0]!.name),
    );
    expect(names).toEqual([...names].sort());
  });

  it('are for admins', async () => {
    const { kept, merged } = await pair('Nils Berg', 'Niels Berg');
    const coach = await club.signIn((await aCoach(club)).email);
    const path = `/api/children/${kept.id}/merge`;
    const refused = [
      await coach.get('/api/children/duplicates'),
      await coach.get(`${path}?otherId=${merged.id}`),
      await coach.post(path, { otherId: merged.id }),
      await coach.post(`/api/children/${kept.id}/distinguish`, { otherId: merged.id, areDifferent: true }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});

describe('A merge', () => {
  // Case C4 of real clubs: the coach's record has the team, the parent's the guardian.
  it('gives the record that goes on teams, answers, guardians and absences of both', async () => {
    const team = await buildTeam(club);
    const [mother, father] = [await aVerifiedParent(club), await aVerifiedParent(club)];
    const dateOfBirth = birthday();
    const merged = await buildChild(club, { name: "Sean O'Brien", dateOfBirth, team });
    const kept = await buildChild(club, { name: 'Seán O’Brien', dateOfBirth, guardian: mother });
    await buildGuardianship(club, merged, father, { isPrimary: true });
    await admin.patch(`/api/teams/${team.id}/members/${merged.id}`, { jerseyNumber: 9 });
    const [past, next] = [
      await buildEvent(club, { teamId: team.id, date: addDays(today, -7) }),
      await buildEvent(club, { teamId: team.id, date: addDays(today, 7) }),
    ];
    for (const { id } of [past, next]) await buildAvailability(club, { eventId: id, childId: merged.id });
    await buildAbsence(club, kept, { from: addDays(today, 20), to: addDays(today, 25) });
    await buildAbsence(club, merged, { from: addDays(today, 24), to: addDays(today, 30) });
    const feed = (
      await (await club.signIn(father.email)).post('/api/feeds', { scope: 'child', childId: merged.id, name: 'Sean' })
    ).body;
    await club.database.query(`INSERT INTO mail_mutes (user_id, child_id, topic) VALUES ($1, $2, 'changes')`, [
      father.id,
      merged.id,
    ]);
    const before = await countsOf(past);
    expect(await preview(kept, merged)).toMatchObject({
      kept: { id: kept.id, teams: [], guardianNames: [mother.fullName], answers: 0, absences: 1 },
      merged: {
        id: merged.id,
        teams: [{ id: team.id, jerseyNumber: 9 }],
        guardianNames: [father.fullName],
        answers: 2,
      },
      ...{ answeredTwice: 0, sharedPastEvents: 0, losing: [] },
    });
    await club.deliver();

    const { status, body } = await merge(kept, merged, { version: 1, otherVersion: 1 });
    expect([status, body]).toEqual([200, expect.objectContaining({ id: kept.id, name: 'Seán O’Brien', version: 2 })]);
    expect(body.teams).toMatchObject([{ id: team.id }]);
    expect((await admin.get(`/api/children/${kept.id}`)).body.teams).toMatchObject([{ jerseyNumber: 9 }]);
    expect(await guardiansOf(kept)).toEqual([
      { userId: mother.id, isRestricted: false, isPrimary: true, household: 1 },
      { userId: father.id, isRestricted: false, isPrimary: false, household: 2 },
    ]);
    expect(await countsOf(past)).toEqual(before);
    expect([await sheetOf(past), await sheetOf(next)]).toEqual([[[kept.id, true]], [[kept.id, true]]]);
    const parents = await Promise.all([mother, father].map(({ email }) => club.signIn(email)));
    for (const api of parents) {
      expect((await api.get(`/api/children/${kept.id}/absences`)).body).toMatchObject([
        { from: addDays(today, 20), to: addDays(today, 30) },
      ]);
      expect((await api.get(`/api/children/${kept.id}/corrections`)).body).toMatchObject([
        { by: 'admin', isMerge: true, changes: [{ field: 'name', before: "Sean O'Brien", after: 'Seán O’Brien' }] },
      ]);
    }
    expect((await parents[1]!.get('/api/feeds')).body).toMatchObject([{ id: feed.id, childId: kept.id }]);
    expect(await club.database.query('SELECT user_id, child_id, topic FROM mail_mutes')).toEqual([
      { user_id: father.id, child_id: kept.id, topic: 'changes' },
    ]);
    const mails = (await club.deliver()).filter(({ subject }) => subject === 'Two records of Seán are one now');
    expect(mails.map(({ to }) => to).sort()).toEqual([mother.email, father.email].sort());

    expect((await admin.get(`/api/children/${merged.id}`)).status).toBe(404);
    const unregistered = (await admin.get('/api/children/unregistered')).body as Child[];
    expect(unregistered.map(({ id }) => id)).not.toContain(merged.id);
    const restored = await admin.post(`/api/children/${merged.id}/restore`);
    expect([restored.status, restored.body.message]).toEqual([409, expect.stringContaining('has been merged')]);
    expect((await merge(kept, merged)).status).toBe(404);
    const logged = await club.database.query(
      `SELECT details FROM audit_log WHERE action = 'child.merge' AND subject_id = $1`,
      [kept.id],
    );
    expect(logged).toMatchObject([{ details: { otherId: merged.id } }]);
  });

  it('keeps the newer answer to an event, and both in the history', async () => {
    const team = await buildTeam(club);
    const { kept, merged } = await pair('Ella Novak', 'Ela Novak');
    for (const { id } of [kept, merged]) await admin.post('/api/team-members', { teamId: team.id, childId: id });
    const [later, earlier, open] = await Promise.all(
      [1, 2, 3].map((days) => buildEvent(club, { teamId: team.id, date: addDays(today, days) })),
    );
    const answer = (event: { id: number }, child: Child, isAvailable: boolean, minute: number) =>
      buildAvailability(club, {
        ...{ eventId: event.id, childId: child.id, isAvailable },
        respondedAt: new Date(Date.UTC(2026, 0, 1, 12, minute)),
      });
    await answer(later!, kept, true, 1);
    await answer(later!, merged, false, 2);
    await answer(earlier!, kept, true, 2);
    await answer(earlier!, merged, false, 1);
    for (const [child, isAvailable] of [
      [kept, true],
      [merged, false],
    ] as const)
      await admin.post('/api/availabilities', { eventId: open!.id, childId: child.id, isAvailable });
    expect(await preview(kept, merged)).toMatchObject({ answeredTwice: 3, sharedPastEvents: 0 });
    expect((await merge(kept, merged)).status).toBe(200);
    const sheets = await Promise.all([later!, earlier!, open!].map(sheetOf));
    expect(sheets).toEqual([[[kept.id, false]], [[kept.id, true]], [[kept.id, false]]]);
    const { body: history } = await admin.get(`/api/events/${open!.id}/response-history`);
    expect(history).toMatchObject([false, true].map((isAvailable) => ({ childId: kept.id, isAvailable })));
    const dropped = await admin.get(`/api/events/${later!.id}/response-history`);
    expect(dropped.body).toMatchObject([{ childId: kept.id, isAvailable: true }]);
    expect((await admin.get(`/api/teams/${team.id}`)).body).toMatchObject({ memberCount: 1 });
  });

  it('keeps both in events that have begun and were for both', async () => {
    const [team, former] = [await buildTeam(club), await buildTeam(club)];
    const dateOfBirth = birthday();
    const [kept, merged] = [
      await buildChild(club, { name: 'Omar Aziz', dateOfBirth, team }),
      await buildChild(club, { name: 'Omer Aziz', dateOfBirth, team }),
    ];
    await admin.post('/api/team-members', { teamId: former.id, childId: merged.id });
    const past = await buildEvent(club, { teamId: team.id, date: addDays(today, -7) });
    const next = await buildEvent(club, { teamId: team.id, date: addDays(today, 7) });
    await buildAvailability(club, { eventId: past.id, childId: kept.id, isAvailable: true });
    await buildAvailability(club, { eventId: past.id, childId: merged.id, isAvailable: false });
    await buildAvailability(club, { eventId: next.id, childId: merged.id, isAvailable: true });
    const before = [await countsOf(past), await sheetOf(past)];
    expect(await preview(kept, merged)).toMatchObject({ sharedPastEvents: 1 });
    expect((await merge(kept, merged)).status).toBe(200);
    expect([await countsOf(past), await sheetOf(past)]).toEqual(before);
    expect(await sheetOf(next)).toEqual([[kept.id, true]]);
    const { teams } = (await admin.get(`/api/children/${kept.id}`)).body;
    expect(teams.map(({ id }: { id: number }) => id).sort()).toEqual([team.id, former.id].sort());
  });

  it('keeps the households of both', async () => {
    const dateOfBirth = birthday();
    const [a, b, c] = [await aVerifiedParent(club), await aVerifiedParent(club), await aVerifiedParent(club)];
    const kept = await buildChild(club, { name: 'Tara Flynn', dateOfBirth, guardian: a });
    const merged = await buildChild(club, { name: 'Tarah Flynn', dateOfBirth, guardian: a });
    const [{ household_id: householdId }] = await club.database.query(
      'SELECT household_id FROM guardianships WHERE child_id = $1',
      [merged.id],
    );
    await buildGuardianship(club, merged, b, { householdId });
    await buildGuardianship(club, merged, c);
    expect((await merge(kept, merged)).status).toBe(200);
    const households = Object.fromEntries(
      (await guardiansOf(kept)).map(({ userId, household }: { userId: number; household: number }) => [
        userId,
        household,
      ]),
    );
    expect(households[b.id]).toBe(households[a.id]);
    expect(households[c.id]).not.toBe(households[a.id]);
  });

  it('makes no household of two that either record keeps apart', async () => {
    const dateOfBirth = birthday();
    const [a, b, c] = [await aVerifiedParent(club), await aVerifiedParent(club), await aVerifiedParent(club)];
    const kept = await buildChild(club, { name: 'Tom Carr', dateOfBirth, guardian: a });
    await buildGuardianship(club, kept, b);
    const merged = await buildChild(club, { name: 'Tomm Carr', dateOfBirth, guardian: a });
    const [{ household_id: householdId }] = await club.database.query(
      'SELECT household_id FROM guardianships WHERE child_id = $1',
      [merged.id],
    );
    for (const guardian of [b, c]) await buildGuardianship(club, merged, guardian, { householdId });
    expect((await merge(kept, merged)).status).toBe(200);
    const households = (await guardiansOf(kept)).map(({ household }: { household: number }) => household);
    expect(new Set(households).size).toBe(3);
  });

  it('refuses a stale version, one record twice, and unknown ones', async () => {
    const { kept, merged } = await pair('Ole Dahl', 'Olle Dahl');
    await admin.patch(`/api/children/${merged.id}`, { shortName: 'Olle' });
    const stale = await merge(kept, merged, { version: 1, otherVersion: 1 });
    expect([stale.status, stale.body.message]).toEqual([409, expect.stringContaining('Somebody else has changed')]);
    expect((await merge(kept, kept)).status).toBe(400);
    expect((await merge(kept, { id: 999_999 })).status).toBe(404);
    expect((await admin.get(`/api/children/${kept.id}/merge?otherId=${kept.id}`)).status).toBe(400);
    expect((await merge(kept, merged, { version: 1, otherVersion: 2 })).body).toMatchObject({ shortName: 'Olle' });
  });

  it('by two admins at once happens once', async () => {
    const { kept, merged } = await pair('Ana Costa', 'Anna Costa');
    const both = await Promise.all([merge(kept, merged), merge(merged, kept)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('A restriction of either record', () => {
  it('holds, also against a guardian of the record that goes on', async () => {
    const { child: merged, guardians } = await buildFamily(club);
    const father = guardians[1]!;
    await admin.patch(`/api/children/${merged.id}/guardians/${father.id}`, { isRestricted: true });
    const kept = await buildChild(club, { name: `${merged.name}s`, dateOfBirth: merged.dateOfBirth, guardian: father });
    await buildAbsence(club, kept, { from: addDays(today, 5), to: addDays(today, 6) });
    expect(await preview(kept, merged)).toMatchObject({
      losing: [father.fullName],
      merged: { restrictedNames: [father.fullName] },
    });
    expect((await merge(kept, merged)).status).toBe(200);
    expect(await guardiansOf(kept)).toEqual([
      { userId: guardians[0]!.id, isRestricted: false, isPrimary: true, household: 1 },
      { userId: father.id, isRestricted: true, isPrimary: false },
    ]);
    const api = await club.signIn(father.email);
    expect((await api.get('/api/children')).body).toEqual([]);
    expect((await api.get(`/api/children/${kept.id}`)).status).toBe(404);
    expect((await admin.get(`/api/children/${kept.id}`)).status).toBe(200);
    for (const { name, dateOfBirth } of [kept, merged])
      expect((await api.post('/api/children', { name, dateOfBirth })).status).toBe(429);
    await admin.delete(`/api/children/${kept.id}/remove`);
    const again = await admin.post('/api/children', { name: merged.name, dateOfBirth: merged.dateOfBirth });
    expect(await guardiansOf(again.body)).toMatchObject([{ userId: father.id, isRestricted: true }]);
  });

  it('holds against a guardian of the record that ends', async () => {
    const { child: kept, guardians, apis } = await buildFamily(club);
    const father = guardians[1]!;
    const merged = await buildChild(club, { name: `${kept.name}s`, dateOfBirth: kept.dateOfBirth, guardian: father });
    await buildAbsence(club, merged, { from: addDays(today, 5), to: addDays(today, 6) });
    const invitation = await apis[1]!.post(`/api/children/${merged.id}/invitations`, { email: 'friend@example.org' });
    expect(invitation.status).toBe(201);
    await admin.patch(`/api/children/${kept.id}/guardians/${father.id}`, { isRestricted: true });
    expect((await merge(kept, merged)).status).toBe(200);
    expect((await guardiansOf(kept)).map(({ isRestricted }: { isRestricted: boolean }) => isRestricted)).toEqual([
      false,
      true,
    ]);
    expect((await apis[0]!.get(`/api/children/${kept.id}/absences`)).body).toEqual([]);
    expect(
      await club.database.query('SELECT FROM guardian_invitations WHERE child_id = ANY($1)', [[kept.id, merged.id]]),
    ).toEqual([]);
    await admin.patch(`/api/children/${kept.id}/guardians/${father.id}`, { isRestricted: false });
    expect((await apis[1]!.get('/api/children')).body).toMatchObject([{ id: kept.id }]);
  });
});
