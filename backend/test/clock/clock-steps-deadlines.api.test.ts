import { aParent, buildChild, buildEvent, buildTeam } from '../support/factories.ts';
import { hour, minute, second, type SteppedClub, startSteppedClub } from './stepped-clock.ts';

let club: SteppedClub;
beforeAll(async () => {
  club = await startSteppedClub();
});
afterAll(() => club.close());

const [london, auckland] = ['Europe/London', 'Pacific/Auckland'];

interface Deadline {
  what: string;
  zone: string;
  /** The start of the event by the club's clock, and how many hours before it the deadline is. */
  date: string;
  startTime: string;
  hours: number;
  /** From when on the server refuses. */
  limit: string;
}

/** A function that accepts for a new child, at so many milliseconds after the deadline. */
async function accepting({ zone, date, startTime, hours, limit }: Deadline) {
  Object.assign(club.settings, { clubTimeZone: zone });
  await club.setClocks(new Date(Date.parse(limit) - hour));
  const guardian = await aParent(club);
  const team = await buildTeam(club);
  const { id: eventId } = await buildEvent(club, { teamId: team.id, date, startTime, deadlineHours: hours });
  const parent = await club.signIn(guardian.email);
  return async (milliseconds: number) => {
    const { id: childId } = await buildChild(club, { guardian, team });
    await club.setClocks(new Date(Date.parse(limit) + milliseconds));
    return (await parent.post('/api/availabilities', { eventId, childId, isAvailable: true })).status;
  };
}

const deadline = (what: string, zone: string, start: string, hours: number, limit: string): Deadline => {
  const [date, startTime] = start.split(' ') as [string, string];
  return { what, zone, date, startTime, hours, limit };
};

const plain = [
  deadline('at midnight', london, '2027-11-20 10:00', 10, '2027-11-20T00:00:00Z'),
  deadline('a minute before midnight', london, '2027-11-20 09:59', 10, '2027-11-19T23:59:00Z'),
  deadline('a minute after midnight', london, '2027-11-20 10:01', 10, '2027-11-20T00:01:00Z'),
  deadline('at midnight', auckland, '2027-11-20 10:00', 10, '2027-11-19T11:00:00Z'),
  deadline('at midnight that begins a leap day', london, '2028-02-29 10:00', 10, '2028-02-29T00:00:00Z'),
  deadline('a day before, across the start of summer time', london, '2027-03-28 10:30', 24, '2027-03-27T10:30:00Z'),
  deadline('a day before, across the end of summer time', london, '2027-10-31 10:30', 24, '2027-10-30T09:30:00Z'),
  deadline('a day before, across the start of summer time', auckland, '2027-09-26 10:30', 24, '2027-09-24T22:30:00Z'),
  deadline('a day before, across the end of summer time', auckland, '2027-04-04 10:30', 24, '2027-04-02T21:30:00Z'),
  deadline('at a time that the clocks skip', london, '2027-03-28 10:30', 9, '2027-03-28T01:00:00Z'),
  deadline('at a time that the clocks skip', auckland, '2027-09-26 10:30', 8, '2027-09-25T14:00:00Z'),
];

// Covers R16.
it.each(plain)(
  'Families can accept until a second before a deadline $what in $zone, not after it, and again after a step back',
  async (row) => {
    const acceptAt = await accepting(row);
    for (const [time, status] of [
      [-minute, 201],
      [-second, 201],
      [0, 409],
      [minute, 409],
      [-second, 201],
      [hour, 409],
      [-hour, 201],
    ] as const)
      expect([time, await acceptAt(time)]).toEqual([time, status]);
  },
);

// Covers R16.
it.each([
  deadline('', london, '2027-10-31 10:30', 9, '2027-10-31T00:30:00Z'),
  deadline('', auckland, '2027-04-04 10:30', 8, '2027-04-03T13:30:00Z'),
])(
  'In the hour that $zone shows twice, a deadline passes twice: it reopens when the hour begins again',
  async (row) => {
    const acceptAt = await accepting(row);
    for (const [time, status] of [
      [-second, 201],
      [0, 409],
      [hour / 2 - second, 409],
      [hour / 2, 201],
      [hour - second, 201],
      [hour, 409],
    ] as const)
      expect([time, await acceptAt(time)]).toEqual([time, status]);
  },
);
