import { type Api } from '../support/api.ts';
import { aCoach, anAdmin, aParent, buildEvent } from '../support/factories.ts';
import { day, hour, second, type SteppedClub, startSteppedClub } from './stepped-clock.ts';

let club: SteppedClub;
beforeAll(async () => {
  club = await startSteppedClub();
});
afterAll(() => club.close());
beforeEach(() => club.setClocks(start));

const start = new Date('2037-11-20T12:00:00Z');
const after = (milliseconds: number) => club.setClocks(new Date(start.getTime() + milliseconds));
const isSignedIn = async (api: Api) => (await api.get('/api/auth/me')).status === 200;

// Covers R16.
it('Every clock that the server reads moves: statements, defaults of columns, triggers, and Date', async () => {
  const { id } = await buildEvent(club);
  const leapDay = new Date('2040-02-29T12:00:00Z');
  await club.setClocks(leapDay);
  const [{ now, at, made }] = await club.database.query(
    `WITH bounce AS (INSERT INTO mail_bounces VALUES ('gone@families.example', 1) RETURNING bounced_at)
     SELECT now(), clock_timestamp() AS at, bounced_at AS made FROM bounce`,
  );
  const [[{ changed }]] = await club.database.query(
    'UPDATE events SET version = version + 1 WHERE id = $1 RETURNING updated_at AS changed',
    [id],
  );
  expect([now, at, made, changed, new Date(), new Date(Date.now())]).toEqual(Array(6).fill(leapDay));
  const missed = await club.database.query(
    `SELECT adrelid::regclass FROM pg_attrdef WHERE pg_get_expr(adbin, adrelid) ~* 'pg_catalog.now|current_|_timestamp'`,
  );
  expect(missed).toEqual([]);
});

describe.each([
  { who: 'a parent', build: aParent, idle: 7 * day, max: 30 * day },
  { who: 'a coach', build: aCoach, idle: day, max: 7 * day },
  { who: 'an admin', build: anAdmin, idle: 12 * hour, max: 7 * day },
])('The session of $who', ({ build, idle, max }) => {
  const signIn = async () => club.signIn((await build(club)).email);

  /** Uses the session every half of its idle limit, until a moment after its beginning. */
  const useUntil = async (api: Api, end: number, from = 0) => {
    for (let time = from; time <= end; time += idle / 2) {
      await after(time);
      expect(await isSignedIn(api)).toBe(true);
    }
  };

  // Covers R16.
  it('outlasts a step forward up to its limits and not beyond', async () => {
    const [kept, unused] = [await signIn(), await signIn()];
    await after(idle);
    expect(await isSignedIn(kept)).toBe(true);
    await after(idle + second);
    expect([await isSignedIn(kept), await isSignedIn(unused)]).toEqual([true, false]);
    await useUntil(kept, max, idle);
    await after(max + second);
    expect(await isSignedIn(kept)).toBe(false);
  });

  // Covers R16.
  it('that a clock ahead has refused works again afterwards if it was only unused, and not after its total limit', async () => {
    const [unused, used] = [await signIn(), await signIn()];
    await useUntil(used, max);
    await after(max + second);
    expect([await isSignedIn(unused), await isSignedIn(used)]).toEqual([false, false]);
    await after(idle);
    expect([await isSignedIn(unused), await isSignedIn(used)]).toEqual([true, false]);
  });

  // Covers R16.
  it.each([hour, day])(
    'outlasts a step back of %i ms, and ends by its limits when the clock is right again',
    async (step) => {
      const [unused, used] = [await signIn(), await signIn()];
      await after(-step);
      expect([await isSignedIn(unused), await isSignedIn(used)]).toEqual([true, true]);
      await after(idle);
      expect(await isSignedIn(used)).toBe(true);
      await after(idle + second);
      expect([await isSignedIn(unused), await isSignedIn(used)]).toEqual([false, true]);
      await useUntil(used, max - idle / 2, idle);
      await after(max - idle / 2 - step);
      expect(await isSignedIn(used)).toBe(true);
      await after(max + second);
      expect(await isSignedIn(used)).toBe(false);
    },
  );

  // Covers R16.
  it('that begins while the clock is a day ahead lives a day longer at most', async () => {
    await after(day);
    const [unused, used] = [await signIn(), await signIn()];
    await useUntil(used, max, 0);
    await after(day + idle + second);
    expect(await isSignedIn(unused)).toBe(false);
    await after(day + max + second);
    expect(await isSignedIn(used)).toBe(false);
  });

  // Covers R16.
  it('does not depend on the clock of the database', async () => {
    const api = await signIn();
    for (const step of [-day, 60 * day]) {
      await club.stepDatabase(step);
      expect(await isSignedIn(api)).toBe(true);
    }
  });
});
