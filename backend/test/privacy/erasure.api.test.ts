import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { addDays, type CivilDate } from '@touchline/domain';
import { writeBackup } from '../../src/backup/write-backup.ts';
import { ClubClock } from '../../src/club/club-clock.ts';
import { type Child } from '../../src/children/child.entity.ts';
import { actWhileLocked } from '../support/act-while-locked.ts';
import { type Api } from '../support/api.ts';
import { testPassword } from '../support/club-app.ts';
import {
  aCoach,
  anAdmin,
  buildAvailability,
  buildChild,
  buildEvent,
  buildGuardianship,
  buildLeague,
  buildTeam,
} from '../support/factories.ts';
import { addAgain, aVerifiedParent, buildFamily } from '../support/families.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

const today: CivilDate = '2027-03-20';
const log: string[] = [];
let club: MailingClub;
let admin: Api;
beforeAll(async () => {
  // Every statement counts as slow, so that all of them are logged.
  club = await startMailingClub({ slowQueryMs: -1 }, (line) => log.push(line));
  club.app.get(ClubClock).instant = () => new Date(`${today}T12:00:00Z`);
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

const remove = ({ id }: { id: number }) => admin.delete(`/api/children/${id}/remove`);
const erase = ({ id, name }: { id: number; name: string }, by = admin, fields = {}) =>
  by.post(`/api/children/${id}/erase`, { currentPassword: testPassword, name, ...fields });
const eraseAfterRemoval = async (child: { id: number; name: string }) => {
  expect((await remove(child)).status).toBe(200);
  expect((await erase(child)).status).toBe(204);
};

/** The text of a backup of the club. */
async function backup(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-backup-'));
  try {
    const file = join(folder, 'club.sql.gz');
    await writeBackup((club.database.options as { url: string }).url, file);
    return gunzipSync(readFileSync(file)).toString();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Where a text stands in the database, but for those tables. */
async function tablesWith(text: string, except: string[] = []): Promise<string[]> {
  const tables: { name: string }[] = await club.database.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1`,
    [except],
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await club.database.query(`SELECT FROM ${name} t WHERE strpos(lower(t::text), lower($1)) > 0`, [text]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** The tables that reference children, and those of them that have no row of the child. */
async function rowsOf(childId: number) {
  const keys: { table: string; column: string }[] = await club.database.query(
    `SELECT k.conrelid::regclass::text AS "table", a.attname AS "column"
     FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
     WHERE k.contype = 'f' AND k.confrelid = 'children'::regclass AND k.conrelid <> 'children'::regclass ORDER BY 1`,
  );
  const direct = [...new Set(keys.map(({ table }) => table))];
  const found = new Set<string>();
  for (const { table, column } of keys)
    if ((await club.database.query(`SELECT FROM ${table} WHERE ${column} = $1 LIMIT 1`, [childId])).length > 0)
      found.add(table);
  return { direct, missing: direct.filter((table) => !found.has(table)) };
}

describe('A child that is deleted for good', () => {
  it('leaves its names, its date of birth and the words about it nowhere', async () => {
    const team = await buildTeam(club);
    const { child, apis } = await buildFamily(club, 2, team);
    const coach = await aCoach(club);
    await admin.put(`/api/teams/${team.id}`, { name: team.name, leagueId: team.leagueId, coachIds: [coach.id] });
    const event = await buildEvent(club, { teamId: team.id });
    await admin.patch(`/api/children/${child.id}`, { name: 'Quillon Formername' });
    await admin.patch(`/api/children/${child.id}`, {
      name: 'Quillon Canaryname',
      dateOfBirth: '2012-11-29',
      shortName: 'Quillonee',
    });
    const answer = { eventId: event.id, childId: child.id, isAvailable: false };
    await apis[0]!.post('/api/availabilities', { ...answer, note: { reason: 'ill', text: 'canarynote' } });
    await apis[0]!.post(`/api/children/${child.id}/absences`, { from: '2027-05-01', to: '2027-05-07' });
    await apis[0]!.post(`/api/children/${child.id}/invitations`, { email: 'canaryinvited@families.example' });
    await admin.post(`/api/children/${child.id}/contact-lookups`, {});
    await club.database.query('INSERT INTO child_tries (folded_name, tolerance) VALUES ($1, 2)', [
      'quillon canaryname',
    ]);
    await club.database.query(
      'INSERT INTO locked_names (name, folded_name, tries, lasting_since) VALUES ($1, $2, 9, now())',
      ['Quillon Formername', 'quillon formername'],
    );
    await club.database.query('INSERT INTO deletion_warnings (child_id, warned_at) VALUES ($1, now())', [child.id]);
    // As of an earlier removal, which was taken back.
    await club.database.query(
      `INSERT INTO removed_guardianships (child_id, user_id, is_primary, household_id, created_at)
       SELECT child_id, user_id, is_primary, household_id, created_at FROM guardianships WHERE child_id = $1`,
      [child.id],
    );
    const twin = await buildChild(club, { team });
    await admin.post(`/api/children/${child.id}/distinguish`, { otherId: twin.id, areDifferent: true });
    const other = await buildTeam(club);
    await admin.post('/api/team-members', { teamId: other.id, childId: child.id });
    const [stranger, barred] = [await aVerifiedParent(club), await aVerifiedParent(club)];
    const strangerApi = await club.signIn(stranger.email);
    await addAgain(strangerApi, { name: 'Quillon Canaryname', dateOfBirth: '2012-11-29' });
    await strangerApi.post(`/api/children/${child.id}/access-requests`);
    await admin.patch(`/api/children/${child.id}/guardians/${barred.id}`, { isRestricted: true });
    await apis[0]!.post(`/api/children/${child.id}/invitations`, { email: 'canaryinvited@families.example' });
    await addAgain(strangerApi, { name: 'Quillon Canaryname', dateOfBirth: '2012-11-29' });
    await strangerApi.post(`/api/children/${child.id}/access-requests`);
    await apis[0]!.post('/api/feeds', { name: 'Quillons games', scope: 'child', childId: child.id });
    await apis[0]!.patch('/api/mail-preferences', {
      topics: [{ topic: 'changes', isOn: true, mutedChildIds: [child.id] }],
    });
    await apis[0]!.post(`/api/children/${child.id}/erasure-request`, { currentPassword: testPassword });
    // Every table that the registry says goes with the child has something of this one.
    const { direct, missing } = await rowsOf(child.id);
    expect([direct.length > 15, missing]).toEqual([true, []]);
    await club.deliver();
    expect(await tablesWith('Quillon')).toEqual(
      expect.arrayContaining(['child_corrections', 'child_tries', 'children', 'locked_names', 'mails']),
    );
    await eraseAfterRemoval({ id: child.id, name: 'Quillon Canaryname' });
    const canaries = ['Quillon', 'canaryn', 'canaryinvited', '2012-11-29', child.dateOfBirth, `"childId": ${child.id}`];
    for (const text of canaries)
      expect([text, await tablesWith(text, text === 'canaryinvited' ? ['mails'] : [])]).toEqual([text, []]);
    const written = [await backup(), log.join('')].join('').toLowerCase();
    expect(written).toContain('child.erase');
    expect(canaries.filter((text) => written.includes(text.toLowerCase()))).toEqual([]);
  });

  it('takes along mails that name it across lines, whatever its name, and leaves those of others', async () => {
    const reader = await aVerifiedParent(club);
    const odd = await buildChild(club, { name: 'Anna (Lena) O’Brien-*|Q' });
    const add = async (key: string, body: string) =>
      club.database.query(
        `INSERT INTO mails (id, kind, dedupe_key, user_id, address, priority, data, state, ended_at, subject, body)
         VALUES (gen_random_uuid(), 'test', $1, $2, 'a@b.example', 1, '{}', 'sent', now(), 'News', $3)`,
        [key, reader.id, body],
      );
    await add('wrapped', 'Is Anna\n(Lena) O’Brien-*|Q coming?');
    await add('given', 'Anna’s match is on Saturday.');
    await add('other', 'Annabel and Joanna are coming.');
    await eraseAfterRemoval(odd);
    const kept = await club.database.query(
      `SELECT dedupe_key AS key FROM mails WHERE user_id = $1 AND body IS NOT NULL`,
      [reader.id],
    );
    expect(kept).toEqual([{ key: 'other' }]);
  });

  it('leaves in the audit log who did what, without details', async () => {
    const team = await buildTeam(club);
    const child = await buildChild(club, { team });
    await admin.patch(`/api/teams/${team.id}/members/${child.id}`, { jerseyNumber: 7 });
    await eraseAfterRemoval(child);
    const rows = await club.database.query(
      `SELECT action, details FROM audit_log WHERE subject_id = $1 AND subject = 'child' ORDER BY id`,
      [child.id],
    );
    expect(rows).toEqual([
      { action: 'child.unregister', details: {} },
      { action: 'child.erase', details: {} },
    ]);
  });

  it('is one that has left the club, and is named', async () => {
    const child = await buildChild(club);
    expect(await erase(child)).toMatchObject({
      status: 409,
      body: { message: 'Remove the player from the club first.' },
    });
    await remove(child);
    expect((await erase(child, admin, { name: 'Somebody Else' })).status).toBe(400);
    expect((await erase(child, admin, { currentPassword: 'wrong' })).status).toBe(400);
    expect((await erase({ ...child, id: 2147483647 })).status).toBe(404);
    const spelt = { ...child, name: `  ${child.name.toUpperCase()} ` };
    expect((await erase(spelt)).status).toBe(204);
    expect((await erase(child)).status).toBe(404);
    expect((await admin.post(`/api/children/${child.id}/restore`)).status).toBe(404);
  });

  it('is deleted by admins alone', async () => {
    const { child, apis } = await buildFamily(club, 1);
    await remove(child);
    const coach = await club.signIn((await aCoach(club)).email);
    for (const by of [apis[0]!, coach]) {
      expect((await erase(child, by)).status).toBe(403);
      expect((await by.get(`/api/children/${child.id}/erasure`)).status).toBe(403);
      expect((await by.get('/api/children/erasure-requests')).status).toBe(403);
    }
  });

  it('takes the records along that were merged into it, but none alone', async () => {
    const name = 'Merged Canaryone';
    const [kept, merged] = [
      await buildChild(club, { name }),
      await buildChild(club, { name, dateOfBirth: '2013-04-06' }),
    ];
    await admin.post(`/api/children/${kept.id}/merge`, { otherId: merged.id });
    await remove(kept);
    expect((await erase(merged)).status).toBe(409);
    expect((await erase(kept)).status).toBe(204);
    expect(await tablesWith('Canaryone')).toEqual([]);
  });

  // The failure of CodingPirates/forenings_medlemmer#1425.
  it('goes although a relative stays, is restricted, is an admin or cannot be deleted', async () => {
    const [active, inactive, staff] = [
      await aVerifiedParent(club),
      await aVerifiedParent(club, { isActive: false }),
      await anAdmin(club, { isParent: true }),
    ];
    const team = await buildTeam(club);
    const sibling = await buildChild(club, { guardian: active, team });
    const child = await buildChild(club, { guardian: active, team });
    for (const other of [inactive, staff]) await buildGuardianship(club, child, other);
    const match = await buildEvent(club, { teamId: team.id, date: addDays(today, -7) });
    for (const { id } of [child, sibling])
      await buildAvailability(club, { eventId: match.id, childId: id, respondedBy: active.id });
    await eraseAfterRemoval(child);
    expect((await admin.get(`/api/children/${sibling.id}`)).status).toBe(200);
    expect((await admin.get(`/api/events/${match.id}`)).body.counts).toMatchObject({ available: 2, erasedCount: 1 });
  });

  it('says before what goes and what stays', async () => {
    const team = await buildTeam(club);
    const { child, guardians } = await buildFamily(club, 2, team);
    await admin.patch(`/api/children/${child.id}/guardians/${guardians[1]!.id}`, { isRestricted: true });
    const match = await buildEvent(club, { teamId: team.id, date: addDays(today, -7) });
    await buildEvent(club, { teamId: team.id, description: `${child.name} brings the ball` });
    await buildAvailability(club, { eventId: match.id, childId: child.id });
    const preview = () => admin.get(`/api/children/${child.id}/erasure`);
    expect((await preview()).body.refusal).toBe('Remove the player from the club first.');
    await remove(child);
    expect((await preview()).body).toEqual({
      ...{
        childId: child.id,
        name: child.name,
        dateOfBirth: child.dateOfBirth,
        refusal: null,
        teams: 1,
        answers: 1,
        corrections: 0,
        lookups: 0,
      },
      ...{ pastEvents: 1, restrictedAccounts: 1, announcements: 0, events: 1, otherRecords: 0 },
    });
    expect((await admin.get('/api/children/2147483647/erasure')).status).toBe(404);
  });
});

describe('Of admins who delete and restore a player at once, one succeeds:', () => {
  const race = async (
    child: Child,
    act: () => Promise<{ status: number; body: { message?: string } }>,
    other: string,
  ) => {
    const lock = `SELECT FROM children WHERE id = ${child.id} FOR UPDATE`;
    const { status, body } = await actWhileLocked(club.database, lock, act, (runner) =>
      runner.query(other, [child.id]),
    );
    return [status, body.message];
  };
  const buildRemoved = async () => {
    const child = await buildChild(club);
    await remove(child);
    return child;
  };

  it('whoever restores too late gets 409', async () => {
    const child = await buildRemoved();
    const restore = () => admin.post(`/api/children/${child.id}/restore`);
    expect(await race(child, restore, 'DELETE FROM children WHERE id = $1')).toEqual([
      409,
      'Somebody has just deleted this player for good',
    ]);
  });

  it('whoever deletes too late gets 409', async () => {
    const child = await buildRemoved();
    expect(await race(child, () => erase(child), 'UPDATE children SET is_registered = true WHERE id = $1')).toEqual([
      409,
      'Remove the player from the club first.',
    ]);
    expect((await admin.get(`/api/children/${child.id}`)).status).toBe(200);
  });
});

describe('A restriction survives the deletion:', () => {
  const add = (by: Api, { name, dateOfBirth }: Pick<Child, 'name' | 'dateOfBirth'>) =>
    by.post('/api/children', { name, dateOfBirth });

  async function buildErased(correction?: object) {
    const { child, guardians, apis } = await buildFamily(club, 2);
    const barred = guardians[1]!;
    await admin.patch(`/api/children/${child.id}/guardians/${barred.id}`, { isRestricted: true });
    const { name, dateOfBirth } = child;
    if (correction) await admin.patch(`/api/children/${child.id}`, correction);
    const { body } = await admin.get(`/api/children/${child.id}`);
    await eraseAfterRemoval({ id: child.id, name: body.name });
    return { name, dateOfBirth, corrected: body, barred, barredApi: apis[1]!, parent: apis[0]! };
  }

  const restrictedIds = async (childId: number) =>
    (await club.database.query('SELECT user_id AS id FROM restricted_guardians WHERE child_id = $1', [childId])).map(
      ({ id }: { id: number }) => id,
    );

  it('whoever adds the child again, the account gets 404 everywhere', async () => {
    for (const adder of ['parent', 'admin'] as const) {
      const { barred, barredApi, parent, ...child } = await buildErased();
      const { status, body } = await add(adder === 'admin' ? admin : parent, child);
      expect(status).toBe(201);
      expect(await restrictedIds(body.id)).toEqual([barred.id]);
      for (const path of ['', '/events', '/guardians', '/corrections', '/team-changes'])
        expect((await barredApi.get(`/api/children/${body.id}${path}`)).status).toBe(404);
      expect((await barredApi.post('/api/children/search', child)).body.child).toBeNull();
      expect((await barredApi.get('/api/children')).body).toEqual([]);
    }
  });

  it('the account itself adds it, and is no guardian', async () => {
    const { barred, barredApi, ...child } = await buildErased();
    await add(barredApi, child);
    expect((await barredApi.get('/api/children')).body).toEqual([]);
    const [row] = await club.database.query('SELECT id FROM children WHERE name = $1', [child.name]);
    if (row) expect(await restrictedIds(row.id)).toEqual([barred.id]);
  });

  it('an import adds it, spelt otherwise, and another child is corrected to it', async () => {
    const { barred, ...child } = await buildErased();
    const { body } = await add(admin, { ...child, name: child.name.toUpperCase() });
    expect(await restrictedIds(body.id)).toEqual([barred.id]);
    const other = await buildErased();
    const wrong = await buildChild(club);
    await admin.patch(`/api/children/${wrong.id}`, { name: other.name, dateOfBirth: other.dateOfBirth });
    expect(await restrictedIds(wrong.id)).toEqual([other.barred.id]);
  });

  it('names before a correction count, and a barred guardian’s own child is not corrected to one', async () => {
    const { barred, corrected, ...child } = await buildErased({ name: 'Corrected Sealname' });
    for (const added of [child, corrected])
      expect(await restrictedIds((await add(admin, added)).body.id)).toEqual([barred.id]);
    const { barred: other, name, dateOfBirth } = await buildErased();
    const own = await buildChild(club, { guardian: other });
    expect((await admin.patch(`/api/children/${own.id}`, { name, dateOfBirth })).status).toBe(409);
  });

  it('a child of another name or date of birth, and other accounts, are free', async () => {
    const { barred, ...child } = await buildErased();
    const twin = await add(admin, { ...child, name: `${child.name} Twin` });
    const younger = await add(admin, { ...child, dateOfBirth: '2016-02-03' });
    for (const { body } of [twin, younger]) expect(await restrictedIds(body.id)).toEqual([]);
    expect(await tablesWith(`seal ${barred.id}`)).toEqual([]);
  });

  it('the seals end with the account', async () => {
    const { barred } = await buildErased();
    const seals = () => club.database.query('SELECT FROM restriction_seals WHERE user_id = $1', [barred.id]);
    expect(await seals()).toHaveLength(1);
    expect((await admin.delete(`/api/users/${barred.id}`)).status).toBe(204);
    expect(await seals()).toEqual([]);
  });
});

it('300 events of the past have the same numbers before and after 20 children are deleted', async () => {
  let seed = 7;
  const below = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
  const league = await buildLeague(club);
  const teams = await Promise.all(Array.from({ length: 4 }, () => buildTeam(club, { leagueId: league.id })));
  const coach = await aCoach(club);
  for (const { id, name } of teams)
    await admin.put(`/api/teams/${id}`, { name, leagueId: league.id, coachIds: [coach.id] });
  const coachApi = await club.signIn(coach.email);
  const parent = await aVerifiedParent(club);
  const children: Child[] = [];
  for (let n = 0; n < 40; n++) {
    const child = await buildChild(club, {
      team: teams[below(4)],
      dateOfBirth: `201${below(6)}-0${1 + below(9)}-1${below(9)}`,
      ...(n === 0 && { guardian: parent }),
    });
    const second = teams[below(4)]!;
    await admin.post('/api/team-members', { teamId: second.id, childId: child.id });
    if (n % 5 === 1) {
      const barred = await aVerifiedParent(club);
      await buildGuardianship(club, child, barred, { isPrimary: true });
      await admin.patch(`/api/children/${child.id}/guardians/${barred.id}`, { isRestricted: true });
    }
    children.push(child);
  }
  const events: { id: number }[] = [];
  for (let n = 0; n < 300; n++) {
    const kind = below(4);
    const event = await buildEvent(club, {
      date: addDays(today, -1 - below(700)),
      ...(kind === 0 && { teamId: teams[below(4)]!.id }),
      ...(kind === 1 && { leagueId: league.id }),
      ...(kind === 2 && { relevanceType: 'all' as const }),
      ...(kind === 3 && {
        relevanceType: 'age_group' as const,
        ageGroupRelevance: ['U10', 'U12', 'U14', 'U16'][below(4)],
        leagueId: league.id,
      }),
    });
    for (let answers = below(12); answers > 0; answers--) {
      const { id } = children[below(40)]!;
      await club.database.query(
        `INSERT INTO availabilities (event_id, child_id, is_available, responded_at) VALUES ($1, $2, $3, now()) ON CONFLICT DO NOTHING`,
        [event.id, id, below(3) > 0],
      );
    }
    events.push(event);
  }
  const api = await club.signIn(parent.email);
  const numbersOf = async () => {
    const all = [];
    for (const { id } of events) {
      const [listed, ofStaff, ofFamily] = [
        await admin.get(`/api/events/${id}`),
        await admin.get(`/api/events/${id}/attendance`),
        await api.get(`/api/events/${id}/attendance`),
      ];
      const { erasedCount: _, ...counts } = listed.body.counts;
      const { available, total } = ofStaff.body;
      all.push({
        id,
        counts,
        available,
        total,
        family: [ofFamily.status, ofFamily.body.available, ofFamily.body.total],
      });
    }
    const lists = [`/api/teams/${teams[0]!.id}/events`, '/api/coach/events'].map((path) =>
      coachApi.get(`${path}?limit=500`),
    );
    const ofTeams = (await Promise.all(lists)).flatMap(({ body }) =>
      (Array.isArray(body) ? body : []).map((event: { id: number; counts?: object }) => {
        const { erasedCount: _, ...counts } = (event.counts ?? {}) as { erasedCount?: number };
        return [event.id, counts];
      }),
    );
    return { all, ofTeams };
  };
  const withThem = await numbersOf();
  for (const child of children.slice(20)) await remove(child);
  const before = await numbersOf();
  // Without what families see: whether they count a restricted child depends on who is in a team with theirs today.
  const ofStaff = ({ all, ofTeams }: typeof before) => [all.map(({ family: _, ...numbers }) => numbers), ofTeams];
  expect(ofStaff(before)).toEqual(ofStaff(withThem));
  for (const child of children.slice(20)) expect((await erase(child)).status).toBe(204);
  const after = await numbersOf();
  expect(after).toEqual(before);
  expect(before.all.filter(({ family }) => family[0] === 200).length).toBeGreaterThan(50);
  const [{ count }] = await club.database.query('SELECT sum(concerned)::int AS count FROM erased_responses');
  expect(count).toBeGreaterThan(500);
}, 300_000);

describe('A guardian who asks to delete a child', () => {
  const ask = (api: Api, { id }: { id: number }, currentPassword = testPassword) =>
    api.post(`/api/children/${id}/erasure-request`, { currentPassword });

  it('waits for the other guardian or an admin, who sees who has not asked', async () => {
    const { child, guardians, apis } = await buildFamily(club, 2);
    const [first, second] = apis as [Api, Api];
    expect((await ask(first, child, 'wrong')).status).toBe(400);
    expect((await ask(first, child)).body).toMatchObject({ isAskedByOther: false, waitsFor: 1 });
    expect((await ask(first, child)).status).toBe(200);
    expect((await second.get('/api/children')).body).toMatchObject([
      { erasureRequest: { requestedAt: null, isAskedByOther: true, waitsFor: 0 } },
    ]);
    const listed = async () =>
      (await admin.get('/api/children/erasure-requests')).body.find(
        ({ childId }: { childId: number }) => childId === child.id,
      );
    expect(await listed()).toMatchObject({
      isRegistered: true,
      requestedBy: [guardians[0]!.fullName],
      waitsFor: [guardians[1]!.fullName],
    });
    await ask(second, child);
    expect((await listed()).waitsFor).toEqual([]);
    expect((await second.delete(`/api/children/${child.id}/erasure-request`)).status).toBe(204);
    expect((await second.delete(`/api/children/${child.id}/erasure-request`)).status).toBe(404);
    await eraseAfterRemoval(child);
    expect(await listed()).toBeUndefined();
  });

  it('writes to the admins, and to the other guardian without a name of another household', async () => {
    const { child, guardians, apis } = await buildFamily(club, 2);
    await club.deliver();
    await ask(apis[0]!, child);
    const mails = await club.deliver();
    const toOther = mails.filter(({ to }) => to.includes(guardians[1]!.email));
    expect(toOther.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Another guardian asks to delete/)]);
    expect(JSON.stringify(toOther)).not.toContain(guardians[0]!.fullName);
    const toAdmin = mails.find(({ subject }) => subject.startsWith(guardians[0]!.fullName));
    expect(toAdmin?.text).toContain('/admin/manage-children?tab=erasureRequests');
    expect(toOther[0]!.text).toContain('/dashboard');
  });

  it('asks for the record that goes on after a merge', async () => {
    const { child, apis } = await buildFamily(club, 1);
    const other = await buildFamily(club, 1);
    for (const [api, of] of [
      [apis[0]!, child],
      [other.apis[0]!, other.child],
    ] as const)
      await ask(api, of);
    expect((await admin.post(`/api/children/${child.id}/merge`, { otherId: other.child.id })).status).toBeLessThan(300);
    const { body } = await admin.get('/api/children/erasure-requests');
    const asked = body.filter(({ childId }: { childId: number }) => [child.id, other.child.id].includes(childId));
    expect(asked).toMatchObject([{ childId: child.id, isRegistered: true, waitsFor: [] }]);
    expect(asked[0].requestedBy).toHaveLength(2);
  });

  it('is told if an admin declines', async () => {
    const { child, guardians, apis } = await buildFamily(club, 1);
    expect((await admin.delete(`/api/children/${child.id}/erasure-requests`)).status).toBe(404);
    await ask(apis[0]!, child);
    await club.deliver();
    expect((await admin.delete(`/api/children/${child.id}/erasure-requests`)).status).toBe(204);
    const mails = (await club.deliver()).filter(({ to }) => to.includes(guardians[0]!.email));
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^The club keeps the record of/)]);
    expect((await apis[0]!.get('/api/children')).body[0]).not.toHaveProperty('erasureRequest');
  });

  it('is one of the child, not of another family, nor a restricted one', async () => {
    const { child, guardians } = await buildFamily(club, 2);
    const stranger = await club.signIn((await aVerifiedParent(club)).email);
    expect((await ask(stranger, child)).status).toBe(404);
    expect((await stranger.delete(`/api/children/${child.id}/erasure-request`)).status).toBe(404);
    await admin.patch(`/api/children/${child.id}/guardians/${guardians[1]!.id}`, { isRestricted: true });
    const barred = await club.signIn(guardians[1]!.email);
    expect((await ask(barred, child)).status).toBe(404);
    expect((await barred.delete(`/api/children/${child.id}/erasure-request`)).status).toBe(404);
  });

  it('may leave before: the request stays', async () => {
    const { child, guardians, apis } = await buildFamily(club, 1);
    await ask(apis[0]!, child);
    const { body } = await admin.get(`/api/users/${guardians[0]!.id}/deletion`);
    expect(body.children).toMatchObject([{ name: child.name, isErasureRequested: true }]);
    await club.deliver();
    expect(await tablesWith(guardians[0]!.fullName)).toContain('mails');
    expect((await admin.delete(`/api/users/${guardians[0]!.id}`)).status).toBe(204);
    expect(await tablesWith(guardians[0]!.fullName)).not.toContain('mails');
    const { body: requests } = await admin.get('/api/children/erasure-requests');
    expect(requests).toContainEqual(expect.objectContaining({ childId: child.id, requestedBy: [], waitsFor: [] }));
  });
});
