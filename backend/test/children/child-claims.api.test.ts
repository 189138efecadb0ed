import { editDistance } from '@touchline/domain';
import fc from 'fast-check';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import {
  aCoach,
  anAdmin,
  aParent,
  buildAvailability,
  buildChild,
  buildEvent,
  buildTeam,
} from '../support/factories.ts';

let club: ClubApp;
beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());

const parentApi = async () => club.signIn((await aParent(club)).email);
const adminApi = async () => club.signIn((await anAdmin(club)).email);
const search = (api: Api, name: string, dateOfBirth: string) => api.post('/api/children/search', { name, dateOfBirth });
const noMatch = { child: null, message: "We couldn't find your child. Please contact an administrator." };
let births = 0;
const birthday = () => new Date(Date.UTC(2009, 0, ++births)).toISOString().slice(0, 10);

describe('Searching for a child', () => {
  it('finds the name whatever its case, width and spaces, and returns nothing else about the child', async () => {
    const child = await buildChild(club, { name: 'Zoë Straße', dateOfBirth: birthday() });
    const { status, body } = await search(await parentApi(), '  zoë   ＳＴＲＡＳＳＥ ', child.dateOfBirth);
    expect([status, body]).toEqual([200, { child: { id: child.id, name: 'Zoë Straße' }, action: 'claim-existing' }]);
  });

  it('returns a possible match if two letters differ, and none if three do', async () => {
    const child = await buildChild(club, { name: 'Catherine Miller', dateOfBirth: birthday() });
    const api = await parentApi();
    const possible = await search(api, 'Katherine Millar', child.dateOfBirth);
    expect(possible.body).toMatchObject({
      child: { id: child.id },
      message: expect.stringContaining('Possible match'),
    });
    expect((await search(api, 'Katharine Millar', child.dateOfBirth)).body).toEqual(noMatch);
    expect((await search(api, 'Catherine Miller', birthday())).body).toEqual(noMatch);
  });

  it('requires the exact name if it has fewer than five letters', async () => {
    const child = await buildChild(club, { name: 'Li Wu', dateOfBirth: birthday() });
    expect((await search(await parentApi(), 'Li Wo', child.dateOfBirth)).body).toEqual(noMatch);
    expect((await search(await parentApi(), 'LI WU', child.dateOfBirth)).body.child).toEqual({
      id: child.id,
      name: 'Li Wu',
    });
  });

  it('prefers the exact name, and returns no match if two names are similar', async () => {
    const dateOfBirth = birthday();
    const anna = await buildChild(club, { name: 'Anna Bauer', dateOfBirth });
    await buildChild(club, { name: 'Anne Bauer', dateOfBirth });
    expect((await search(await parentApi(), 'Anna Bauer', dateOfBirth)).body.child.id).toBe(anna.id);
    expect((await search(await parentApi(), 'Anni Bauer', dateOfBirth)).body).toEqual(noMatch);
  });

  it('never finds claimed or unregistered children', async () => {
    const dateOfBirth = birthday();
    const claimed = await buildChild(club, { guardian: await aParent(club), dateOfBirth });
    const removed = await buildChild(club, { name: 'Removed Person', isRegistered: false, dateOfBirth });
    for (const { name } of [claimed, removed]) {
      expect((await search(await parentApi(), name, dateOfBirth)).body).toEqual(noMatch);
    }
  });

  it.each([
    [{ name: 'A', dateOfBirth: '2014-01-01' }, { name: 'Name must be at least 2 characters' }],
    [{ name: 'Anna' }, { dateOfBirth: 'Date of birth is required' }],
    [{ name: 'Anna', dateOfBirth: '2026-02-30' }, { dateOfBirth: 'Invalid date' }],
  ])('rejects %j', async (body, errors) => {
    const response = await (await parentApi()).post('/api/children/search', body);
    expect([response.status, response.body.errors]).toEqual([400, errors]);
  });

  it('accepts the longest names, whose folded form is even longer', async () => {
    const api = await parentApi();
    expect((await search(api, 'ΐ'.repeat(100), '2014-05-04')).status).toBe(200);
  });

  it('measures edit distance in the database as libs/domain does', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'aeiénß ж👧'), maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(word, word, async (one, other) => {
        const [{ distance }] = await club.database.query(
          'SELECT levenshtein_less_equal($1::text, $2::text, 2) AS distance',
          [one, other],
        );
        expect(Math.min(distance, 3)).toBe(Math.min(editDistance(one, other), 3));
      }),
      { numRuns: 300 },
    );
  });

  it('uses the index on the date of birth', async () => {
    const client = club.database.createQueryRunner();
    await client.query('SET enable_seqscan = off');
    const plan = await client.query(
      `EXPLAIN SELECT id FROM children c WHERE c.date_of_birth = '2014-05-04' AND c.is_registered
         AND levenshtein_less_equal(left(c.folded_name, 255), 'mia keller', 2) <= 2`,
    );
    await client.query('RESET enable_seqscan');
    await client.release();
    expect(JSON.stringify(plan)).toContain('children_birth_and_name');
  });
});

