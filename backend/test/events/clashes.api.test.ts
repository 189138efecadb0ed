import { addDays } from '@touchline/domain';
import { type Event } from '../../src/events/event.entity.ts';
import { type Team } from '../../src/teams/team.entity.ts';
import { type User } from '../../src/users/user.entity.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import {
  aCoach,
  aParent,
  buildAvailability,
  buildChild,
  buildEvent,
  buildGuardianship,
  buildTeam,
} from '../support/factories.ts';

let club: ClubApp;
let coach: Api;
beforeAll(async () => {
  club = await startClub();
  coach = await club.signIn((await aCoach(club)).email);
});
afterAll(() => club.close());

let day = '2090-01-01';
/** A day that no other test uses. */
const aDay = () => (day = addDays(day, 1));

let births = 0;
const aChild = (name: string, guardian: User | undefined, team: Team) =>
  buildChild(club, { name: `${name} Elm${++births}`, ageGroup: 'U14', guardian, team });

const timed = (team: Team, date: string, fields: Partial<Event> = {}) =>
  buildEvent(club, { teamId: team.id, date, startTime: '10:00', endTime: '11:00', location: 'Riverside', ...fields });

/** Mia has an event at Riverside from 10:00 to 11:00, and Leo another one, of another team. */
async function buildSiblings(other: Partial<Event> = {}) {
  const date = aDay();
  const guardian = await aParent(club);
  const [miasTeam, leosTeam] = [await buildTeam(club), await buildTeam(club)];
  const mia = await aChild('Mia', guardian, miasTeam);
  const leo = await aChild('Leo', guardian, leosTeam);
  const mias = await timed(miasTeam, date);
  const leos = await timed(leosTeam, date, {
    title: 'U10 Bears training',
    type: 'training',
    startTime: '10:30',
    endTime: '11:30',
    location: 'Harbour',
    ...other,
  });
  return { date, guardian, miasTeam, leosTeam, mia, leo, mias, leos, api: await club.signIn(guardian.email) };
}

const clashesOf = async (api: Api, { id }: { id: number }) => (await api.get(`/api/events/${id}`)).body.clashes;

describe('An event for own children', () => {
  it('lists the clash with a sibling’s event, on both events, the dashboard and the lists of child and team', async () => {
    const { date, api, mia, miasTeam, mias, leos } = await buildSiblings();
    const clashes = [
      {
        kind: 'overlap',
        eventId: leos.id,
        title: 'U10 Bears training',
        type: 'training',
        date,
        startTime: '10:30',
        location: 'Harbour',
        childNames: ['Leo'],
      },
    ];
    expect(await clashesOf(api, mias)).toEqual(clashes);
    expect(await clashesOf(api, leos)).toMatchObject([{ kind: 'overlap', eventId: mias.id, childNames: ['Mia'] }]);
    for (const list of ['dashboard/events', `children/${mia.id}/events`, `teams/${miasTeam.id}/events`]) {
      expect((await api.get(`/api/${list}?limit=1`)).body).toMatchObject([{ id: mias.id, clashes }]);
    }
  });

  it.each<[string, Partial<Event>, string | undefined]>([
    ['29 minutes after it, elsewhere', { startTime: '11:29', endTime: null }, 'travel'],
    ['30 minutes after it, elsewhere', { startTime: '11:30', endTime: null }, undefined],
    ['31 minutes after it, elsewhere', { startTime: '11:31', endTime: null }, undefined],
    ['right after it at the same place', { startTime: '11:00', endTime: null, location: 'riverside' }, undefined],
    ['during it, but cancelled', { status: 'cancelled' }, undefined],
    ['during it, not confirmed yet', { status: 'pending' }, 'overlap'],
  ])('with another %s (%j) lists %p', async (_case, other, kind) => {
    const { api, mias, leos } = await buildSiblings(other);
    for (const event of [mias, leos]) {
      const { body } = await api.get(`/api/events/${event.id}`);
      expect(body.clashes?.map((clash: { kind: string }) => clash.kind)).toEqual(kind && [kind]);
      expect('clashes' in body).toBe(kind !== undefined);
    }
  });

  it.each<[string, number, Partial<Event>]>([
    ['goes on past its midnight', -1, { startTime: '22:00', endTime: '00:30' }],
    ['has no end and goes on past its midnight', -1, { startTime: '23:15', endTime: null }],
    ['ends just before its midnight, elsewhere', -1, { startTime: '22:00', endTime: '23:45' }],
  ])('lists the clash with an event of the day before that %s', async (_case, days, other) => {
    const { api, miasTeam, leosTeam, mias, leos, date } = await buildSiblings({ status: 'cancelled' });
    const night = await timed(leosTeam, addDays(date, days), { location: 'Harbour', ...other });
    const early = await timed(miasTeam, date, { startTime: '00:10', endTime: null });
    expect(await clashesOf(api, night)).toMatchObject([{ eventId: early.id, date }]);
    expect(await clashesOf(api, early)).toMatchObject([{ eventId: night.id, date: night.date }]);
    const { body } = await api.get(`/api/dashboard/events?from=${addDays(date, days)}&to=${date}`);
    const listed = body.map(({ id, clashes }: any) => [id, clashes?.map(({ eventId }: any) => eventId)]);
    expect(listed).toEqual([
      [night.id, [early.id]],
      [early.id, [night.id]],
      [mias.id, undefined],
      [leos.id, undefined],
    ]);
  });

  it('lists the clash with another event for the same child', async () => {
    const { api, miasTeam, mias, date } = await buildSiblings({ status: 'cancelled' });
    const other = await timed(miasTeam, date, { startTime: '10:45' });
    expect(await clashesOf(api, mias)).toMatchObject([{ eventId: other.id, childNames: ['Mia'] }]);
  });

  it('lists no clash for a child who is unavailable for either event', async () => {
    for (const who of ['mia', 'leo'] as const) {
      const { api, mia, leo, mias, leos } = await buildSiblings();
      const [event, child] = who === 'mia' ? [mias, mia] : [leos, leo];
      await buildAvailability(club, { eventId: event.id, childId: child.id, isAvailable: true });
      expect(await clashesOf(api, mias)).toHaveLength(1);
      await api.post('/api/availabilities', { eventId: event.id, childId: child.id, isAvailable: false });
      expect([await clashesOf(api, mias), await clashesOf(api, leos)]).toEqual([undefined, undefined]);
    }
  });

  it('names only those children who may attend the other event', async () => {
    const { api, guardian, leosTeam, leo, mias, leos } = await buildSiblings();
    await aChild('Ada', guardian, leosTeam);
    expect(await clashesOf(api, mias)).toMatchObject([{ childNames: ['Leo', 'Ada'] }]);
    await buildAvailability(club, { eventId: leos.id, childId: leo.id, isAvailable: false });
    expect(await clashesOf(api, mias)).toMatchObject([{ childNames: ['Ada'] }]);
  });

  it('of an earlier day lists no clash', async () => {
    const { api, mias } = await buildSiblings();
    await club.database.query(`UPDATE events SET date = '2020-02-02' WHERE date = $1`, [mias.date]);
    expect(await clashesOf(api, mias)).toBeUndefined();
  });
});

