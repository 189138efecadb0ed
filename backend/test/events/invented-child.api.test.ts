import { addDays, messages, type RelevanceType } from '@touchline/domain';
import { createAnswerLink } from '../../src/telling/answer-links/answer-links.queries.ts';
import { type Event } from '../../src/events/event.entity.ts';
import { type Api } from '../support/api.ts';
import { aCoach, aParent, buildChild, buildEvent, buildTeam } from '../support/factories.ts';
import { aVerifiedParent } from '../support/families.ts';
import { makeDue } from '../support/mail-club.ts';
import { buildMail, letNoticesBecomeDue, type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let coach: Api;
beforeAll(async () => {
  club = await startMailingClub();
  coach = await club.signIn((await aCoach(club)).email);
});
afterAll(() => club.close());
beforeEach(async () => {
  for (const table of ['events', 'children', 'mails', 'mail_plans', 'skipped_mails'])
    await club.database.query(`DELETE FROM ${table}`);
  // The server remembers the last day that it has planned.
  at('17:00', addDays(today, -1));
  await club.deliver();
  at('12:00');
});

const today = '2037-11-24';
const at = (time: string, day = today) => club.setTime(new Date(`${day}T${time}:00Z`));
const dateOfBirth = '2027-05-04';
// The next age group of events is U12.
const ageGroup = 'U11';

/** A parent whose account is new and whose child nobody knows, a team with a family, and an event that is not only for the team. */
async function aStranger(fields: Partial<Event>) {
  const parent = await aVerifiedParent(club);
  const api = await club.signIn(parent.email);
  const { status, body: child } = await api.post('/api/children', { name: 'Ina Invented', dateOfBirth });
  expect([status, child.ageGroup]).toEqual([201, ageGroup]);
  const team = await buildTeam(club);
  const guardian = await aVerifiedParent(club);
  await buildChild(club, { guardian, team, dateOfBirth });
  const event = await buildEvent(club, { teamId: team.id, date: addDays(today, 1), location: 'Riverside', ...fields });
  const join = async () => {
    const other = await buildTeam(club);
    expect((await coach.post('/api/team-members', { teamId: other.id, childId: child.id })).status).toBe(201);
  };
  return { parent, api, child, team, guardian, event, join };
}

const audiences: [RelevanceType, Partial<Event>][] = [
  ['all', { relevanceType: 'all' }],
  ['age_group', { relevanceType: 'age_group', ageGroupRelevance: 'U12' }],
];

describe.each(audiences)('An event with relevanceType %p', (_type, fields) => {
  it('is shown to no family of a child without a team, in no list and on no page', async () => {
    const { api, child, event, join } = await aStranger(fields);
    const { body: feed } = await api.post('/api/feeds', { scope: 'children' });
    const seen = async () => [
      ...(await Promise.all(
        ['/api/dashboard/events', `/api/children/${child.id}/events`].map(async (path) => {
          const { status, body } = await api.get(path);
          return [status, body.length];
        }),
      )),
      ...(await Promise.all(
        ['', '/attendance', '/availabilities'].map(async (page) => {
          const { status, body } = await api.get(`/api/events/${event.id}${page}`);
          return [status, status === 404 ? body.message : ''];
        }),
      )),
      (await (await fetch(feed.url.replace(/^https?:\/\/[^/]+/, club.url))).text()).split('BEGIN:VEVENT').length - 1,
    ];
    const unknown = [404, messages.eventUnknown];
    expect(await seen()).toEqual([[200, 0], [200, 0], unknown, unknown, unknown, 0]);
    await join();
    expect(await seen()).toEqual([[200, 1], [200, 1], [200, ''], [200, ''], [200, ''], 1]);
  });

  it('takes no response for a child without a team, from nobody', async () => {
    const { api, parent, child, event, join } = await aStranger(fields);
    const { id: notForIt } = await buildEvent(club, { teamId: event.teamId });
    const answer = async (from: Api, eventId = event.id) => {
      const { status, body } = await from.post('/api/availabilities', {
        eventId,
        childId: child.id,
        isAvailable: true,
      });
      return [status, body.message];
    };
    const mailId = await buildMail(club, { userId: parent.id, address: parent.email, state: 'sent' });
    const link = { mailId, userId: parent.id, address: parent.email, eventIds: [event.id] };
    const token = await createAnswerLink(club.database, link);
    const open = async () => (await club.guest().get(`/api/answer-links/${token}`)).status;
    const refused = await answer(api, notForIt);
    expect(refused[0]).toBeGreaterThanOrEqual(400);
    expect([await answer(api), await answer(coach), await open()]).toEqual([
      refused,
      await answer(coach, notForIt),
      404,
    ]);
    await join();
    expect([(await answer(api))[0], await open()]).toEqual([201, 200]);
  });

  it('is counted, listed and checked for clashes without children who are in no team', async () => {
    const { child, event, team, join } = await aStranger(fields);
    const planned = { date: event.date, startTime: event.startTime, teamId: team.id, ...fields };
    const counted = async () => {
      const { body } = await coach.get(`/api/events/${event.id}`);
      const sheet = (await coach.get(`/api/events/${event.id}/availabilities`)).body;
      const clashes = (await coach.post('/api/events/clashes', planned)).body;
      return [body.counts.pending, sheet.length, clashes.audience, clashes.families];
    };
    expect(await counted()).toEqual([1, 1, 1, 1]);
    await club.database.query('INSERT INTO absences (child_id, first_day, last_day) VALUES ($1, $2, $2)', [
      child.id,
      event.date,
    ]);
    expect((await coach.get(`/api/events/${event.id}`)).body.counts.awayCount).toBe(0);
    await join();
    expect(await counted()).toEqual([2, 2, 2, 1]);
    expect((await coach.get(`/api/events/${event.id}`)).body.counts.awayCount).toBe(1);
  });

  it('is neither reminded of nor told to families of children without a team', async () => {
    const { parent, guardian, api, event, join } = await aStranger(fields);
    const recipients = async () => {
      await makeDue(club.database);
      return [...new Set((await club.deliver()).map(({ to }) => to))].sort();
    };
    at('18:00');
    expect(await recipients()).toEqual([guardian.email]);
    const change = async (startTime: string) => {
      expect((await coach.put(`/api/events/${event.id}`, { startTime })).status).toBe(200);
      await letNoticesBecomeDue(club);
    };
    const changes = async () => {
      // The database has stored them by its own clock.
      await club.database.query('UPDATE event_changes SET changed_at = $1', [`${today}T12:00:00Z`]);
      return (await api.get('/api/notifications')).body.changes.length;
    };
    await change('11:30');
    expect([await recipients(), await changes()]).toEqual([[guardian.email], 0]);
    await join();
    await change('12:30');
    expect([await recipients(), await changes()]).toEqual([[guardian.email, parent.email].sort(), 1]);
  });
});

it('A child who leaves the last team sees events of the whole club no longer', async () => {
  const parent = await aParent(club);
  const team = await buildTeam(club);
  const child = await buildChild(club, { guardian: parent, team });
  await buildEvent(club, { date: addDays(today, 1), relevanceType: 'all' });
  const api = await club.signIn(parent.email);
  expect((await api.get('/api/dashboard/events')).body).toHaveLength(1);
  expect((await coach.delete(`/api/teams/${team.id}/members/${child.id}`)).status).toBeLessThan(300);
  expect((await api.get('/api/dashboard/events')).body).toEqual([]);
});
