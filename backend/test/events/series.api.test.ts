import { addDays } from '@touchline/domain';
import { type Event } from '../../src/events/event.entity.ts';
import { type Api } from '../support/api.ts';
import {
  aCoach,
  anAdmin,
  aParent,
  buildAvailability,
  buildChild,
  buildEvent,
  buildTeam,
} from '../support/factories.ts';
import { letNoticesBecomeDue, type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let staff: Api;
beforeAll(async () => {
  club = await startMailingClub({ clubTimeZone: 'Europe/London' });
  staff = await club.signIn((await aCoach(club)).email);
});
afterAll(() => club.close());
beforeEach(() => at('2037-10-06 12:00'));

const at = (time: string) => club.setTime(new Date(`${time.replace(' ', 'T')}:00Z`));

/** Tuesdays; the clocks change on 25 October. */
const weeks = ['2037-10-13', '2037-10-20', '2037-10-27', '2037-11-03'];

const first = { title: 'Training', date: weeks[0]!, startTime: '18:00', reportingTime: '17:45', location: 'Riverside' };

interface SeriesLink {
  id: number;
  date: string;
}

/** A guardian with Mia in a team, and four weeks of training. */
async function aSeries(fields: Partial<Event> = {}) {
  const guardian = await aParent(club, { hasUnverifiedEmail: false });
  const team = await buildTeam(club);
  const child = await buildChild(club, { name: `Mia Bell${team.id}`, guardian, team });
  const event = await buildEvent(club, { teamId: team.id, ...first, ...fields, teamsInvolved: [team.id] });
  const path = `/api/events/${event.id}/series`;
  const { status, body } = await staff.post(path, { until: '2037-11-09' });
  expect(status).toBe(201);
  const ids: number[] = body.events.map(({ id }: SeriesLink) => id);
  const parent = await club.signIn(guardian.email);
  const answer = async (index: number, isAvailable = true) =>
    parent.post('/api/availabilities', { eventId: ids[index], childId: child.id, isAvailable });
  const read = (index: number) => staff.get(`/api/events/${ids[index]}`).then((response) => response.body);
  const readAll = (member: string) => Promise.all(ids.map(async (_, index) => (await read(index))[member]));
  const change = async (index: number, body: object) => staff.put(`/api/events/${ids[index]}/series`, body);
  const mails = async () => {
    await letNoticesBecomeDue(club);
    return (await club.deliver()).filter(({ to }) => to === guardian.email);
  };
  return { guardian, team, child, event, path, ids, parent, answer, read, readAll, change, mails };
}

describe('A weekly series', () => {
  it('copies an event to each week until a day, at the same time of the wall clock', async () => {
    const { team, ids, event, readAll, read } = await aSeries({
      description: 'Bring water',
      opponent: 'Kings FC',
      isHome: true,
      deadline: '2037-10-12 20:00',
    });
    expect(await readAll('date')).toEqual(weeks);
    expect(await readAll('startTime')).toEqual(weeks.map(() => '18:00'));
    expect(await readAll('seriesId')).toEqual(weeks.map(() => event.id));
    expect(await readAll('deadline')).toEqual(weeks.map((day) => `${addDays(day, -1)} 20:00`));
    expect(await read(3)).toMatchObject({
      ...first,
      date: weeks[3],
      description: 'Bring water',
      opponent: 'Kings FC',
      isHome: true,
      version: 1,
    });
    expect(await readAll('teamsInvolved')).toEqual(weeks.map(() => [team.id]));
    expect(ids[0]).toBe(event.id);
  });

  it('leaves out chosen weeks, and has none of the responses', async () => {
    const { team, child } = await aSeries();
    const event = await buildEvent(club, { teamId: team.id, ...first });
    await buildAvailability(club, { eventId: event.id, childId: child.id });
    const { body } = await staff.post(`/api/events/${event.id}/series`, {
      until: '2037-11-03',
      except: ['2037-10-20', '2037-10-20'],
    });
    expect(body.id).toBe(event.id);
    expect(body.events.map(({ date }: SeriesLink) => date)).toEqual(['2037-10-13', '2037-10-27', '2037-11-03']);
    const counts = body.events.map(async ({ id }: SeriesLink) => (await staff.get(`/api/events/${id}`)).body.counts);
    expect((await Promise.all(counts)).map(({ available }) => available)).toEqual([1, 0, 0]);
  });

  it('begins today if the event was earlier', async () => {
    const event = await buildEvent(club, { ...first, date: '2037-09-22', teamId: (await buildTeam(club)).id });
    const { body } = await staff.post(`/api/events/${event.id}/series`, { until: '2037-10-13' });
    expect(body.events.map(({ date }: SeriesLink) => date)).toEqual(['2037-09-22', '2037-10-06', '2037-10-13']);
  });

  it.each([
    [{ until: '2037-10-19' }, 'until', 'Please choose a later day: there is no week with a new event'],
    [{ until: '2038-10-19' }, 'until', 'A series can have at most 53 events'],
    [{ until: '2199-12-31' }, 'until', 'A series can have at most 53 events'],
    [{ until: '2037-02-30' }, 'until', 'Invalid date'],
    [{}, 'until', 'Date is required'],
    [{ until: '2037-11-03', except: ['2037-10-21'] }, 'except', 'Only weeks of the series can be left out'],
    [{ until: '2037-11-03', except: 'x' }, 'except', 'Only weeks of the series can be left out'],
    [{ until: '2037-10-20', except: ['2037-10-20'] }, 'except', 'Please keep at least one of the weeks'],
  ])('is rejected as %j', async (body, member, sentence) => {
    const event = await buildEvent(club, { ...first, teamId: (await buildTeam(club)).id });
    const response = await staff.post(`/api/events/${event.id}/series`, body);
    expect([response.status, response.body.errors?.[member]]).toEqual([400, sentence]);
    expect((await staff.get(`/api/events/${event.id}`)).body).not.toHaveProperty('seriesId');
  });

  it('is made once, of 10 simultaneous requests, and not of a cancelled event', async () => {
    const event = await buildEvent(club, { ...first, teamId: (await buildTeam(club)).id });
    const create = () => staff.post(`/api/events/${event.id}/series`, { until: weeks[3] });
    const statuses = (await Promise.all(Array.from({ length: 10 }, create))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect((await create()).body.message).toBe('This event is already part of a series');
    const cancelled = await buildEvent(club, { ...first, teamId: event.teamId!, status: 'cancelled' });
    const { status, body } = await staff.post(`/api/events/${cancelled.id}/series`, { until: weeks[3] });
    expect([status, body.message]).toEqual([409, 'This event was cancelled']);
    expect((await staff.post('/api/events/2147483647/series', { until: weeks[3] })).status).toBe(404);
  });
});

describe('A change of a series', () => {
  it('is for an event and those after it, or for all; the responses stay with their events', async () => {
    const { answer, readAll, change } = await aSeries();
    await answer(0);
    await answer(2, false);
    expect((await change(1, { scope: 'following', startTime: '18:30' })).status).toBe(200);
    expect(await readAll('startTime')).toEqual(['18:00', '18:30', '18:30', '18:30']);
    await change(2, { scope: 'all', location: 'Harbour' });
    expect(await readAll('location')).toEqual(weeks.map(() => 'Harbour'));
    expect(await readAll('startTime')).toEqual(['18:00', '18:30', '18:30', '18:30']);
    expect(
      (await readAll('counts')).map(({ available, unavailable, unconfirmedCount }) => [
        available,
        unavailable,
        unconfirmedCount,
      ]),
    ).toEqual([
      [1, 0, 1],
      [0, 0, 0],
      [0, 1, 1],
      [0, 0, 0],
    ]);
  });

  it('moves all by as many days, and their deadlines', async () => {
    const { readAll, change } = await aSeries({ deadline: '2037-10-12 20:00' });
    await change(1, { scope: 'all', date: '2037-10-22', deadline: '2037-10-21 21:00' });
    const thursdays = weeks.map((day) => addDays(day, 2));
    expect(await readAll('date')).toEqual(thursdays);
    expect(await readAll('deadline')).toEqual(thursdays.map((day) => `${addDays(day, -1)} 21:00`));
  });

  it('leaves events that have begun, and those that were changed on their own unless asked to', async () => {
    const { ids, readAll, change } = await aSeries();
    await staff.put(`/api/events/${ids[2]}`, { location: 'Harbour' });
    at('2037-10-13 18:00');
    await change(1, { scope: 'all', startTime: '19:00' });
    expect(await readAll('startTime')).toEqual(['18:00', '19:00', '18:00', '19:00']);
    await change(1, { scope: 'all', startTime: '19:30', includesExceptions: true });
    expect(await readAll('startTime')).toEqual(['18:00', '19:30', '19:30', '19:30']);
    expect(await readAll('location')).toEqual(['Riverside', 'Riverside', 'Harbour', 'Riverside']);
  });

  it('includes an exception from which it is made; saving without a change makes none', async () => {
    const { ids, read, readAll, change } = await aSeries();
    await staff.put(`/api/events/${ids[1]}`, { title: 'Training', location: 'Riverside' });
    await staff.put(`/api/events/${ids[2]}`, { location: 'Harbour' });
    await change(2, { scope: 'following', endTime: '20:00' });
    expect(await readAll('endTime')).toEqual([null, null, '20:00', '20:00']);
    await change(0, { scope: 'all', endTime: '19:30' });
    expect(await readAll('endTime')).toEqual(['19:30', '19:30', '20:00', '19:30']);
    expect((await read(2)).location).toBe('Harbour');
  });

  it('is rejected if an event would end before it starts', async () => {
    const { ids, readAll, change } = await aSeries();
    await staff.put(`/api/events/${ids[2]}`, { endTime: '19:00' });
    const later = { scope: 'all', startTime: '19:30' };
    expect((await change(0, later)).status).toBe(200);
    expect(await change(0, { ...later, includesExceptions: true, startTime: '20:00' })).toMatchObject({
      status: 400,
      body: { errors: { endTime: 'The end is before the start' } },
    });
    expect(await readAll('startTime')).toEqual(['19:30', '19:30', '18:00', '19:30']);
  });

  it('is previewed as it will be, without a change', async () => {
    const { ids, answer, readAll, change } = await aSeries();
    await answer(1);
    await answer(3);
    await staff.put(`/api/events/${ids[2]}`, { endTime: '19:00' });
    at('2037-10-13 18:00');
    const body = { scope: 'all', startTime: '18:30' };
    const versions = await readAll('version');
    const preview = await staff.post(`/api/events/${ids[1]}/series/preview`, body);
    expect(preview.status).toBe(200);
    const training = { title: 'Training', startTime: '18:00', isTimeToBeConfirmed: false, status: 'confirmed' };
    expect(preview.body).toEqual({
      unconfirmed: 2,
      events: [
        { id: ids[0], ...training, date: weeks[0], stays: 'begun', after: null },
        {
          id: ids[1],
          ...training,
          date: weeks[1],
          stays: null,
          after: { ...training, date: weeks[1], startTime: '18:30' },
        },
        { id: ids[2], ...training, date: weeks[2], stays: 'exception', after: null },
        {
          id: ids[3],
          ...training,
          date: weeks[3],
          stays: null,
          after: { ...training, date: weeks[3], startTime: '18:30' },
        },
      ],
    });
    expect(await readAll('version')).toEqual(versions);
    expect((await change(1, body)).body).toEqual(preview.body);
  });

  it('that changes nothing increments no version', async () => {
    const { readAll, change } = await aSeries();
    const { body } = await change(0, { scope: 'all', title: 'Training' });
    expect(body.events.map(({ after }: { after: object }) => after)).toEqual([null, null, null, null]);
    expect(await readAll('version')).toEqual([1, 1, 1, 1]);
  });

  describe('that is not possible', () => {
    let series: Awaited<ReturnType<typeof aSeries>>;
    beforeAll(async () => {
      at('2037-10-06 12:00');
      series = await aSeries({ deadline: '2037-10-12 20:00' });
      await staff.put(`/api/events/${series.ids[0]}`, { title: 'Fitness' });
    });
    afterEach(async () =>
      expect(await series.readAll('title')).toEqual(['Fitness', 'Training', 'Training', 'Training']),
    );

    const stale = 'Somebody else has changed this event. Please reload it and try again.';
    it.each([
      ['a stale version', () => ({ version: 1, title: 'X' }), 409, stale],
      ['an unknown scope', () => ({ scope: 'this', title: 'X' }), 400, 'The scope must be following or all'],
      [
        'the id of another event',
        () => ({ id: series.ids[1], title: 'X' }),
        400,
        'The id in the body does not match the URL',
      ],
      ['an unknown team', () => ({ teamId: 2147483647 }), 400, expect.any(String)],
      ['a deadline after the start', () => ({ deadline: '2037-10-13 18:01' }), 400, expect.any(String)],
    ])('is rejected for %s', async (_case, fields, status, message) => {
      const rejected = await series.change(0, { scope: 'all', ...fields() });
      expect([rejected.status, rejected.body.message]).toEqual([status, message]);
    });

    it('is rejected for an event of no series', async () => {
      const single = await buildEvent(club, { teamId: series.team.id });
      const { status, body } = await staff.put(`/api/events/${single.id}/series`, { scope: 'all', title: 'X' });
      expect([status, body.message]).toEqual([409, 'This event is not part of a series']);
    });
  });

  it('keeps its numbers when two users change the series at once', async () => {
    const { readAll, change } = await aSeries();
    const [place, ...times] = await Promise.all([
      change(3, { scope: 'all', location: 'Harbour' }),
      change(0, { scope: 'all', version: 1, startTime: '17:00' }),
      change(0, { scope: 'all', version: 1, startTime: '19:00' }),
    ]);
    expect(place.status).toBe(200);
    // Both are out of date if the place was changed first.
    const statuses = times.map(({ status }) => status).toSorted();
    expect(['200,409', '409,409']).toContain(statuses.join());
    expect(new Set(await readAll('startTime')).size).toBe(1);
    expect(await readAll('location')).toEqual(weeks.map(() => 'Harbour'));
  });

  it('includes a week that was cancelled and restored, and leaves one cancelled that is', async () => {
    const { ids, readAll, change } = await aSeries();
    await staff.put(`/api/events/${ids[1]}`, { status: 'cancelled' });
    await staff.put(`/api/events/${ids[1]}`, { status: 'confirmed' });
    await staff.put(`/api/events/${ids[2]}`, { status: 'cancelled' });
    await change(0, { scope: 'all', startTime: '18:30' });
    expect(await readAll('startTime')).toEqual(weeks.map(() => '18:30'));
    expect(await readAll('status')).toEqual(['confirmed', 'confirmed', 'cancelled', 'confirmed']);
  });

  it('changes one kind of deadline into the other, also where an earlier change has set another', async () => {
    const { change, readAll } = await aSeries();
    await change(2, { scope: 'following', deadlineHours: 24 });
    expect((await change(0, { scope: 'all', deadline: '2037-10-12 20:00' })).status).toBe(200);
    expect(await readAll('deadline')).toEqual(weeks.map((day) => `${addDays(day, -1)} 20:00`));
    expect(await readAll('deadlineHours')).toEqual([null, null, null, null]);
  });

  it('moves no event into the past but the one from which it is made', async () => {
    const { readAll, change } = await aSeries();
    at('2037-10-13 12:00');
    await change(1, { scope: 'all', date: addDays(weeks[1]!, -1) });
    expect(await readAll('date')).toEqual([weeks[0], ...weeks.slice(1).map((day) => addDays(day, -1))]);
  });

  it('is recorded with the old and new values of each event', async () => {
    const { ids, change } = await aSeries();
    await change(2, { scope: 'following', location: 'Harbour' });
    await change(1, { scope: 'following', location: 'Park' });
    const [{ details }] = await club.database.query(
      "SELECT details FROM audit_log WHERE action = 'series.update' AND subject_id = $1",
      [ids[1]],
    );
    expect(details).toEqual({
      scope: 'following',
      changes: {
        [ids[1]!]: { location: ['Riverside', 'Park'], version: [1, 2] },
        [ids[2]!]: { location: ['Harbour', 'Park'], version: [2, 3] },
        [ids[3]!]: { location: ['Harbour', 'Park'], version: [2, 3] },
      },
    });
  });

  it('can be undone for the same events', async () => {
    const { ids, readAll, change } = await aSeries();
    await staff.put(`/api/events/${ids[1]}`, { status: 'cancelled' });
    const { body } = await change(0, { scope: 'all', status: 'cancelled' });
    const changed = body.events.flatMap(({ id, after }: { id: number; after: object | null }) => (after ? [id] : []));
    expect(await readAll('status')).toEqual(weeks.map(() => 'cancelled'));
    await change(0, { scope: 'all', status: 'confirmed', eventIds: changed, includesExceptions: true });
    expect(await readAll('status')).toEqual(['confirmed', 'cancelled', 'confirmed', 'confirmed']);
  });
});

describe('A mail about a series', () => {
  it('is one for the whole change, with an answer link for what is unconfirmed', async () => {
    const { answer, change, mails } = await aSeries();
    await answer(1);
    await change(1, { scope: 'following', startTime: '18:30', reportingTime: '18:15' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Changed: Training, 3 events');
    expect(mail!.text).toContain(
      'Tue, Oct 20, 2037, 6:30 PM, meet 6:15 PM\nRiverside\nBefore: 6:00 PM, meet 5:45 PM\n',
    );
    expect(mail!.text).not.toContain('Oct 13');
    expect(mail!.text).toMatch(/\/answer\/[\w-]{43}$/m);
  });

  it('is one even if one of the events begins soon', async () => {
    const { guardian, change, mails } = await aSeries();
    at('2037-10-13 16:55');
    await change(0, { scope: 'all', status: 'cancelled' });
    // Without the five minutes.
    const told = (await club.deliver()).filter(({ to }) => to === guardian.email);
    expect(told.map(({ subject }) => subject)).toEqual(['Cancelled: Training, 4 events']);
    expect(await mails()).toEqual([]);
  });

  it('is not sent if the change is reversed within five minutes', async () => {
    const { change, mails } = await aSeries();
    await change(0, { scope: 'all', status: 'cancelled' });
    await change(0, { scope: 'all', status: 'confirmed' });
    expect(await mails()).toEqual([]);
  });

  it('tells what is left when an event has changed again, in a mail of its own', async () => {
    const { ids, change, mails } = await aSeries();
    await change(0, { scope: 'all', startTime: '18:30' });
    await staff.put(`/api/events/${ids[3]}`, { status: 'cancelled' });
    expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual([
      'Cancelled: Training, Tue, Nov 3, 2037, 6:00 PM',
      'Changed: Training, 3 events',
    ]);
  });
});

describe('Deleting a series', () => {
  /** Deletes the second event and those after it, of which the third has a response and the fourth is an exception. */
  async function deleteFollowing() {
    const series = await aSeries();
    await series.answer(2);
    await staff.put(`/api/events/${series.ids[3]}`, { location: 'Harbour' });
    await series.mails();
    const { status } = await staff.delete(`/api/events/${series.ids[1]}/series?scope=following`);
    expect(status).toBe(204);
    const statuses = () => Promise.all(series.ids.map(async (id) => (await staff.get(`/api/events/${id}`)).status));
    return { ...series, statuses };
  }

  it('deletes an event and those after it, and exceptions only if asked to', async () => {
    const { path, statuses } = await deleteFollowing();
    expect(await statuses()).toEqual([200, 404, 404, 200]);
    await staff.delete(`${path}?scope=all&includesExceptions=true`);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
  });

  it('tells families once', async () => {
    const { mails } = await deleteFollowing();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Cancelled: Training, 2 events']);
  });

  it('keeps a copy with the responses in the audit log', async () => {
    const { ids } = await deleteFollowing();
    const [entry] = await club.database.query(
      "SELECT details FROM audit_log WHERE action = 'series.delete' AND subject_id = $1",
      [ids[1]],
    );
    expect(entry.details.events.map(({ id }: SeriesLink) => id)).toEqual([ids[1], ids[2]]);
    expect(entry.details.answers).toMatchObject([{ eventId: ids[2], isAvailable: true }]);
  });

  it('needs a scope', async () => {
    const { path } = await aSeries();
    expect((await staff.delete(path)).body.message).toBe('The scope must be following or all');
  });

  it('leaves a single event as one of its own, which can be repeated again', async () => {
    const { ids, path, read } = await aSeries();
    await staff.put(`/api/events/${ids[0]}`, { location: 'Harbour' });
    await staff.delete(`/api/events/${ids[1]}/series?scope=following`);
    expect(await read(0)).not.toHaveProperty('seriesId');
    expect((await staff.post(path, { until: '2037-10-27' })).body.events).toHaveLength(3);
  });

  it('of a team leaves an event that it shares with another as a single one', async () => {
    const { team, ids, read } = await aSeries();
    const other = await buildTeam(club);
    await staff.put(`/api/events/${ids[2]}`, { teamId: null, teamsInvolved: [team.id, other.id] });
    const { email } = await anAdmin(club);
    expect((await (await club.signIn(email)).delete(`/api/teams/${team.id}`)).status).toBe(204);
    expect((await read(2)).teamsInvolved).toEqual([other.id]);
    expect(await read(2)).not.toHaveProperty('seriesId');
  });

  it('goes on without the event from which it was made', async () => {
    const { ids, change } = await aSeries();
    await staff.delete(`/api/events/${ids[0]}`);
    const { status, body } = await change(1, { scope: 'all', startTime: '18:30' });
    expect([status, body.events.length]).toEqual([200, 3]);
  });
});