describe('Another household of a child', () => {
  it('sees no clash with other children of the first household, nor their names', async () => {
    const { mia, mias, leos, api } = await buildSiblings();
    const second = await aParent(club);
    await buildGuardianship(club, mia, second);
    const other = await club.signIn(second.email);
    expect(await clashesOf(api, mias)).toHaveLength(1);
    const { body } = await other.get('/api/dashboard/events');
    expect(body.map(({ id }: Event) => id)).toEqual([mias.id]);
    expect(JSON.stringify([body, await other.get(`/api/events/${mias.id}`)])).not.toMatch(/clashes|Leo|Bears/);
    expect(await other.get(`/api/events/${leos.id}`)).toMatchObject({ status: 404 });
  });

  it('sees clashes with their own children, which the first household does not', async () => {
    const { mia, mias, date, api } = await buildSiblings({ status: 'cancelled' });
    const [second, team] = [await aParent(club), await buildTeam(club)];
    await buildGuardianship(club, mia, second);
    await aChild('Noa', second, team);
    await timed(team, date);
    expect(await clashesOf(await club.signIn(second.email), mias)).toMatchObject([{ childNames: ['Noa'] }]);
    expect(await clashesOf(api, mias)).toBeUndefined();
  });
});

it('A restricted account sees no clash with events for the child to whom it is restricted', async () => {
  const { leo, guardian, mias, api } = await buildSiblings();
  const admin = await aCoach(club, { isAdmin: true });
  const request = { isRestricted: true };
  const adminApi = await club.signIn(admin.email);
  await buildGuardianship(club, leo, await aParent(club));
  expect((await adminApi.patch(`/api/children/${leo.id}/guardians/${guardian.id}`, request)).status).toBe(200);
  expect(await clashesOf(api, mias)).toBeUndefined();
});

it('Staff see no clashes of families on an event', async () => {
  const { mia, mias } = await buildSiblings();
  expect(await clashesOf(coach, mias)).toBeUndefined();
  expect(JSON.stringify((await coach.get(`/api/children/${mia.id}/events`)).body)).not.toContain('clashes');
});

