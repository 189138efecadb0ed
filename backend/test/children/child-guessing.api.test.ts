import { Housekeeping } from '../../src/housekeeping/housekeeping.ts';
import { note, times } from '../faults/size.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { anAdmin, aParent, buildChild } from '../support/factories.ts';
import { type Child } from '../../src/children/child.entity.ts';

let club: ClubApp;
beforeAll(async () => {
  club = await startClub({ rateLimits: true, trustProxy: 1 });
});
beforeEach(() => club.database.query('DELETE FROM rate_limits; DELETE FROM child_tries; DELETE FROM locked_names'));
afterAll(() => club.close());

let counter = 0;
/** A new word each time, so that no two names are similar. */
const word = () => String(++counter).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)]!.repeat(3));
const year = new Date().getUTCFullYear() - 9;
const days = Array.from({ length: 365 }, (_, at) => new Date(Date.UTC(year, 0, at + 1)).toISOString().slice(0, 10));
const address = (n: number) => ({ headers: { 'x-forwarded-for': `192.0.2.${n}` } });

/** A parent without children. Not registered through the API, which would hash a password at full cost each time. */
const stranger = async (): Promise<Api> => club.signIn((await aParent(club)).email);
const search = (api: Api, { name, dateOfBirth }: Pick<Child, 'name' | 'dateOfBirth'>, from = 1) =>
  api.post('/api/children/search', { name, dateOfBirth }, address(from));
const add = (api: Api, { name, dateOfBirth }: Pick<Child, 'name' | 'dateOfBirth'>, from = 1) =>
  api.post('/api/children', { name, dateOfBirth }, address(from));
const aChild = (fields: Partial<Child> = {}) =>
  buildChild(club, { name: `Leo ${word()}`, dateOfBirth: days[363], ...fields });
const admin = async () => club.signIn((await anAdmin(club)).email);

