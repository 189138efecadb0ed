import { addDays } from '@touchline/domain';
import { Housekeeping } from '../../src/housekeeping/housekeeping.ts';
import { buildChild, buildEvent, buildTeam } from '../support/factories.ts';
import { aVerifiedParent } from '../support/families.ts';
import { day as aDay, hour, second, type SteppedClub, startSteppedClub } from './stepped-clock.ts';

let club: SteppedClub;
beforeAll(async () => {
  club = await startSteppedClub();
});
afterAll(() => club.close());
beforeEach(async () => {
  Object.assign(club.settings, { clubTimeZone: 'Europe/London' });
  for (const table of ['events', 'mails', 'mail_plans']) await club.database.query(`DELETE FROM ${table}`);
  // The server remembers the last day that it has planned.
  await club.setClocks('2026-06-01T18:00:00Z');
  await club.deliver();
});

/** The daily mails of a Sunday: a reminder, a last call, and the overview of the week. */
const threeMails = [/^Can Child come/, /^Last call/, /^Your week/].map((subject) => expect.stringMatching(subject));
const sunday = '2027-11-21';

/** A family that wants all daily mails, with an event on each of the days after a Sunday; returns a function that sends what is due. */
async function aFamily(now: string, day = sunday, days = [1, 7]) {
  await club.setClocks(now);
  const guardian = await aVerifiedParent(club);
  const team = await buildTeam(club);
  await buildChild(club, { guardian, team });
  const createdAt = new Date('2026-01-01');
  for (const later of days) await buildEvent(club, { teamId: team.id, date: addDays(day, later), createdAt });
  const parent = await club.signIn(guardian.email);
  const topics = [{ topic: 'weekly-overview', isOn: true, mutedChildIds: [] }];
  expect((await parent.patch('/api/mail-preferences', { topics, reminderDays: [7] })).status).toBe(200);
  return async (time: string) => {
    await club.setClocks(time);
    const mails = (await club.deliver()).filter(({ to }) => to === guardian.email);
    return mails.map(({ subject }) => subject).sort();
  };
}

// Covers R16.
it('Daily mails are sent once when the clock steps over their time, however often it goes back and forward again', async () => {
  const mailsAt = await aFamily(`${sunday}T16:00:00Z`);
  expect(await mailsAt(`${sunday}T16:59:59Z`)).toEqual([]);
  expect(await mailsAt(`${sunday}T18:30:00Z`)).toEqual(threeMails);
  for (const time of ['T16:30', 'T17:00', 'T16:59', 'T18:30', 'T20:00', 'T10:00', 'T17:00', 'T11:00'])
    expect(await mailsAt(`${sunday}${time}:00Z`)).toEqual([]);
});

// Covers R16.
it.each(['T15:59:00Z', 'T00:00:00Z'])(
  'A step back to %s, before anything was sent, loses no daily mail',
  async (earlier) => {
    const mailsAt = await aFamily(`${sunday}T16:00:00Z`);
    for (const time of ['T16:59:59Z', earlier, 'T16:59:59Z']) expect(await mailsAt(`${sunday}${time}`)).toEqual([]);
    expect(await mailsAt(`${sunday}T17:00:00Z`)).toEqual(threeMails);
  },
);

// Covers R16.
it('A step to the next morning sends them late but in time, and one over the next noon leaves them out', async () => {
  const late = await aFamily(`${sunday}T16:00:00Z`, sunday, [7]);
  expect(await late('2027-11-22T11:59:59Z')).toHaveLength(2);
  expect(await late('2027-11-22T12:00:00Z')).toEqual([]);
  const missed = await aFamily('2027-11-28T16:00:00Z', '2027-11-28');
  expect(await missed('2027-11-29T12:00:00Z')).toEqual([]);
});

