import { limits } from '@touchline/domain';
import fc from 'fast-check';
import { type Child } from '../../src/children/child.entity.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp } from '../support/club-app.ts';
import { anAdmin, aParent, buildChild } from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let api: Api;
let admin: Api;
let adminEmail: string;
beforeAll(async () => {
  club = await startMailingClub({ rateLimits: true });
  api = await club.signIn((await aParent(club)).email);
  adminEmail = (await anAdmin(club)).email;
  admin = await club.signIn(adminEmail);
});
afterAll(() => club.close());
beforeEach(forget);

async function forget() {
  await club.database.query('DELETE FROM children; DELETE FROM child_tries; DELETE FROM locked_names');
  await newAccount(club);
}

/** As if the next attempt came from an account and an address that nobody has used. */
const newAccount = ({ database }: ClubApp) =>
  database.query('DELETE FROM rate_limits; UPDATE users SET child_misses = 0');
const pass = (days: number) =>
  club.database.query(
    `WITH tried AS (UPDATE child_tries SET tried_at = tried_at - $1 * interval '1 day')
     UPDATE locked_names SET locked_at = locked_at - $1 * interval '1 day'`,
    [days],
  );

const year = new Date().getUTCFullYear() - 9;
const birthdays = Array.from({ length: 365 }, (_, at) =>
  new Date(Date.UTC(year, 0, at + 1)).toISOString().slice(0, 10),
);
type Guess = Pick<Child, 'name' | 'dateOfBirth'>;
const search = async ({ name, dateOfBirth }: Guess) => {
  await newAccount(club);
  return api.post('/api/children/search', { name, dateOfBirth });
};
const add = async ({ name, dateOfBirth }: Guess) => {
  await newAccount(club);
  return api.post('/api/children', { name, dateOfBirth });
};
const lockedNames = async () => (await admin.get('/api/locked-names')).body;

/** Searches without a match, nine a day, which the limit of a day does not notice. */
async function tryFor(days: number, name: string) {
  for (let day = 0; day < days; day++) {
    for (let at = 0; at < 9; at++) await search({ name, dateOfBirth: birthdays[day * 9 + at]! });
    await pass(1);
  }
}
const most = 30;

