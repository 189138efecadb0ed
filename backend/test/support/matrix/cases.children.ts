import { type Role, tally } from './matrix.ts';
import { type Case } from './cases.ts';
import { uniqueBirthday } from './requests.children.ts';
import { newChild, registration } from './requests.ts';
import { type World } from './world.ts';
import { type Api } from '../api.ts';
import { aParent, buildChild } from '../factories.ts';

const search = (api: Api, { name, dateOfBirth }: { name: string; dateOfBirth: string }) =>
  api.post('/api/children/search', { name, dateOfBirth });

/** A parent of the limited club, signed in. */
export async function limitedParent({ limitedClub }: World): Promise<Api> {
  // Another case of the matrix consumes all registrations.
  await limitedClub.database.query(`DELETE FROM rate_limits WHERE key LIKE 'registration:%'`);
  const api = limitedClub.guest();
  await api.post('/api/auth/register', registration(`searcher${Date.now()}@families.example`));
  return api;
}

/** Makes the coach lead the team, and counts as confirmed if somebody else did. */
async function appointCoach({ club: { database }, team, people }: World, isConfirmed: boolean): Promise<void> {
  await database.query('UPDATE teams SET lead_coach_id = $2 WHERE id = $1', [team.id, people.coach.id]);
  await database.query(
    'INSERT INTO coach_appointments (team_id, coach_id, confirmed_at) VALUES ($1, $2, CASE WHEN $3 THEN now() END)',
    [team.id, people.coach.id, isConfirmed],
  );
}

const lookUp = async (world: World, role: Role, { id } = world.child) =>
  (await world.as(role)).post(`/api/children/${id}/contact-lookups`);

