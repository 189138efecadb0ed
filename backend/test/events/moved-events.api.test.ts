import { type User } from '../../src/users/user.entity.ts';
import { type Api } from '../support/api.ts';
import {
  aCoach,
  aParent,
  buildAvailability,
  buildChild,
  buildEvent,
  buildTeam,
  buildGuardianship,
} from '../support/factories.ts';
import { letNoticesBecomeDue, type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let staff: Api;
beforeAll(async () => {
  club = await startMailingClub();
  staff = await club.signIn((await aCoach(club)).email);
});
afterAll(() => club.close());
beforeEach(() => at('2037-11-20 12:00'));

const at = (time: string) => club.setTime(new Date(`${time.replace(' ', 'T')}:00Z`));

const before = {
  date: '2037-11-28',
  startTime: '10:30',
  reportingTime: '10:00',
  location: 'Riverside',
  locationDetail: 'Pitch 2',
};

/** A child who is available for an event of its team on 28 November at 10:30. */
async function aFamily(fields = {}) {
  const guardian = await aParent(club, { hasUnverifiedEmail: false });
  const team = await buildTeam(club);
  const child = await buildChild(club, { guardian, team });
  const event = await buildEvent(club, { teamId: team.id, ...before, ...fields });
  const parent = await club.signIn(guardian.email);
  const answer = (isAvailable: boolean | null, api = parent) =>
    api.post('/api/availabilities', { eventId: event.id, childId: child.id, isAvailable });
  await answer(true);
  const change = async (changes: object) => (await staff.put(`/api/events/${event.id}`, changes)).body;
  const own = async () => (await parent.get(`/api/events/${event.id}`)).body.availability;
  const counts = async () => (await staff.get(`/api/events/${event.id}`)).body.counts;
  return { guardian, team, child, event, parent, answer, change, own, counts };
}

describe('A response', () => {
  it.each([
    ['date', '2037-11-29'],
    ['startTime', '14:00'],
    ['reportingTime', '09:15'],
    ['reportingTime', null],
    ['location', 'Harbour'],
    ['locationDetail', null],
  ])('is unconfirmed once %s becomes %p, for the family and for staff', async (member, value) => {
    const { event, change, own, counts } = await aFamily();
    expect(await own()).not.toHaveProperty('movedFrom');
    await change({ [member]: value });
    expect(await own()).toMatchObject({ isAvailable: true, movedFrom: before });
    expect(await counts()).toEqual({ available: 1, unavailable: 0, pending: 0, unconfirmedCount: 1, awayCount: 0 });
    const { body } = await staff.get(`/api/events/${event.id}/availabilities`);
    expect(body[0]).toMatchObject({ isAvailable: true, movedFrom: before });
  });

  it('stays confirmed if only words change, the event ends later, is cancelled, or gets a deadline', async () => {
    const { change, own, counts } = await aFamily();
    await change({ title: 'Derby', description: 'A typo', endTime: '12:30', type: 'friendly', deadlineHours: 2 });
    await change({ status: 'cancelled' });
    await change({ status: 'confirmed' });
    expect(await own()).not.toHaveProperty('movedFrom');
    expect((await counts()).unconfirmedCount).toBe(0);
  });

  it('is confirmed again if the event moves back', async () => {
    const { change, own } = await aFamily();
    await change({ date: '2037-11-29', location: null });
    await change({ date: before.date, location: before.location });
    expect(await own()).not.toHaveProperty('movedFrom');
  });

  it('is confirmed by the same response, a new one, or one of staff, which is in the history', async () => {
    for (const [isAvailable, by] of [
      [true, 'parent'],
      [false, 'parent'],
      [true, 'staff'],
    ] as const) {
      const { event, parent, answer, change, own, counts } = await aFamily();
      await change({ startTime: '14:00' });
      expect((await answer(isAvailable, by === 'staff' ? staff : parent)).status).toBe(200);
      expect(await own()).toMatchObject({ isAvailable });
      expect(await own()).not.toHaveProperty('movedFrom');
      expect((await counts()).unconfirmedCount).toBe(0);
      const { body } = await parent.get(`/api/events/${event.id}/response-history`);
      expect(body.map((row: { isAvailable: boolean }) => row.isAvailable)).toEqual([isAvailable, true]);
    }
  });

  it('is not confirmed by a note alone', async () => {
    const { event, child, parent, change, own } = await aFamily();
    await change({ startTime: '14:00' });
    await parent.post('/api/availabilities', {
      eventId: event.id,
      childId: child.id,
      isAvailable: true,
      noteOnly: true,
      note: { text: 'A bit late' },
    });
    expect(await own()).toMatchObject({ note: { text: 'A bit late' }, movedFrom: before });
  });

  it('that was withdrawn is pending, not unconfirmed', async () => {
    const { answer, change, own, counts } = await aFamily();
    await answer(null);
    await change({ startTime: '14:00' });
    expect(await own()).not.toHaveProperty('movedFrom');
    expect(await counts()).toMatchObject({ pending: 1, unconfirmedCount: 0 });
  });

  it('can be confirmed after the deadline', async () => {
    const { answer, change, own } = await aFamily({ deadline: '2037-11-20 18:00' });
    await change({ startTime: '14:00' });
    at('2037-11-20 18:00');
    expect((await answer(true)).status).toBe(200);
    expect(await own()).not.toHaveProperty('movedFrom');
  });

  it('is unconfirmed in every list of events', async () => {
    const { team, child, parent, change } = await aFamily();
    await change({ location: 'Harbour' });
    for (const path of ['dashboard/events', `children/${child.id}/events`, `teams/${team.id}/events`]) {
      const { body } = await parent.get(`/api/${path}`);
      expect([path, body[0].availabilities[0].movedFrom]).toEqual([path, before]);
    }
    const { body: ofTeam } = await staff.get(`/api/teams/${team.id}/events`);
    expect(ofTeam[0].counts.unconfirmedCount).toBe(1);
  });

  it('stays as it is when an event that has taken place is corrected', async () => {
    const { change, own } = await aFamily();
    at('2037-11-28 12:00');
    await change({ location: 'Harbour' });
    expect(await own()).not.toHaveProperty('movedFrom');
    at('2037-11-20 12:00');
    const moved = await aFamily();
    await moved.change({ date: '2037-11-27' });
    at('2037-11-28 12:00');
    await moved.change({ location: 'Harbour' });
    expect((await moved.own()).movedFrom).toEqual(before);
  });

  it('remembers the event at the time of the response, not the last change before it', async () => {
    const { change, own } = await aFamily();
    await change({ date: '2037-11-29' });
    await change({ date: '2037-11-30', location: 'Harbour' });
    expect((await own()).movedFrom).toEqual(before);
  });
});

/** What a guardian is told of changes that are due, and whatever else is due. */
async function newsFor({ email }: User) {
  await letNoticesBecomeDue(club);
  return (await club.deliver()).find(({ to }) => to === email);
}

describe('Families whose response is unconfirmed', () => {
  it('are told with a link that confirms it, for every child, and not asked again after that', async () => {
    const { guardian, team, child, event, change, own } = await aFamily();
    const sibling = await buildChild(club, { guardian, team });
    await buildAvailability(club, { eventId: event.id, childId: sibling.id, isAvailable: false });
    await change({ date: '2037-11-29' });
    const mail = await newsFor(guardian);
    expect(mail!.text).toContain('Until then, your earlier answer is unconfirmed.');
    const token = /\/answer\/([\w-]+)/.exec(mail!.text)![1]!;
    const guest = club.guest();
    const { body: page } = await guest.get(`/api/answer-links/${token}`);
    expect(page.events[0].children.map((row: { movedFrom: object }) => row.movedFrom)).toEqual([before, before]);
    await club.database.query("UPDATE answer_links SET fetched_at = fetched_at - interval '10 seconds'");
    const answers = [
      { eventId: event.id, childId: child.id, isAvailable: true },
      { eventId: event.id, childId: sibling.id, isAvailable: true },
    ];
    const { status, body } = await guest.post(`/api/answer-links/${token}`, { answers });
    expect(status).toBe(200);
    for (const row of body.events[0].children) expect(row).not.toHaveProperty('movedFrom');
    expect(await own()).not.toHaveProperty('movedFrom');
    at('2037-11-27 17:00');
    expect((await club.deliver()).filter(({ to }) => to === guardian.email)).toEqual([]);
  });

  it('are reminded, with the answer that they gave', async () => {
    const { guardian, event, child, change } = await aFamily();
    await change({ date: '2037-12-05' });
    expect((await staff.get(`/api/events/${event.id}/reminders`)).body).toMatchObject({ families: 1, unreachable: 0 });
    at('2037-12-03 17:00');
    const mails = await club.deliver();
    const mail = mails.find(({ to, subject }) => to === guardian.email && subject.startsWith('Can '))!;
    expect(mail.text).toContain(`${child.name.split(' ')[0]}: available, but the event has changed since that answer`);
  });

  it('are told that an event takes place after all without a word about confirming', async () => {
    const { guardian, team, event, change } = await aFamily();
    await buildChild(club, { guardian, team });
    await change({ status: 'cancelled' });
    await newsFor(guardian);
    await change({ status: 'confirmed' });
    const mail = await newsFor(guardian);
    expect(mail!.subject).toMatch(/^Takes place after all: /);
    expect(mail!.text).toMatch(/\/answer\/[\w-]{43}$/m);
    expect(mail!.text).not.toContain('unconfirmed');
    expect(mail!.text).toContain(`/events/${event.id}`);
  });

  it('get no answer link with the news once the event has begun', async () => {
    const { guardian, change } = await aFamily();
    await change({ date: '2037-11-20', startTime: '11:00', reportingTime: null });
    const mail = await newsFor(guardian);
    expect(mail!.text).toContain('has changed');
    expect(mail!.text).not.toContain('/answer/');
  });

  it('of another household see the unconfirmed response without who gave it', async () => {
    const { child, event, change } = await aFamily();
    const other = await aParent(club, { hasUnverifiedEmail: false });
    await buildGuardianship(club, child, other);
    await change({ date: '2037-11-29' });
    const { body } = await (await club.signIn(other.email)).get(`/api/events/${event.id}`);
    expect(body.availability).toMatchObject({ movedFrom: before, respondedBy: 'guardian' });
    expect(body.availability).not.toHaveProperty('responderName');
  });
});
