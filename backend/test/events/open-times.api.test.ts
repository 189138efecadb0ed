import { type Api } from '../support/api.ts';
import { aCoach, aParent, buildChild, buildTeam } from '../support/factories.ts';
import { letNoticesBecomeDue, type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let staff: Api;
beforeAll(async () => {
  club = await startMailingClub();
  staff = await club.signIn((await aCoach(club)).email);
});
afterAll(() => club.close());

const date = '2099-05-04';

/** A family whose child is asked for a match without a time, and its API. */
async function aFamily(fields = {}) {
  const guardian = await aParent(club, { hasUnverifiedEmail: false });
  const team = await buildTeam(club);
  const child = await buildChild(club, { guardian, team });
  const parent = await club.signIn(guardian.email);
  const match = { title: 'Home match', date, startTime: '12:00', isTimeToBeConfirmed: true, relevanceType: 'team' };
  const { status, body: event } = await staff.post('/api/events', { ...match, teamId: team.id, ...fields });
  expect(status).toBe(201);
  const change = async (changes: object) => staff.put(`/api/events/${event.id}`, changes);
  const seen = async () => (await parent.get(`/api/events/${event.id}`)).body;
  const answer = () => parent.post('/api/availabilities', { eventId: event.id, childId: child.id, isAvailable: true });
  return { guardian, team, child, event, parent, change, seen, answer };
}

const told = async () => {
  await letNoticesBecomeDue(club);
  return club.deliver();
};

it('An event without a time has a start for released clients, and neither an end nor a meeting time', async () => {
  const { event, seen } = await aFamily({ endTime: '13:00', reportingTime: '11:30' });
  const open = { startTime: '12:00', isTimeToBeConfirmed: true, endTime: null, reportingTime: null };
  expect(event).toMatchObject(open);
  expect(await seen()).toMatchObject(open);
});

it('A time that becomes known is told once, and answers are unconfirmed until then', async () => {
  const { change, seen, answer } = await aFamily();
  await answer();
  expect((await seen()).availability).toMatchObject({ isAvailable: true });
  // The same start as before, which nobody was told.
  await change({ startTime: '12:00', isTimeToBeConfirmed: false, reportingTime: '11:30' });
  const { availability, ...event } = await seen();
  expect(event).toMatchObject({ startTime: '12:00', isTimeToBeConfirmed: false });
  expect(availability.movedFrom).toMatchObject({ startTime: '12:00', isTimeToBeConfirmed: true });
  const mails = await told();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.subject).toBe('Changed: Home match, Mon, May 4, 2099, 12:00 PM');
  expect(mails[0]!.text).toMatch(/Time: 12:00 PM .*To be confirmed/);
  expect(await told()).toEqual([]);
});

it('Another start that stands for an open time is no change', async () => {
  const { change, seen, answer } = await aFamily();
  await answer();
  await change({ startTime: '15:00', isTimeToBeConfirmed: true });
  expect((await seen()).availability).not.toHaveProperty('movedFrom');
  expect(await told()).toEqual([]);
});

it('A time that is open again is told as that', async () => {
  const { change } = await aFamily({ isTimeToBeConfirmed: false });
  await change({ isTimeToBeConfirmed: true });
  const [mail] = await told();
  expect(mail!.subject).toBe('Changed: Home match, Mon, May 4, 2099, time to be confirmed');
  expect(mail!.text).toContain('12:00 PM');
});

it('The form of an earlier version confirms the time by setting one, and keeps it open otherwise', async () => {
  const { change, seen } = await aFamily();
  await change({ location: 'Riverside', startTime: '12:00', endTime: '13:30' });
  expect(await seen()).toMatchObject({ isTimeToBeConfirmed: true, endTime: null });
  await change({ startTime: '15:00', endTime: '16:30' });
  expect(await seen()).toMatchObject({ isTimeToBeConfirmed: false, startTime: '15:00', endTime: '16:30' });
  expect((await change({ isTimeToBeConfirmed: 'maybe' })).status).toBe(400);
});

it('An event without a time clashes with nothing', async () => {
  const { team, parent, change } = await aFamily();
  const other = { title: 'Friendly', date, startTime: '12:00', teamId: team.id, relevanceType: 'team' };
  await staff.post('/api/events', other);
  const clashes = async () =>
    (await parent.get(`/api/dashboard/events?from=${date}&to=${date}`)).body.flatMap(
      (event: any) => event.clashes ?? [],
    );
  expect(await clashes()).toEqual([]);
  const count = { date, startTime: '12:00', teamId: team.id, relevanceType: 'team' };
  expect((await staff.post('/api/events/clashes', count)).body.families).toBe(1);
  const open = { ...count, isTimeToBeConfirmed: true };
  expect((await staff.post('/api/events/clashes', open)).body).toMatchObject({ families: 0, audience: 1 });
  await change({ isTimeToBeConfirmed: false });
  expect(await clashes()).toHaveLength(2);
});

it('The other weeks of a series have no time either, until it is set for all', async () => {
  const { event } = await aFamily();
  await staff.post(`/api/events/${event.id}/series`, { until: '2099-05-18' });
  const all = async () =>
    (await staff.get(`/api/events?from=${date}&to=2099-05-18&order=asc`)).body.filter(
      ({ seriesId }: any) => seriesId === event.id,
    );
  expect((await all()).map((each: any) => each.isTimeToBeConfirmed)).toEqual([true, true, true]);
  const { status, body } = await staff.put(`/api/events/${event.id}/series`, { scope: 'all', startTime: '18:00' });
  expect(status).toBe(200);
  expect(body.events[0]).toMatchObject({ isTimeToBeConfirmed: true, after: { isTimeToBeConfirmed: false } });
  expect((await all()).map((each: any) => [each.isTimeToBeConfirmed, each.startTime])).toEqual([
    [false, '18:00'],
    [false, '18:00'],
    [false, '18:00'],
  ]);
});