export const childCases: Record<string, Case> = {
  'C14 name of an own child in a team': async (world, role) => {
    const api = await world.as(role);
    return tally([(await api.patch(`/api/children/${world.child.id}`, { name: 'Another Name' })).status]);
  },
  'C14 name and date of birth of another registered player': async (world, role) => {
    const { name, dateOfBirth } = await buildChild(world.club, { dateOfBirth: uniqueBirthday() });
    const api = await world.as(role);
    return tally([(await api.patch(`/api/children/${world.child.id}`, { name, dateOfBirth })).status]);
  },
  'C14 stale version': async (world, role) => {
    const api = await world.as(role);
    return tally([(await api.patch(`/api/children/${world.child.id}`, { shortName: 'Lulu', version: 9 })).status]);
  },
  'C11 confirmed coach of the team': async (world, role) => {
    await appointCoach(world, true);
    const { status, body } = await lookUp(world, role);
    expect(body).toEqual({ guardians: [{ fullName: world.people['parent-own'].fullName, phone: null }] });
    return tally([status]);
  },
  'C11 coach who made themselves coach of the team': async (world, role) => {
    await appointCoach(world, false);
    return tally([(await lookUp(world, role)).status]);
  },
  'C11 21st player in 24 hours': async (world, role) => {
    await appointCoach(world, true);
    for (let n = 0; n < 20; n++) {
      await world.club.database.query('INSERT INTO contact_lookups (child_id, looked_up_by) VALUES ($1, $2)', [
        (await buildChild(world.club)).id,
        world.people.coach.id,
      ]);
    }
    Object.assign(world.club.settings, { rateLimits: true });
    const { status, headers } = await lookUp(world, role);
    Object.assign(world.club.settings, { rateLimits: false });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    return tally([status]);
  },
  'C04 6th search without a match in 15 min or 21st in a day': async (world) => {
    const api = await limitedParent(world);
    const nobody = { name: 'Nobody Atall', dateOfBirth: '2014-01-01' };
    for (let n = 1; n <= 5; n++) expect((await search(api, nobody)).status).toBe(200);
    const refused = await search(api, nobody);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const patient = await limitedParent(world);
    const statuses = [];
    for (let n = 1; n <= 21; n++) {
      // As if a quarter of an hour passed between searches.
      await world.limitedClub.database.query(`DELETE FROM rate_limits WHERE key LIKE 'childSearch:%'`);
      statuses.push((await search(patient, nobody)).status);
    }
    expect(tally(statuses)).toBe('1x429 20x200');
    return tally([...new Set([refused.status, statuses.at(-1)!])]);
  },
  'C03 a 13th child': async (world, role) => {
    for (let n = 0; n < 11; n++) await buildChild(world.club, { guardian: world.people['parent-own'] });
    const added = await (await world.as(role)).post('/api/children', newChild());
    expect(added.body.message).toBe('An account has at most 12 children. Please ask an admin of your club.');
    return tally([added.status]);
  },
  'C03 the name was tried 10 times in 24 h without a match': async (world) => {
    const api = await limitedParent(world);
    const { name } = newChild();
    const statuses = [];
    for (let at = 0; at < 11; at++) {
      statuses.push((await api.post('/api/children', { name, dateOfBirth: uniqueBirthday(8) })).status);
    }
    expect(tally(statuses)).toBe('1x429 10x201');
    return tally([statuses.at(-1)!]);
  },
  'C04 31st try without a match in the life of the account': async (world) => {
    const api = await limitedParent(world);
    const statuses = [];
    for (let at = 0; at < 31; at++) {
      await world.limitedClub.database.query('DELETE FROM rate_limits');
      statuses.push((await search(api, { name: 'Nobody Atall', dateOfBirth: '2014-01-01' })).status);
    }
    expect(tally(statuses)).toBe('1x429 30x200');
    return tally([statuses.at(-1)!]);
  },
  'X34 a registered player has the same name and date of birth': async (world, role) => {
    const fields = { name: 'Same Person', dateOfBirth: uniqueBirthday() };
    const removed = await buildChild(world.club, { ...fields, isRegistered: false });
    await buildChild(world.club, fields);
    return tally([(await (await world.as(role)).post(`/api/children/${removed.id}/restore`)).status]);
  },
  'C05 found by search, then claimed by another parent': async (world, role) => {
    const api = await world.as(role);
    const child = await buildChild(world.club, { dateOfBirth: uniqueBirthday() });
    await search(api, child);
    const other = await world.as('parent-own');
    await search(other, child);
    expect((await other.post(`/api/children/${child.id}/claim`)).status).toBe(200);
    const { status, body } = await api.post(`/api/children/${child.id}/claim`);
    expect(body.message).toBe('This child has already been registered by another parent.');
    return tally([status]);
  },
  'C05 any id without a matching search in this session, unknown and claimed ones included': async (world, role) => {
    const api = await world.as(role);
    const unclaimed = await buildChild(world.club, { dateOfBirth: uniqueBirthday() });
    const removed = await buildChild(world.club, { isRegistered: false });
    // Found in another session of the same user.
    await search(await world.as(role), unclaimed);
    const ids = [unclaimed.id, removed.id, world.child.id, 2147483647];
    const responses = await Promise.all(ids.map((id) => api.post(`/api/children/${id}/claim`)));
    const bodies = new Set(responses.map(({ body: { correlationId: _, ...rest } }) => JSON.stringify(rest)));
    expect(bodies.size).toBe(1);
    return tally([...new Set(responses.map(({ status }) => status))]);
  },
  'C05 found by search, unregistered since': async (world, role) => {
    const api = await world.as(role);
    const child = await buildChild(world.club, { dateOfBirth: uniqueBirthday() });
    await search(api, child);
    expect((await (await world.as('admin')).delete(`/api/children/${child.id}/remove`)).status).toBe(200);
    return tally([(await api.post(`/api/children/${child.id}/claim`)).status]);
  },
  'C05 already own child': async (world, role) => {
    const api = await world.as(role);
    return tally([(await api.post(`/api/children/${world.child.id}/claim`)).status]);
  },
  'C05 200 claims at once': async ({ club }) => {
    const child = await buildChild(club, { dateOfBirth: uniqueBirthday() });
    const parents = await Promise.all(Array.from({ length: 200 }, () => aParent(club)));
    const apis = await Promise.all(parents.map(({ email }) => club.signIn(email)));
    for (const api of apis) expect((await search(api, child)).body.child).toEqual({ id: child.id, name: child.name });
    const responses = await Promise.all(apis.map((api) => api.post(`/api/children/${child.id}/claim`)));
    const audited = await club.database.query(
      `SELECT FROM audit_log WHERE action = 'child.claim' AND subject_id = $1`,
      [child.id],
    );
    expect(audited).toHaveLength(1);
    return tally(responses.map(({ status }) => status).sort());
  },
  'C06 parentId is not a parent account': async (world, role) => {
    const api = await world.as(role);
    const assign = (parentId: number) => api.post(`/api/children/${world.child.id}/assign-parent`, { parentId });
    const closed = await aParent(world.club, { isActive: false });
    const ids = [world.people.coach.id, closed.id, 2147483647];
    return tally([...new Set((await Promise.all(ids.map(assign))).map(({ status }) => status))]);
  },
  'C07 any guardian, admins and coaches included, with ?as=parent': async (world) => {
    const statuses = new Set<number>();
    for (const role of ['admin', 'coach', 'parent-other'] as const) {
      const child = await buildChild(world.club, { guardian: world.people[role], team: world.team });
      const api = await world.as(role);
      statuses.add((await api.delete(`/api/children/${child.id}/remove?as=parent`)).status);
      const { body } = await (await world.as('admin')).get('/api/children/all');
      const left = body.find(({ id }: { id: number }) => id === child.id);
      expect(left).toMatchObject({ parentId: null, isRegistered: true, teams: [{ id: world.team.id }] });
    }
    return tally([...statuses]);
  },
};
