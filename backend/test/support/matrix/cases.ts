import { type Role, tally } from './matrix.ts';
import { type World } from './world.ts';
import { announcementCases } from './cases.announcements.ts';
import { eventCases } from './cases.events.ts';
import { childCases } from './cases.children.ts';
import { secure } from './requests.factors.ts';
import { feedCases } from './cases.feeds.ts';
import { familyCases } from './cases.families.ts';
import { importCases } from './cases.import.ts';
import { peopleCases } from './cases.people.ts';
import { newChild, registration } from './requests.ts';
import { buildChild } from '../factories.ts';
import { testPassword } from '../club-app.ts';

/** Runs a case and returns its status, or its statuses as `tally` writes them. */
export type Case = (world: World, role: Role) => Promise<string>;

const hour = 60 * 60 * 1000;
const login = (world: World, role: Role, password = testPassword) => ({
  username: role === 'anonymous' ? world.people['parent-own'].email : world.people[role].email,
  password,
});

/** Every case of the matrix except the default, by its id and name. */
export const cases: Record<string, Case> = {
  ...announcementCases,
  ...eventCases,
  ...peopleCases,
  ...childCases,
  ...familyCases,
  ...feedCases,
  ...importCases,
  'A01 session of deactivated user': async (world, role) => {
    const api = await world.as(role);
    await world.club.database.query('UPDATE users SET is_active = false WHERE id = $1', [
      world.people['parent-own'].id,
    ]);
    return tally([(await api.get('/api/auth/me')).status]);
  },
  'A01 session idle or absolute lifetime exceeded': async (world, role) => {
    const idle = await world.as(role);
    await world.club.database.query(`UPDATE sessions SET expire = now() - interval '1 second'`);
    const absolute = await world.as(role);
    const month = 30 * 24 * hour;
    await world.club.database.query(
      `UPDATE sessions SET sess = jsonb_set(sess, '{startedAt}', to_jsonb($1::bigint)) WHERE expire > now()`,
      [Date.now() - month - hour],
    );
    const statuses = [(await idle.get('/api/auth/me')).status, (await absolute.get('/api/auth/me')).status];
    return tally([...new Set(statuses)]);
  },
  'A02 wrong password': async (world, role) =>
    tally([(await world.club.guest().post('/api/auth/login', login(world, role, 'wrong password'))).status]),
  'A02 right password of an account with a second factor': async (world, role) => {
    await secure(world, world.people['parent-own'].id);
    const api = world.club.guest();
    const { status, body } = await api.post('/api/auth/login', login(world, role));
    expect([body.secondFactor, api.session]).toEqual([true, '']);
    return tally([status]);
  },
  'A01 required second factor is missing': async (world, role) => {
    const api = await world.as(role);
    Object.assign(world.club.settings, { requireSecondFactor: 'admins' });
    const { status, body } = await api.get('/api/auth/me');
    expect([body.needsSecondFactor, (await api.get('/api/users')).status]).toEqual([true, 403]);
    Object.assign(world.club.settings, { requireSecondFactor: 'none' });
    return tally([status]);
  },
  'A02 unknown email': async ({ club }) =>
    tally([
      (await club.guest().post('/api/auth/login', { username: 'nobody@families.example', password: 'x' })).status,
    ]),
  'A02 deactivated account': async (world, role) => {
    await world.club.database.query('UPDATE users SET is_active = false WHERE id = $1', [
      world.people['parent-own'].id,
    ]);
    return tally([(await world.club.guest().post('/api/auth/login', login(world, role))).status]);
  },
  'A02 11th failure for account+IP in 15 min': async ({ limitedClub, people }) => {
    const statuses = new Set<number>();
    for (const username of ['nobody@families.example', people['parent-own'].email]) {
      const wrong = () => limitedClub.guest().post('/api/auth/login', { username, password: 'wrong' });
      for (let failure = 1; failure <= 10; failure++) expect((await wrong()).status).toBe(401);
      const refused = await wrong();
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      statuses.add(refused.status);
    }
    return tally([...statuses]);
  },
  'A02 Origin of a foreign site': async (world, role) => {
    const headers = { origin: 'https://attacker.example' };
    return tally([(await world.club.guest().post('/api/auth/login', login(world, role), { headers })).status]);
  },
  'A02 text/plain or form body': async ({ club }) => {
    const send = (type: string) =>
      club.guest().post('/api/auth/login', undefined, { raw: 'a=b', headers: { 'content-type': type } });
    const statuses = [(await send('text/plain')).status, (await send('application/x-www-form-urlencoded')).status];
    return tally([...new Set(statuses)]);
  },
  'A02 missing field': async ({ club }) =>
    tally([(await club.guest().post('/api/auth/login', { username: 'a@b.example' })).status]),
  'A03 body carries isAdmin=true or isCoach=true or id': async ({ club }) => {
    const asked = { ...registration(`eager${Date.now()}@families.example`), id: 1, isAdmin: true, isCoach: true };
    const { status, body } = await club.guest().post('/api/auth/register', asked);
    expect(body).toMatchObject({ isParent: true, isCoach: false, isAdmin: false });
    expect(body.id).not.toBe(1);
    return tally([status]);
  },
  'A03 email already registered (any letter case)': async ({ club, people }) => {
    const again = registration(people['parent-own'].email.toUpperCase());
    const { status, body } = await club.guest().post('/api/auth/register', again);
    expect(body.message).toBe('An account with this email already exists. Try signing in instead.');
    return tally([status]);
  },
  'A03 51st registration from one IP in an hour': async ({ limitedClub }) => {
    const register = (n: number) =>
      limitedClub.guest().post('/api/auth/register', registration(`new${n}@families.example`));
    const statuses: number[] = [];
    // Ten at a time, because more than about 40 at once are refused for that reason.
    for (let from = 0; from < 50; from += 10) {
      const some = await Promise.all(Array.from({ length: 10 }, (_, n) => register(from + n)));
      statuses.push(...some.map(({ status }) => status));
    }
    expect(tally(statuses)).toBe('50x201');
    const refused = await register(50);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    return tally([refused.status]);
  },
  'C03 same name and date of birth already own': async (world, role) => {
    const api = await world.as(role);
    const { name, dateOfBirth, id } = world.child;
    const { status, body } = await api.post('/api/children', { name: ` ${name.toUpperCase()} `, dateOfBirth });
    expect(body).toMatchObject({
      message: 'You have already added this child',
      action: 'view-existing',
      duplicateChildId: id,
    });
    return tally([status]);
  },
  'C03 same name and date of birth in the club': async (world, role) => {
    const api = await world.as(role);
    const unclaimed = await buildChild(world.club);
    const claimed = await buildChild(world.club, { guardian: world.people['parent-other'] });
    const statuses = [];
    for (const { name, dateOfBirth, id } of [unclaimed, claimed]) {
      const { status, body } = await api.post('/api/children', { name, dateOfBirth });
      expect(body).toMatchObject({
        message: 'Child already exists in the system',
        action: 'claim-existing',
        duplicateChildId: id,
      });
      statuses.push(status);
    }
    return tally([...new Set(statuses)]);
  },
  "C03 coach sends another's parentId": async (world, role) => {
    const api = await world.as(role);
    return tally([
      (await api.post('/api/children', { ...newChild(), parentId: world.people['parent-own'].id })).status,
    ]);
  },
  'C03 age outside 3-19 on the given day (parents)': async (world, role) => {
    const api = await world.as(role);
    const year = new Date().getUTCFullYear();
    const tooYoung = await api.post('/api/children', { ...newChild(), dateOfBirth: `${year - 2}-01-01` });
    const tooOld = await api.post('/api/children', { ...newChild(), dateOfBirth: `${year - 21}-01-01` });
    expect(tooYoung.body.message).toBe('Child must be between 3 and 19 years old');
    return tally([...new Set([tooYoung.status, tooOld.status])]);
  },
  'C03 dateOfBirth 2026-02-30 or 20260230 or 2026-W05-3': async (world, role) => {
    const api = await world.as(role);
    const statuses = new Set<number>();
    for (const dateOfBirth of ['2026-02-30', '20260230', '2026-W05-3']) {
      statuses.add((await api.post('/api/children', { ...newChild(), dateOfBirth })).status);
    }
    return tally([...statuses]);
  },
  'T01 archived=true': async (world, role) =>
    tally([(await (await world.as(role)).get('/api/teams?archived=true')).status]),
  'T02 unknown id': async (world, role) => tally([(await (await world.as(role)).get('/api/teams/2147483647')).status]),
  'T07 already a member': async (world, role) => {
    const api = await world.as(role);
    const member = { teamId: world.team.id, childId: (await buildChild(world.club)).id };
    const twice = await Promise.all([api.post('/api/team-members', member), api.post('/api/team-members', member)]);
    expect(tally(twice.map(({ status }) => status).sort())).toBe('1x201 1x409');
    return tally([(await api.post('/api/team-members', member)).status]);
  },
  'T07 unregistered child': async (world, role) => {
    const child = await buildChild(world.club, { isRegistered: false });
    return tally([
      (await (await world.as(role)).post('/api/team-members', { teamId: world.team.id, childId: child.id })).status,
    ]);
  },
};