// Covers S6, ASVS 2.4.1.
describe('A patient stranger who knows a child’s name and year of birth', () => {
  it('does not find the date of birth with nine searches a day, and admins see the name and are mailed once', async () => {
    const child = await buildChild(club, { name: 'Leonora Quist', dateOfBirth: birthdays[80] });
    await tryFor(3, child.name);
    expect(await lockedNames()).toEqual([]);
    await tryFor(7, child.name);
    const locked = { name: child.name, lastingSince: expect.stringMatching(/^\d{4}-.*Z$/) };
    expect(await lockedNames()).toMatchObject([locked]);
    expect((await search(child)).body).toEqual((await search({ ...child, name: 'Nobody Atall' })).body);
    const mails = (await club.deliver()).filter(({ to }) => to === adminEmail);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Somebody may be guessing the date of birth of Leonora Quist',
    ]);
    expect(mails[0]!.text).toContain('/admin/manage-children');
  });

  it('waits in vain: the lock stays until an admin ends it, who resets both windows', async () => {
    const child = await buildChild(club, { name: 'Leonora Quist', dateOfBirth: birthdays[364] });
    await tryFor(4, child.name);
    for (const days of [59, 2, 400]) {
      await pass(days);
      expect((await search(child)).body.child).toBeNull();
    }
    const refused = await add({ name: child.name, dateOfBirth: birthdays[300]! });
    expect([refused.status, refused.body.message, refused.headers.get('retry-after')]).toEqual([
      429,
      'Too many people have tried this name. Please ask an admin of your club to add the child.',
      '86400',
    ]);
    const [{ id }] = await lockedNames();
    expect((await admin.delete(`/api/locked-names/${id}`)).status).toBe(204);
    expect((await search(child)).body.child).toMatchObject({ id: child.id });
    for (let day = 0; day < 3; day++) {
      for (let at = 0; at < 9; at++) await search({ ...child, dateOfBirth: birthdays[at]! });
      await pass(1);
    }
    expect((await search(child)).body.child).toMatchObject({ id: child.id });
    // A second lock is a second mail.
    await club.deliver();
    await tryFor(1, child.name);
    expect((await club.deliver()).filter(({ to }) => to === adminEmail)).toHaveLength(1);
  });

  it('learns nothing from the end of a lock: it is the same for a name that the club does not know', async () => {
    const histories = [];
    for (const isRegistered of [true, false]) {
      await forget();
      const child = await buildChild(club, { name: 'Leonora Quist', dateOfBirth: birthdays[364], isRegistered });
      const learnt = [];
      for (const spelling of ['Leonore Quist', 'Leonora Quisd']) await tryFor(2, spelling);
      for (const days of [0, 61, 1]) {
        await pass(days);
        for (const name of ['Leonora Quist', 'Leonore Quist', 'Leo Quist']) {
          const { status, body } = await add({ name, dateOfBirth: birthdays[200 + days]! });
          learnt.push([name, days, status, body.message]);
          if (status === 201) await admin.delete(`/api/children/${body.id}/remove`);
        }
        learnt.push((await search({ ...child, dateOfBirth: birthdays[300]! })).body);
      }
      histories.push(learnt);
    }
    expect(histories[0]).toEqual(histories[1]);
    expect(JSON.stringify(histories[0])).toContain('Too many people have tried this name.');
  });

  it('tries at most 30 of 365 birthdays in a year, whenever and from however many accounts', async () => {
    // The n-th guess is right; a stranger makes up to ten guesses on days of their choice, and comes back after the year's end.
    const plans = fc.record({
      right: fc.oneof(fc.nat(most - 1), fc.integer({ min: most, max: 364 })),
      visits: fc.array(
        fc.record({ gap: fc.constantFrom(0, 1, 1, 2, 30, 59, 61), guesses: fc.integer({ min: 1, max: 10 }) }),
        {
          minLength: 12,
          maxLength: 20,
        },
      ),
    });
    let [found, kept] = [0, 0];
    await fc.assert(
      fc.asyncProperty(plans, async ({ right, visits }) => {
        await forget();
        const child = await buildChild(club, { name: 'Leonora Quist', dateOfBirth: birthdays[right] });
        let guess = 0;
        let isFound = false;
        // All within 60 days, so that no attempt is forgotten, and then the plan.
        const patient = [...Array.from({ length: 4 }, () => ({ gap: 1, guesses: 9 })), ...visits];
        for (const { gap, guesses } of patient) {
          await pass(gap);
          for (let n = 0; n < guesses && guess < 365 && !isFound; n++) {
            isFound = (await search({ ...child, dateOfBirth: birthdays[guess++]! })).body.child !== null;
          }
        }
        expect(isFound).toBe(right < most);
        if (isFound) return void found++;
        kept++;
        expect(await lockedNames()).toMatchObject([{ name: child.name, lastingSince: expect.any(String) }]);
      }),
      { numRuns: 6, examples: [[{ right: 29, visits: [] }], [{ right: 30, visits: [] }]] },
    );
    expect([found, kept].map((count) => count > 0)).toEqual([true, true]);
  });
});

it('Ten thousand attempts of sixty days are counted with the index on their lengths', async () => {
  await club.database.query(`
    INSERT INTO child_tries (folded_name, tolerance, tried_at)
    SELECT left(md5(n::text) || md5((-n)::text), 5 + n % 40), 2, now() - n % 60 * interval '1 day'
    FROM generate_series(1, 10000) n`);
  await club.database.query('ANALYZE child_tries');
  const plan = await club.database.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${countingStatement}`);
  expect(JSON.stringify(plan)).toContain('child_tries_length');
  expect(plan[0]['QUERY PLAN'][0]['Execution Time']).toBeLessThan(100);
});

const countingStatement = `
  SELECT count(*) FROM child_tries t
  WHERE (t.is_kept OR t.tried_at > now() - interval '${limits.childTries.longDays} days')
    AND least(length(t.folded_name), 255) BETWEEN least(length('leonora quist'), 255) - 2 AND least(length('leonora quist'), 255) + 2
    AND is_meant('leonora quist', t.folded_name, t.tolerance)`;
