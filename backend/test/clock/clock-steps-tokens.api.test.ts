import { Housekeeping } from '../../src/housekeeping/housekeeping.ts';
import { addAgain, aRequester, buildFamily } from '../support/families.ts';
import { makeSecret, type SecretKind } from '../security/secrets.ts';
import { day, hour, minute, second, type SteppedClub, startSteppedClub } from './stepped-clock.ts';

let club: SteppedClub;
beforeAll(async () => {
  club = await startSteppedClub();
});
afterAll(() => club.close());
beforeEach(() => club.setClocks(start));

const start = new Date('2027-05-20T12:00:00Z');
/** With the 29 February of 2028. */
const leapYear = 366 * day;
const after = (milliseconds: number) => club.setClocks(new Date(start.getTime() + milliseconds));
const worked = (status: number) => status < 300;

describe.each<{ kind: SecretKind; life: number; isOnce: boolean; isCleaned: boolean }>([
  { kind: 'reset link', life: 30 * minute, isOnce: true, isCleaned: true },
  { kind: 'verification link', life: 7 * day, isOnce: true, isCleaned: true },
  { kind: 'undo link', life: 7 * day, isOnce: true, isCleaned: true },
  { kind: 'user invitation', life: 14 * day, isOnce: true, isCleaned: true },
  // Kept for 30 days more.
  { kind: 'guardian invitation', life: 14 * day, isOnce: true, isCleaned: false },
  { kind: 'answer link', life: 30 * day, isOnce: false, isCleaned: true },
  { kind: 'second factor in progress', life: hour, isOnce: true, isCleaned: false },
  { kind: 'found child', life: 10 * minute, isOnce: false, isCleaned: false },
])('A secret of the kind "$kind"', ({ kind, life, isOnce, isCleaned }) => {
  // Covers R16.
  it('works until its limit and not after, also if the clock was back in between', async () => {
    const [inTime, late] = [await makeSecret[kind](club), await makeSecret[kind](club)];
    await after(-day);
    await after(life - second);
    expect(worked(await inTime(club))).toBe(true);
    await after(life);
    expect(worked(await late(club))).toBe(false);
  });

  // Covers R16.
  it('works while the clock is back', async () => {
    for (const step of [hour, day]) {
      await after(0);
      const use = await makeSecret[kind](club);
      await after(-step);
      expect(worked(await use(club))).toBe(true);
    }
  });

  if (isOnce)
    // Covers R16.
    it('works no second time after a step back', async () => {
      const use = await makeSecret[kind](club);
      expect(worked(await use(club))).toBe(true);
      for (const step of [0, minute, hour, day]) {
        await after(-step);
        expect(worked(await use(club))).toBe(false);
      }
    });

  // Covers R16.
  it('that a clock ahead has refused works again when it is right, because it has not expired', async () => {
    const use = await makeSecret[kind](club);
    await after(life + minute);
    expect(worked(await use(club))).toBe(false);
    await after(0);
    expect(worked(await use(club))).toBe(true);
  });

  // Covers R16.
  it(`${isCleaned ? 'is not revived' : 'is still there'} when it was due for deletion by a clock ahead`, async () => {
    const use = await makeSecret[kind](club);
    await after(life + day);
    await club.app.get(Housekeeping).clean();
    await after(0);
    expect(worked(await use(club))).toBe(!isCleaned);
  });
});

// Covers R16.
it('A clean-up while the clock is an hour ahead deletes only what ends within that hour', async () => {
  const kinds = Object.keys(makeSecret) as SecretKind[];
  const uses = new Map<SecretKind, Awaited<ReturnType<(typeof makeSecret)[SecretKind]>>>();
  for (const kind of kinds) uses.set(kind, await makeSecret[kind](club));
  await after(hour);
  await club.app.get(Housekeeping).clean();
  await after(0);
  const ended: SecretKind[] = [];
  for (const [kind, use] of uses) if (!worked(await use(club))) ended.push(kind);
  expect(ended).toEqual(['reset link']);
});

// Covers R16.
it('A link that ends the mails of a topic works for a year, and longer only until the next clean-up', async () => {
  const use = await makeSecret['unsubscribe link'](club);
  await after(leapYear);
  await club.app.get(Housekeeping).clean();
  expect(await use(club)).toBe(200);
  await after(leapYear + second);
  expect(await use(club)).toBe(200);
  await club.app.get(Housekeeping).clean();
  expect(await use(club)).toBe(404);
  await after(0);
  expect(await use(club)).toBe(404);
});

describe('Whoever was declined', () => {
  async function decline() {
    const family = await buildFamily(club, 1);
    const { user, request } = await aRequester(club, family.child);
    expect((await family.apis[0]!.post(`/api/access-requests/${request.id}/decline`)).status).toBe(200);
    return async () => {
      const api = await club.signIn(user.email);
      await addAgain(api, family.child);
      return (await api.post(`/api/children/${family.child.id}/access-requests`)).status;
    };
  }

  // Covers R16.
  it('waits for 30 days by the clock, also if it was back or ahead in between', async () => {
    const ask = await decline();
    for (const time of [0, -day, 30 * day - second]) {
      await after(time);
      expect(await ask()).toBe(409);
    }
    await after(60 * day);
    await club.app.get(Housekeeping).clean();
    await after(30 * day - second);
    expect(await ask()).toBe(409);
    await after(30 * day);
    expect(await ask()).toBe(201);
  });

  // Covers R16.
  it('can ask at once if a clock that was more than 60 days ahead has deleted the refusal', async () => {
    const ask = await decline();
    await after(60 * day + second);
    await club.app.get(Housekeeping).clean();
    await after(0);
    expect(await ask()).toBe(201);
  });
});