// Covers R16.
it('What a clock that is a day ahead sends too early is not sent again', async () => {
  const mailsAt = await aFamily('2027-11-20T16:00:00Z');
  expect(await mailsAt(`${sunday}T17:30:00Z`)).toEqual(threeMails);
  expect(await mailsAt('2027-11-20T17:30:00Z')).toEqual([]);
  expect(await mailsAt(`${sunday}T17:30:00Z`)).toEqual([]);
});

// Covers R16.
it('After a clock was a day ahead, the mails of the day before are sent once', async () => {
  const mailsAt = await aFamily('2027-11-21T16:00:00Z');
  expect(await mailsAt('2027-11-22T17:30:00Z')).toEqual([]);
  expect(await mailsAt('2027-11-21T17:30:00Z')).toEqual(threeMails);
  expect(await mailsAt('2027-11-22T17:30:00Z')).toEqual([]);
});

// Covers R16.
// Housekeeping has deleted what it knew of earlier mails.
it('The mails of the day are sent again after the clock was more than 60 days ahead', async () => {
  const mailsAt = await aFamily(`${sunday}T16:00:00Z`);
  expect(await mailsAt(`${sunday}T17:00:00Z`)).toEqual(threeMails);
  expect(await mailsAt('2028-01-20T17:00:01Z')).toEqual([]);
  await club.app.get(Housekeeping).clean();
  expect(await mailsAt(`${sunday}T17:10:00Z`)).toEqual(threeMails);
});

// Covers R16.
it.each([
  { what: 'summer time begins', zone: 'Europe/London', day: '2027-03-28', at: '2027-03-28T16:00:00Z' },
  { what: 'summer time ends', zone: 'Europe/London', day: '2027-10-31', at: '2027-10-31T17:00:00Z' },
  { what: 'summer time begins', zone: 'Pacific/Auckland', day: '2027-09-26', at: '2027-09-26T04:00:00Z' },
  { what: 'summer time ends', zone: 'Pacific/Auckland', day: '2027-04-04', at: '2027-04-04T05:00:00Z' },
])(
  'On the day when $what in $zone, daily mails are sent once, at 17:00 by the club’s clock',
  async ({ zone, day, at }) => {
    Object.assign(club.settings, { clubTimeZone: zone });
    const time = (milliseconds: number) => new Date(Date.parse(at) + milliseconds).toISOString();
    const mailsAt = await aFamily(time(-aDay), day);
    for (const hours of [-17, -16, -15, -14, -2, -1]) expect(await mailsAt(time(hours * hour))).toEqual([]);
    expect(await mailsAt(time(-second))).toEqual([]);
    expect(await mailsAt(time(0))).toEqual(threeMails);
    for (const hours of [-1, 1, 2, 12, 23]) expect(await mailsAt(time(hours * hour))).toEqual([]);
  },
);

describe('Mails about accounts', () => {
  const forgot = async () => {
    const { email } = await aVerifiedParent(club);
    await club.guest().post('/api/auth/forgot-password', { email });
  };

  // Covers R16.
  it('are sent after a clock ahead has used up the mails of an hour', async () => {
    Object.assign(club.settings, { mailPerHour: 5 });
    await club.setClocks(`${sunday}T13:00:00Z`);
    for (let n = 0; n < 5; n++) await forgot();
    expect(await club.deliver()).toHaveLength(5);
    await club.setClocks('2027-11-20T13:00:00Z');
    await forgot();
    expect(await club.deliver()).toHaveLength(1);
    Object.assign(club.settings, { mailPerHour: 100_000 });
  });

  // Covers R16.
  it('that wait when a clock ahead is put right are sent when they were due by that clock', async () => {
    await club.setClocks(`${sunday}T13:00:00Z`);
    await forgot();
    await club.setClocks('2027-11-20T13:00:00Z');
    expect(await club.deliver()).toEqual([]);
    await forgot();
    expect(await club.deliver()).toHaveLength(1);
    await club.setClocks(`${sunday}T13:00:00Z`);
    expect(await club.deliver()).toHaveLength(1);
  });
});
