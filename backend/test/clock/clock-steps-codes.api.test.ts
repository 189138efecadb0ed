import { createAnswerLink } from '../../src/telling/answer-links/answer-links.queries.ts';
import { buildChild, buildEvent, buildTeam } from '../support/factories.ts';
import { aVerifiedParent } from '../support/families.ts';
import { buildMail } from '../support/mails.ts';
import { aSecuredUser, codeOf, signIn } from '../support/second-factor.ts';
import { day, hour, minute, second, type SteppedClub, startSteppedClub } from './stepped-clock.ts';

let club: SteppedClub;
beforeAll(async () => {
  club = await startSteppedClub();
});
afterAll(() => club.close());
beforeEach(() => club.setClocks(start));

/** The beginning of a period of 30 seconds. */
const start = new Date('2027-05-20T12:00:00Z');
const after = (milliseconds: number) => club.setClocks(new Date(start.getTime() + milliseconds));

describe('The code of an authenticator app', () => {
  const stepsBack = [second, 30 * second, minute, 5 * minute];

  /** Signs in with the code of a moment, at another moment. */
  async function aCodeUser() {
    await after(-10 * minute);
    const { user, secret, codes } = await aSecuredUser(club);
    return {
      codes,
      statusAt: async (at: number, code: string | number) => {
        await after(typeof code === 'number' ? code : at);
        const text = typeof code === 'number' ? await codeOf(secret) : code;
        await after(at);
        return (await signIn(club, user, text)).status;
      },
    };
  }

  // Covers R16.
  it('works in its own period of 30 seconds and in those before and after', async () => {
    for (const [at, status] of [
      [-30 * second - 1, 401],
      [-30 * second, 200],
      [60 * second - 1, 200],
      [60 * second, 401],
    ] as const) {
      const { statusAt } = await aCodeUser();
      expect(await statusAt(at, 0)).toBe(status);
    }
  });

  // Covers R16.
  it.each(stepsBack)('works once, also after a step back of %i ms', async (step) => {
    const { statusAt } = await aCodeUser();
    expect(await statusAt(0, 0)).toBe(200);
    expect(await statusAt(-step, 0)).toBe(401);
    expect(await statusAt(0, 0)).toBe(401);
  });

  // Covers R16.
  it.each(stepsBack)('waits after a step back of %i ms until the clock has caught up', async (step) => {
    const { statusAt } = await aCodeUser();
    expect(await statusAt(0, 0)).toBe(200);
    expect(await statusAt(-step, -step)).toBe(401);
    expect(await statusAt(30 * second, 30 * second)).toBe(200);
  });

  // Covers R16.
  it.each(stepsBack)('is replaced by a recovery code after a step back of %i ms', async (step) => {
    const { statusAt, codes } = await aCodeUser();
    expect(await statusAt(0, 0)).toBe(200);
    expect(await statusAt(-step, codes[0]!)).toBe(200);
  });

  // Covers R16.
  it.each([hour, day, 365 * day])('works at once after a clock was %i ms ahead, and once', async (step) => {
    const { statusAt } = await aCodeUser();
    expect(await statusAt(step, step)).toBe(200);
    expect(await statusAt(0, step)).toBe(401);
    expect(await statusAt(0, 0)).toBe(200);
    expect(await statusAt(0, 0)).toBe(401);
    expect(await statusAt(step + minute, step)).toBe(401);
  });

  // Covers R16.
  it('is forgotten as used if the clock is more than five minutes back and right again within its period', async () => {
    const { statusAt } = await aCodeUser();
    expect(await statusAt(0, 0)).toBe(200);
    expect(await statusAt(-hour, 0)).toBe(401);
    expect(await statusAt(0, 0)).toBe(401);
    expect(await statusAt(-hour, -hour)).toBe(200);
    expect(await statusAt(0, 0)).toBe(200);
  });
});

// Covers R16.
// After a step back, they wait until the page is opened again.
it('Answers with a link wait for five seconds after its page was opened', async () => {
  const guardian = await aVerifiedParent(club);
  const team = await buildTeam(club);
  const child = await buildChild(club, { guardian, team });
  const { id: eventId } = await buildEvent(club, { teamId: team.id });
  const owner = { userId: guardian.id, address: guardian.email };
  const mailId = await buildMail(club, { ...owner, state: 'sent' });
  const link = `/api/answer-links/${await createAnswerLink(club.database, { ...owner, mailId, eventIds: [eventId] })}`;
  const open = async () => expect((await club.guest().get(link)).status).toBe(200);
  const answers = [{ eventId, childId: child.id, isAvailable: true }];
  const sendAt = async (time: number) => {
    await after(time);
    return (await club.guest().post(link, { answers })).status;
  };
  await open();
  expect([await sendAt(5 * second - 1), await sendAt(5 * second)]).toEqual([409, 200]);
  expect([await sendAt(-hour), await sendAt(-minute)]).toEqual([409, 409]);
  await after(-hour);
  await open();
  expect([await sendAt(-hour), await sendAt(-hour + 5 * second), await sendAt(0)]).toEqual([409, 200, 200]);
});