describe('POST /api/events/clashes', () => {
  const count = async (planned: object) => {
    const { status, body } = await coach.post('/api/events/clashes', planned);
    return status === 200 ? { families: body.families } : { status, ...body };
  };
  const planFor = (team: Team, date: string, fields: object = {}) => ({
    date,
    startTime: '10:30',
    location: 'Harbour',
    teamId: team.id,
    relevanceType: 'team',
    ...fields,
  });

  it('counts the families of the audience with another event of a sibling or of the same child', async () => {
    const { date, miasTeam, leosTeam } = await buildSiblings({ startTime: '18:00', endTime: null });
    await aChild('Kim', await aParent(club), miasTeam);
    await aChild('Zoe', undefined, miasTeam);
    // Leo’s sister Mia, but nobody of Kim’s and Zoe’s families, is in the audience of Leo’s team.
    expect(await count(planFor(leosTeam, date))).toEqual({ families: 1 });
    expect(await count(planFor(miasTeam, date))).toEqual({ families: 3 });
    expect(await count(planFor(await buildTeam(club), date))).toEqual({ families: 0 });
    expect(await count(planFor(leosTeam, addDays(date, -1)))).toEqual({ families: 0 });
  });

  it.each([
    ['a league', (team: Team) => ({ teamId: null, leagueId: team.leagueId }), 1],
    ['several teams', (team: Team) => ({ teamId: null, teamsInvolved: [team.id] }), 1],
    ['everybody', () => ({ relevanceType: 'all' }), 1],
    ['everybody by default', () => ({ relevanceType: undefined }), 1],
    ['an age group', () => ({ relevanceType: 'age_group', ageGroupRelevance: 'U14' }), 1],
    ['another age group', () => ({ relevanceType: 'age_group', ageGroupRelevance: 'U10' }), 0],
    ['teams that do not exist', () => ({ teamId: 2147483647 }), 0],
  ])('counts the families of an event for %s', async (_case, audience, families) => {
    const { date, leosTeam } = await buildSiblings({ status: 'cancelled' });
    const planned = planFor(await buildTeam(club), date, audience(leosTeam));
    expect(await count(planned)).toEqual({ families });
  });

  it.each([
    ['29 minutes', '11:29', 1],
    ['30 minutes', '11:30', 0],
  ])('with %s between two places at %s counts %p', async (_case, startTime, families) => {
    const { date, leosTeam } = await buildSiblings({ status: 'cancelled' });
    expect(await count(planFor(leosTeam, date, { startTime }))).toEqual({ families });
    expect(await count(planFor(leosTeam, date, { startTime, location: ' riverside ' }))).toEqual({ families: 0 });
    expect(await count(planFor(leosTeam, date, { startTime, location: undefined }))).toEqual({ families: 0 });
  });

  it('counts a family with two households once, and no siblings whom nobody has both as children', async () => {
    const { date, leosTeam, mia, leo } = await buildSiblings({ status: 'cancelled' });
    const partner = await aParent(club);
    for (const child of [mia, leo]) await buildGuardianship(club, child, partner);
    expect(await count(planFor(leosTeam, date))).toEqual({ families: 1 });

    const [team, second] = [await buildTeam(club), await aParent(club)];
    await buildGuardianship(club, leo, second);
    await aChild('Noa', second, team);
    expect(await count(planFor(team, date))).toEqual({ families: 0 });
  });

  it('counts those of an event that goes on past midnight', async () => {
    const { date, miasTeam, leosTeam } = await buildSiblings({ status: 'cancelled' });
    await timed(miasTeam, date, { startTime: '22:00', endTime: '00:30' });
    const plan = (startTime: string) => planFor(leosTeam, addDays(date, 1), { startTime });
    expect([await count(plan('00:15')), await count(plan('01:00'))]).toEqual([{ families: 1 }, { families: 0 }]);
  });

  it('leaves out the event that is edited, and children who are unavailable for it', async () => {
    const { date, leosTeam, leo, leos } = await buildSiblings();
    const plan = planFor(leosTeam, date, { startTime: '09:45' });
    const edited = { ...plan, eventId: leos.id };
    await club.database.query(`UPDATE events SET status = 'cancelled' WHERE date = $1 AND id <> $2`, [date, leos.id]);
    expect([await count(plan), await count(edited)]).toEqual([{ families: 1 }, { families: 0 }]);
    await club.database.query(`UPDATE events SET status = 'confirmed' WHERE date = $1`, [date]);
    expect(await count(edited)).toEqual({ families: 1 });
    await buildAvailability(club, { eventId: leos.id, childId: leo.id, isAvailable: false });
    expect([await count(plan), await count(edited)]).toEqual([{ families: 1 }, { families: 0 }]);
  });

  it('does not count children who are unavailable for the other event', async () => {
    const { date, leosTeam, mia, mias } = await buildSiblings({ status: 'cancelled' });
    await buildAvailability(club, { eventId: mias.id, childId: mia.id, isAvailable: false });
    expect(await count(planFor(leosTeam, date))).toEqual({ families: 0 });
  });

  it.each([
    [{ date: '2026-02-30' }, 'date'],
    [{ startTime: '25:00' }, 'startTime'],
    [{ endTime: 'noon' }, 'endTime'],
    [{ endTime: '09:00' }, 'endTime'],
    [{ location: {} }, 'location'],
    [{ eventId: 'x' }, 'eventId'],
    [{ eventId: 0 }, 'eventId'],
    [{ teamId: null }, 'teamId'],
    [{ teamsInvolved: 'x' }, 'teamsInvolved'],
    [{ relevanceType: 'x' }, 'relevanceType'],
    [{ relevanceType: 'age_group' }, 'ageGroupRelevance'],
  ])('rejects %j with a message on %s', async (fields, field) => {
    const { status, body } = await coach.post('/api/events/clashes', {
      date: '2099-01-01',
      startTime: '10:00',
      teamId: 1,
      ...fields,
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    expect(body.message).toBe(body.errors[field]);
  });
});
