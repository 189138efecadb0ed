import { type Event } from '../../src/events/event.entity.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import {
  aCoach,
  aParent,
  buildAvailability,
  buildChild,
  buildEvent,
  buildLeague,
  buildTeam,
} from '../support/factories.ts';

let club: ClubApp;
let coach: Api;
beforeAll(async () => {
  club = await startClub();
  coach = await club.signIn((await aCoach(club)).email);
});
afterAll(() => club.close());

const put = (event: Event, fields: object) => coach.put(`/api/events/${event.id}`, fields);
const records = (event: Event, action: string) =>
  club.database.query('SELECT details FROM audit_log WHERE subject_id = $1 AND action = $2', [event.id, action]);

describe('Editing an event', () => {
  it('keeps omitted fields and clears fields set to null', async () => {
    const [team, other] = [await buildTeam(club), await buildTeam(club)];
    const event = await buildEvent(club, { teamId: team.id, teamsInvolved: [other.id, team.id], location: 'Park' });
    const { status, body } = await put(event, { startTime: '12:00', location: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: event.title,
      date: event.date,
      startTime: '12:00',
      location: null,
      teamId: team.id,
      teamsInvolved: [other.id, team.id],
      version: 2,
    });
  });

  it('replaces the teams by the list that is sent, in any format and in its order', async () => {
    const ids = [await buildTeam(club), await buildTeam(club), await buildTeam(club)].map(({ id }) => id);
    const [first, second, third] = ids as [number, number, number];
    const event = await buildEvent(club, { teamsInvolved: [first, second] });
    expect((await put(event, { teamsInvolved: `[${third},${second}]` })).body.teamsInvolved).toEqual([third, second]);
    expect((await put(event, { teamsInvolved: { 0: first } })).body.teamsInvolved).toEqual([first]);
    const { body } = await put(event, { teamsInvolved: null, teamId: second });
    expect([body.teamsInvolved, body.teams.map(({ id }: { id: number }) => id)]).toEqual([[], [second]]);
  });

  it.each([
    [{ date: null }, 'Date is required'],
    [{ date: '2026-02-30' }, 'Invalid date'],
    [{ startTime: null }, 'Start time is required'],
    [{ reportingTime: '' }, 'Reporting time is required'],
    [{ teamId: null }, 'Please select either a team, multiple teams, or a league'],
    [{ relevanceType: 'age_group' }, 'Please select an age group for age-group specific events'],
    [{ teamId: 2147483647 }, 'One of the teams does not exist'],
    [{ leagueId: 2147483647 }, 'This league does not exist'],
    [{ status: null }, 'One of the values is invalid'],
    [{ version: '1' }, 'version must be a number'],
  ])('with %j is rejected and changes nothing', async (fields, message) => {
    const event = await buildEvent(club, { teamId: (await buildTeam(club)).id });
    const response = await put(event, { title: 'Changed', ...fields });
    expect([response.status, response.body.message]).toEqual([400, message]);
    const [kept] = await club.database.query('SELECT title, version FROM events WHERE id = $1', [event.id]);
    expect(kept).toEqual({ title: event.title, version: 1 });
  });

  it('can turn a match of a team into a tournament of the league, with a generated title', async () => {
    const league = await buildLeague(club, { name: 'Sunday League' });
    const event = await buildEvent(club, { teamId: (await buildTeam(club)).id });
    const fields = { teamId: null, teamsInvolved: [], leagueId: league.id, title: null, type: 'tournament' };
    expect((await put(event, fields)).body).toMatchObject({ title: 'Sunday League tournament', teams: [] });
  });

  it('records old and new values in the audit log', async () => {
    const event = await buildEvent(club, { teamId: (await buildTeam(club)).id });
    await put(event, { status: 'cancelled' });
    expect(await records(event, 'event.update')).toEqual([
      { details: { status: ['confirmed', 'cancelled'], version: [1, 2] } },
    ]);
  });

  it('returns 404 for an unknown event', async () => {
    expect((await coach.put('/api/events/2147483647', { title: 'X' })).status).toBe(404);
  });
});

describe('Deleting an event', () => {
  it('deletes its responses, and the audit log keeps a copy of both', async () => {
    const team = await buildTeam(club);
    const child = await buildChild(club, { team });
    const event = await buildEvent(club, { teamId: team.id, teamsInvolved: [team.id] });
    const { respondedAt } = await buildAvailability(club, { eventId: event.id, childId: child.id });
    expect((await coach.delete(`/api/events/${event.id}`)).status).toBe(204);
    expect(await club.database.query('SELECT FROM availabilities WHERE event_id = $1', [event.id])).toEqual([]);
    const [{ details }] = await records(event, 'event.delete');
    expect(details).toMatchObject({
      event: { title: event.title, teamsInvolved: [team.id] },
      answers: [{ childId: child.id, isAvailable: true, respondedAt: respondedAt.toISOString() }],
    });
  });
});

describe('Changing a response', () => {
  it('stores who changed it and when, and adds to the history', async () => {
    const guardian = await aParent(club);
    const team = await buildTeam(club);
    const child = await buildChild(club, { guardian, team });
    const event = await buildEvent(club, { teamId: team.id });
    const longAgo = new Date('2020-01-01T00:00:00Z');
    const { id } = await buildAvailability(club, { eventId: event.id, childId: child.id, respondedAt: longAgo });
    const family = await club.signIn(guardian.email);
    const { status, body } = await family.put(`/api/availabilities/${id}`, { isAvailable: null, respondedAt: '1999' });
    expect([status, body.availability.isAvailable, body.event.availability.isAvailable]).toEqual([200, null, null]);
    expect(body.availability.respondedAt > '2026').toBe(true);
    const [row] = await club.database.query('SELECT responded_by FROM availabilities WHERE id = $1', [id]);
    expect(row).toEqual({ responded_by: guardian.id });
    const history = await club.database.query('SELECT FROM availability_history WHERE event_id = $1', [event.id]);
    expect(history).toHaveLength(1);
  });

  it.each([
    [{ date: '2020-01-01' }, 'This event has started. Please ask a coach to change the answer.'],
    [{ status: 'cancelled' as const }, 'This event was cancelled'],
  ])('to an event with %j is rejected for parents and accepted from staff', async (fields, message) => {
    const guardian = await aParent(club);
    const team = await buildTeam(club);
    const child = await buildChild(club, { guardian, team });
    const event = await buildEvent(club, { teamId: team.id, ...fields });
    const { id } = await buildAvailability(club, { eventId: event.id, childId: child.id });
    const family = await club.signIn(guardian.email);
    const late = await family.put(`/api/availabilities/${id}`, { isAvailable: false });
    expect([late.status, late.body.message]).toEqual([409, message]);
    expect((await coach.put(`/api/availabilities/${id}`, { isAvailable: false })).status).toBe(200);
  });

  it('of another family returns the same problem as changing an unknown one', async () => {
    const team = await buildTeam(club);
    const child = await buildChild(club, { guardian: await aParent(club), team });
    const event = await buildEvent(club, { teamId: team.id });
    const { id } = await buildAvailability(club, { eventId: event.id, childId: child.id });
    const stranger = await club.signIn((await aParent(club)).email);
    const bodies = [];
    for (const asked of [id, 2147483647]) {
      const { status, body } = await stranger.put(`/api/availabilities/${asked}`, { isAvailable: true });
      const { correlationId: _, ...rest } = body;
      bodies.push({ httpStatus: status, ...rest });
    }
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]).toMatchObject({ httpStatus: 404, message: 'This response does not exist' });
  });
});