// Covers S6, ASVS 2.4.1.
describe('A stranger who knows a child’s name', () => {
  it('cannot find the date of birth by adding the child with every day of a year', async () => {
    const child = await aChild();
    const api = await stranger();
    const statuses = [];
    for (const day of days) statuses.push((await add(api, { name: child.name, dateOfBirth: day })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toEqual([]);
  });

  it('cannot find the date of birth by searching for every day of a year at once', async () => {
    const child = await aChild();
    const api = await stranger();
    const responses = await Promise.all(days.map((dateOfBirth) => search(api, { name: child.name, dateOfBirth })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(360);
    expect((await search(api, child)).status).toBe(429);
    expect((await add(api, child)).status).toBe(429);
  });

  it('cannot claim a child by its id without a search', async () => {
    const count = times(100, 1000);
    const ids: { id: number }[] = await club.database.query(
      `INSERT INTO children (name, folded_name, date_of_birth)
       SELECT name, name, $1 FROM (SELECT 'unclaimed ' || n AS name FROM generate_series(1, $2) n) names RETURNING id`,
      [days[363], count],
    );
    const api = await stranger();
    const statuses = new Set<number>();
    for (const { id } of ids) statuses.add((await api.post(`/api/children/${id}/claim`)).status);
    expect([...statuses]).toEqual([403]);
    const [{ guardians }] = await club.database.query(
      `SELECT count(*) AS guardians FROM guardianships g JOIN children c ON c.id = g.child_id WHERE c.name LIKE 'unclaimed %'`,
    );
    expect(guardians).toBe(0);
    note('S6', `0 of ${count} children claimed by id without a search`);
  });

  it('cannot find the date of birth with many accounts, addresses and spellings at once', async () => {
    const child = await aChild({ name: `Leonora ${word()}` });
    const spellings = [child.name, child.name.replace('Leo', 'Lea'), child.name.replace('ora', 'oro')];
    const apis = await Promise.all(Array.from({ length: 20 }, stranger));
    const attempts = apis.flatMap((api, n) =>
      [0, 1, 2].map((at) => search(api, { name: spellings[at]!, dateOfBirth: days[n * 3 + at]! }, n)),
    );
    await Promise.all(attempts);
    const late = await stranger();
    expect((await search(late, child, 99)).body.child).toBeNull();
    expect((await add(await stranger(), child, 99)).status).toBe(429);
  });

  it('gets the same responses for a name that the club does not know', async () => {
    const [known, unknown] = [await aChild(), { name: `Leo ${word()}`, dateOfBirth: days[363]! }];
    const results = await Promise.all(
      [known, unknown].map(async ({ name }) => {
        const [one, other] = [await stranger(), await stranger()];
        const responses = [];
        for (let n = 0; n < 5; n++)
          responses.push(await search(one, { name: name.replace('Leo', 'Lea'), dateOfBirth: days[n]! }));
        for (let n = 5; n < 13; n++) responses.push(await add(other, { name, dateOfBirth: days[n]! }));
        return responses.map(({ status, body }) => [status, body.message, body.child]);
      }),
    );
    expect(results[0]).toEqual(results[1]);
    expect(results[0]!.map(([status]) => status)).toEqual([
      ...Array(5).fill(200),
      ...Array(5).fill(201),
      429,
      429,
      429,
    ]);
  });
});

describe('An account', () => {
  it('has twenty attempts a day, and every added child consumes one', async () => {
    const api = await stranger();
    const nextAdd = () => add(api, { name: `New ${word()}`, dateOfBirth: days[0]! });
    for (let n = 0; n < 12; n++) expect((await nextAdd()).status).toBe(201);
    expect((await nextAdd()).status).toBe(409);
    await club.database.query('UPDATE users SET child_misses = 0');
    for (let n = 0; n < 8; n++) {
      await club.database.query(`DELETE FROM rate_limits WHERE key LIKE 'childSearch:%'`);
      expect((await search(api, { name: `No ${word()}`, dateOfBirth: days[0]! })).status).toBe(200);
    }
    const refused = await nextAdd();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await search(api, await aChild())).status).toBe(429);
  });

  it('has thirty attempts without a match in its life, until an admin reopens its search', async () => {
    const api = await stranger();
    const { body: me } = await api.get('/api/auth/me');
    for (let n = 0; n < 30; n++) {
      await club.database.query('DELETE FROM rate_limits');
      expect((await search(api, { name: `No ${word()}`, dateOfBirth: days[0]! })).status).toBe(200);
    }
    await club.database.query('DELETE FROM rate_limits');
    const child = await aChild();
    for (const refused of [await search(api, child), await add(api, child)]) {
      expect(refused.status).toBe(429);
      expect(refused.body.message).toBe('Too many attempts. Please ask an admin of your club to reopen your search.');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const staff = await admin();
    const isClosed = async () =>
      (await staff.get('/api/users')).body.find(({ id }: { id: number }) => id === me.id).isSearchClosed;
    expect(await isClosed()).toBe(true);
    const { status, body } = await staff.post(`/api/users/${me.id}/reopen-search`);
    expect([status, body.isSearchClosed, await isClosed()]).toEqual([200, false, false]);
    expect((await search(api, child)).body.child.id).toBe(child.id);
  });

  it('consumes no attempt when a search finds the child', async () => {
    const api = await stranger();
    for (let n = 0; n < 25; n++) {
      const child = await aChild();
      expect((await search(api, child)).body.child.id).toBe(child.id);
    }
  });

  it('consumes a search when adding a child reveals that it is registered', async () => {
    const child = await aChild();
    const api = await stranger();
    for (let n = 0; n < 5; n++) expect((await add(api, child)).status).toBe(409);
    expect((await search(api, await aChild())).status).toBe(429);
    expect((await add(api, { name: `New ${word()}`, dateOfBirth: days[0]! })).status).toBe(429);
  });

  it('consumes every attempt to correct a name or date of birth, whatever comes of it', async () => {
    const child = await aChild();
    const api = await stranger();
    const own = (await add(api, { name: `Own ${word()}`, dateOfBirth: days[0]! })).body;
    const correct = (fields: object) => api.patch(`/api/children/${own.id}`, fields);
    const { name } = child;
    expect((await correct({ name, dateOfBirth: days[0] })).status).toBe(200);
    expect((await correct({ dateOfBirth: child.dateOfBirth })).status).toBe(409);
    expect((await correct({ dateOfBirth: days[1], version: 1 })).status).toBe(409);
    expect((await correct({ dateOfBirth: '1990-01-01' })).status).toBe(400);
    expect((await correct({ ageGroup: 'U12', name })).status).toBe(403);
    expect((await correct({ name, dateOfBirth: child.dateOfBirth })).status).toBe(429);
    expect((await search(api, await aChild())).status).toBe(429);
    expect((await correct({ shortName: 'Lulu' })).status).toBe(200);
  });

  it('corrects own children twenty times a day, because each correction mails the other guardians', async () => {
    const api = await stranger();
    const { id } = (await add(api, { name: `Own ${word()}`, dateOfBirth: days[0]! })).body;
    const statuses = [];
    for (let n = 0; n < 21; n++) statuses.push((await api.patch(`/api/children/${id}`, { shortName: word() })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect((await api.get(`/api/children/${id}/corrections`)).body).toHaveLength(20);
  });

  it('cannot find a date of birth by correcting an own child, with however many accounts', async () => {
    const child = await aChild();
    const statuses = [];
    for (let n = 0; n < 5; n++) {
      await club.database.query(`DELETE FROM rate_limits WHERE key LIKE 'registration:%'`);
      const api = await stranger();
      const { id } = (await add(api, { name: `Own ${word()}`, dateOfBirth: days[0]! })).body;
      for (let day = 0; day < 4; day++)
        statuses.push(
          (await api.patch(`/api/children/${id}`, { name: child.name, dateOfBirth: days[100 + n * 4 + day] })).status,
        );
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(10).fill(429)]);
  });

  it('of a coach has unlimited attempts', async () => {
    const api = await stranger();
    await club.database.query('UPDATE users SET is_coach = true');
    for (let n = 0; n < 12; n++) {
      expect((await search(api, { name: 'Nobody Known', dateOfBirth: days[n]! })).status).toBe(200);
      expect((await add(api, { name: 'Somebody New', dateOfBirth: days[n]! })).status).toBe(201);
    }
    await club.database.query('UPDATE users SET is_coach = false');
  });
});

it('An address has three hundred attempts without a match a day over all accounts, and added children do not count', async () => {
  const child = await aChild();
  for (let n = 0; n < 60; n++) {
    const api = await stranger();
    const missed = await Promise.all(
      [0, 1, 2, 3].map(() => search(api, { name: `No ${word()}`, dateOfBirth: days[0]! })),
    );
    expect([...missed, await add(api, child)].map(({ status }) => status)).toEqual([200, 200, 200, 200, 409]);
  }
  const api = await stranger();
  expect((await search(api, await aChild())).status).toBe(429);
  expect((await search(api, await aChild(), 2)).status).toBe(200);
  await club.database.query('DELETE FROM rate_limits');
  for (let n = 0; n < 31; n++) {
    const family = await stranger();
    const added = await Promise.all([1, 2, 3].map(() => add(family, { name: `New ${word()}`, dateOfBirth: days[0]! })));
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201]);
  }
  expect((await search(api, await aChild())).status).toBe(200);
});

it('A search that finds a similar name is an attempt for every other name that it could mean', async () => {
  const child = await aChild({ name: `Matteo ${word()}` });
  const decoy = child.name.replace('Matteo', 'Mattea');
  const found = [];
  for (let n = 0; n < 11; n++) {
    await buildChild(club, { name: decoy, dateOfBirth: days[n] });
    found.push((await search(await stranger(), { name: child.name, dateOfBirth: days[n]! })).body.child?.name);
  }
  expect(found).toEqual([...Array<string>(10).fill(decoy), undefined]);
  expect((await search(await stranger(), child)).body.child).toBeNull();
});

describe('A locked name', () => {
  const lock = async (name: string) => {
    for (let n = 0; n < 10; n += 5) {
      const api = await stranger();
      for (let at = n; at < n + 5; at++) await search(api, { name, dateOfBirth: days[at]! });
    }
  };

  it('is shown to admins, who can unlock it', async () => {
    const child = await aChild();
    const near = child.name.replace('Leo', 'Lea');
    await lock(near);
    const staff = await admin();
    const { body } = await staff.get('/api/locked-names');
    const shown = body.map(({ name, tries }: { name: string; tries: number }) => [name, tries]);
    // The registered child's name replaces the name that was typed.
    expect(shown).toEqual([[child.name, 10]]);
    expect((await search(await stranger(), child)).body.child).toBeNull();

    const { id } = body.find(({ name }: { name: string }) => name === child.name);
    expect((await staff.delete(`/api/locked-names/${id}`)).status).toBe(204);
    expect((await staff.delete(`/api/locked-names/${id}`)).status).toBe(204);
    const acts = await club.database.query(`SELECT FROM audit_log WHERE action = 'locked-name.unlock'`);
    expect(acts).toHaveLength(1);
    expect((await staff.get('/api/locked-names')).body).toEqual([]);
    expect((await search(await stranger(), child)).body.child.id).toBe(child.id);
  });

  it('is shown once for all its misspellings, and as it was typed if there is no such child', async () => {
    const unknown = `Nobody ${word()}`;
    for (let n = 0; n < 3; n++) await lock(unknown.replace('Nobody', ['Nobody', 'Nobodi', 'Nobode'][n]!));
    const { body } = await (await admin()).get('/api/locked-names');
    expect(body.map(({ name }: { name: string }) => name)).toEqual([unknown]);
  });

  it('is unlocked after a day', async () => {
    const child = await aChild();
    await lock(child.name);
    const refused = await add(await stranger(), child);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe(
      'Too many people have tried this name today. Please ask an admin of your club to add the child.',
    );
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
    await club.database.query(`
      UPDATE child_tries SET tried_at = tried_at - interval '24 hours';
      UPDATE locked_names SET locked_at = locked_at - interval '24 hours'`);
    expect((await search(await stranger(), child)).body.child.id).toBe(child.id);
    expect((await (await admin()).get('/api/locked-names')).body).toEqual([]);
    // Attempts older than 60 days are deleted.
    const count = async () => (await club.database.query('SELECT count(*) FROM child_tries'))[0].count;
    expect(await count()).toBe(10);
    await club.database.query(`UPDATE child_tries SET tried_at = tried_at - interval '60 days'`);
    await club.app.get(Housekeeping).clean();
    expect(await count()).toBe(0);
  });
});
