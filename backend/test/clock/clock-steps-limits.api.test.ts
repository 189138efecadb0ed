import { type Response } from 'express';
import { RateLimits } from '../../src/rate-limits/rate-limits.ts';
import { testPassword } from '../support/club-app.ts';
import { aParent } from '../support/factories.ts';
import { day, hour, minute, second, type SteppedClub, startSteppedClub } from './stepped-clock.ts';

let club: SteppedClub;
beforeAll(async () => {
  club = await startSteppedClub({ rateLimits: true });
});
afterAll(() => club.close());
beforeEach(() => club.setClocks(start));

const start = new Date('2037-11-20T12:00:00Z');
const after = (milliseconds: number) => club.setClocks(new Date(start.getTime() + milliseconds));

/** The statuses of a right password in this order of moments, after wrong ones at the first have reached the limit. */
async function tryLater(lockedAt: number, moments: number[]): Promise<number[]> {
  const { email } = await aParent(club);
  const attempt = async (password: string) =>
    (await club.guest().post('/api/auth/login', { username: email, password })).status;
  await after(lockedAt);
  for (let n = 0; n < club.settings.limitSignInFailures; n++) expect(await attempt('wrong')).toBe(401);
  const statuses: number[] = [];
  for (const moment of moments) {
    await after(moment);
    statuses.push(await attempt(testPassword));
  }
  return statuses;
}

const period = 15 * minute;

// Covers R16.
it('Too many wrong passwords lock an account for 15 minutes', async () => {
  expect(await tryLater(0, [0, period - second, period])).toEqual([429, 429, 200]);
});

// Covers R16.
it.each([hour, day])(
  'Nobody is locked out for longer than 15 minutes while the clock is %i ms back, or after it was',
  async (step) => {
    expect(await tryLater(0, [-step, -step + period])).toEqual([429, 200]);
    expect(await tryLater(0, [-step, period])).toEqual([429, 200]);
    expect(await tryLater(-step, [-step, 0])).toEqual([429, 200]);
  },
);

// Covers R16.
it.each([hour, day, 365 * day])(
  'After the clock was %i ms ahead, nobody is locked out longer than for 15 minutes',
  async (step) => {
    expect(await tryLater(step, [0, period - second, period])).toEqual([429, 429, 200]);
  },
);

// Covers R16.
it('After the clock was a year ahead, what is only checked waits for a day, not for a year', async () => {
  const limits = club.app.get(RateLimits);
  const response = { setHeader: () => undefined } as unknown as Response;
  const isFree = () =>
    limits.check('accessRequest', 'somebody', response).then(
      () => true,
      () => false,
    );
  await after(365 * day);
  while (await limits.tryConsume('accessRequest', 'somebody'));
  for (const [time, expected] of [
    [0, false],
    [day - second, false],
    [day, true],
  ] as const) {
    await after(time);
    expect([time, await isFree()]).toEqual([time, expected]);
  }
});

// Covers R16.
it('A server whose clock differs by some minutes does not shorten a lock', async () => {
  expect(await tryLater(4 * minute, [0, period - second, period + 4 * minute - second])).toEqual([429, 429, 429]);
});