describe('Claiming a child', () => {
  // Covers S6, ASVS 2.3.1.
  it('requires a match from the last ten minutes', async () => {
    const child = await buildChild(club, { dateOfBirth: birthday() });
    const api = await parentApi();
    await search(api, child.name, child.dateOfBirth);
    await club.database.query(`UPDATE found_children SET found_at = now() - interval '601 seconds'`);
    expect((await api.post(`/api/children/${child.id}/claim`)).status).toBe(403);
    await search(api, child.name, child.dateOfBirth);
    expect((await api.post(`/api/children/${child.id}/claim`)).body).toEqual({ message: 'Child claimed successfully' });
    expect((await api.get('/api/children')).body).toMatchObject([{ id: child.id }]);
  });

  it('is possible after an attempt to add it found it registered without a guardian', async () => {
    const year = new Date().getUTCFullYear() - 9;
    const child = await buildChild(club, { name: 'Known Already', dateOfBirth: `${year}-01-02` });
    const [first, second] = [await parentApi(), await parentApi()];
    for (const api of [first, second]) {
      const { body } = await api.post('/api/children', { name: child.name, dateOfBirth: child.dateOfBirth });
      expect(body).toMatchObject({ duplicateChildId: child.id, action: 'claim-existing' });
    }
    expect((await first.post(`/api/children/${child.id}/claim`)).status).toBe(200);
    expect((await second.post(`/api/children/${child.id}/claim`)).status).toBe(409);
    const third = await parentApi();
    await third.post('/api/children', { name: child.name, dateOfBirth: child.dateOfBirth });
    expect((await third.post(`/api/children/${child.id}/claim`)).status).toBe(409);
  });

  // Covers S6, ASVS 2.3.1.
  it('requires a match from the same session', async () => {
    const child = await buildChild(club, { dateOfBirth: birthday() });
    const parent = await aParent(club);
    const api = await club.signIn(parent.email);
    await search(api, child.name, child.dateOfBirth);
    await api.post('/api/auth/logout');
    expect(await club.database.query('SELECT FROM found_children WHERE child_id = $1', [child.id])).toEqual([]);
    expect((await (await club.signIn(parent.email)).post(`/api/children/${child.id}/claim`)).status).toBe(403);
  });

  it('succeeds for each of several simultaneous requests, and is audited once', async () => {
    const child = await buildChild(club, { dateOfBirth: birthday() });
    const api = await parentApi();
    await search(api, child.name, child.dateOfBirth);
    const claims = await Promise.all(Array.from({ length: 8 }, () => api.post(`/api/children/${child.id}/claim`)));
    expect(new Set(claims.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await club.database.query(`SELECT FROM audit_log WHERE action = 'child.claim' AND subject_id = $1`, [
      child.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('while it is being removed never leaves an unregistered child with a guardian', async () => {
    const admin = await adminApi();
    for (let round = 0; round < 10; round++) {
      const child = await buildChild(club, { dateOfBirth: birthday() });
      const api = await parentApi();
      await search(api, child.name, child.dateOfBirth);
      const [claim, removal] = await Promise.all([
        api.post(`/api/children/${child.id}/claim`),
        admin.delete(`/api/children/${child.id}/remove`),
      ]);
      expect([removal.status, [200, 404].includes(claim.status)]).toEqual([200, true]);
      expect(await club.database.query('SELECT FROM guardianships WHERE child_id = $1', [child.id])).toEqual([]);
    }
  });
});

describe('Assigning a parent', () => {
  it('makes that parent the primary guardian, keeps the others, and 0 or null leave none', async () => {
    const [before, after] = [await aParent(club), await aParent(club)];
    const child = await buildChild(club, { guardian: before });
    const admin = await adminApi();
    const assign = (parentId: unknown) => admin.post(`/api/children/${child.id}/assign-parent`, { parentId });
    expect((await assign(after.id)).body).toMatchObject({ id: child.id, parentId: after.id });
    expect((await (await club.signIn(before.email)).get('/api/children')).body).toMatchObject([{ parentId: after.id }]);
    for (const nobody of [0, null]) {
      await assign(after.id);
      expect((await assign(nobody)).body.parentId).toBeNull();
    }
    expect((await assign(undefined)).body.errors).toEqual({ parentId: 'Please select a parent' });
    expect((await admin.post('/api/children/2147483647/assign-parent', { parentId: null })).status).toBe(404);
  });
});

describe('Removing a child', () => {
  const dateOfBirth = `${new Date().getUTCFullYear() - 10}-02-03`;

  /** A child with a guardian and a response that an admin has removed. */
  async function aRemovedChild() {
    const team = await buildTeam(club);
    const fields = { name: `Comes Back${team.id}`, dateOfBirth, ageGroup: 'U19' };
    const child = await buildChild(club, { ...fields, guardian: await aParent(club), team });
    const event = await buildEvent(club, { relevanceType: 'all' });
    await buildAvailability(club, { eventId: event.id, childId: child.id });
    const admin = await adminApi();
    return { team, child, admin, removed: await admin.delete(`/api/children/${child.id}/remove`) };
  }

  it('ends its team memberships', async () => {
    const { team, child, admin, removed } = await aRemovedChild();
    expect(removed).toMatchObject({ status: 200, body: { message: 'Child has been removed successfully' } });
    expect((await admin.get(`/api/teams/${team.id}`)).body.memberCount).toBe(0);
    expect((await admin.delete(`/api/children/${child.id}/remove`)).status).toBe(404);
  });

  it('keeps its responses', async () => {
    const { child } = await aRemovedChild();
    const kept = await club.database.query('SELECT is_available FROM availabilities WHERE child_id = $1', [child.id]);
    expect(kept).toEqual([{ is_available: true }]);
  });

  it('lets nobody who adds it again learn about the past', async () => {
    const { team, child, admin } = await aRemovedChild();
    const next = await aParent(club);
    const api = await club.signIn(next.email);
    const name = child.name.toLowerCase();
    const again = await api.post('/api/children', { name, dateOfBirth });
    expect([again.status, again.body]).toMatchObject([201, { name, parentId: next.id, teams: [] }]);
    expect(again.body.id).not.toBe(child.id);
    expect(again.body.ageGroup).not.toBe('U19');
    expect((await api.get('/api/dashboard/events')).body).toEqual([]);
    await admin.post('/api/team-members', { teamId: team.id, childId: again.body.id });
    const { body: events } = await api.get('/api/dashboard/events');
    const responses = events.flatMap(({ availabilities }: any) => availabilities);
    expect(responses).toContainEqual(expect.objectContaining({ childId: again.body.id, isAvailable: null }));
    expect(JSON.stringify(events)).not.toContain('true');
  });

  it('can be undone by an admin, without its teams and guardians', async () => {
    const team = await buildTeam(club);
    const born = birthday();
    const child = await buildChild(club, {
      name: 'Back Again',
      dateOfBirth: born,
      guardian: await aParent(club),
      team,
    });
    const admin = await adminApi();
    const list = async (path: string) => (await admin.get(path)).body.map(({ id }: { id: number }) => id);
    await admin.delete(`/api/children/${child.id}/remove`);
    expect(await list('/api/children/unregistered?q=back again')).toEqual([child.id]);
    const { status, body } = await admin.post(`/api/children/${child.id}/restore`);
    expect([status, body]).toMatchObject([200, { id: child.id, parentId: null, teams: [], isRegistered: true }]);
    expect((await admin.post(`/api/children/${child.id}/restore`)).status).toBe(200);
    expect(await list('/api/children/unregistered?q=back again')).toEqual([]);
    expect(await list('/api/children/all?q=back again')).toEqual([child.id]);
    const acts = await club.database.query(`SELECT FROM audit_log WHERE subject_id = $1 AND action = 'child.restore'`, [
      child.id,
    ]);
    expect(acts).toHaveLength(1);
    expect((await admin.post('/api/children/2147483647/restore')).status).toBe(404);
  });

  it('cannot be undone once a registered child has the same name and date of birth', async () => {
    const child = await buildChild(club, { name: 'Taken Over', dateOfBirth, isRegistered: false });
    await buildChild(club, { name: 'taken over', dateOfBirth });
    const { status, body } = await (await adminApi()).post(`/api/children/${child.id}/restore`);
    expect([status, body.message]).toEqual([409, 'A registered player has the same name and date of birth']);
  });

  it('by a coach ends the coach’s own guardianship, and is denied if there is none', async () => {
    const coach = await aCoach(club, { isParent: true });
    const [own, other] = [await buildChild(club, { guardian: coach }), await buildChild(club)];
    const api = await club.signIn(coach.email);
    expect((await api.delete(`/api/children/${own.id}/remove`)).status).toBe(200);
    expect((await api.delete(`/api/children/${other.id}/remove`)).status).toBe(403);
    expect((await api.delete(`/api/children/${other.id}/remove?as=parent`)).status).toBe(404);
    expect((await api.delete(`/api/children/${other.id}/remove?as=admin`)).status).toBe(400);
  });
});

it('GET /api/children/all searches by name and returns pages with the total number', async () => {
  for (const name of ['Quentin Alpha', 'Quentin Beta']) await buildChild(club, { name, dateOfBirth: birthday() });
  const { body, headers } = await (await adminApi()).get('/api/children/all?q=QUENTIN&limit=1&offset=1');
  expect([body.map(({ name }: { name: string }) => name), headers.get('x-total-count')]).toEqual([
    ['Quentin Beta'],
    '2',
  ]);
});
