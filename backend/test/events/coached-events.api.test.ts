import { findEventAvailabilities } from '../../src/availability/availability.queries.ts';
import { type Queryable } from '../../src/database/sql.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { aCoach, aParent, buildChild, buildEvent, buildTeam } from '../support/factories.ts';

let club: ClubApp;
beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

let year = 2050;
/** A day that no other test uses, because an event for everyone concerns all of their children, too. */
const aDay = () => `${year++}-05-01`;

/** A coach who leads one team and assists in another, and a third team. */
async function buildCoaching() {
  const user = await aCoach(club);
  const [led, assisted, other] = [
    await buildTeam(club, { leadCoachId: user.id }),
    await buildTeam(club),
    await buildTeam(club),
  ];
  await club.database.query('INSERT INTO team_coaches (team_id, coach_id) VALUES ($1, $2)', [assisted.id, user.id]);
  return { user, led, assisted, other, coach: await club.signIn(user.email) };
}

const join = (childId: number, teamId: number) =>
  club.database.query('INSERT INTO team_members (team_id, child_id) VALUES ($1, $2)', [teamId, childId]);

describe('GET /api/events?coached=true', () => {
  const listed = async (coach: Api, query = '') => ids((await coach.get(`/api/events?coached=true${query}`)).body);

  it('lists the events of teams that the user leads or assists, and of their whole leagues', async () => {
    const { coach, led, assisted, other } = await buildCoaching();
    const [leagueId, date] = [other.leagueId, aDay()];
    await buildEvent(club, { teamId: other.id, date });
    await buildEvent(club, { leagueId, date });
    const events = [
      await buildEvent(club, { teamId: led.id, date }),
      await buildEvent(club, { teamsInvolved: [other.id, assisted.id], date }),
      await buildEvent(club, { leagueId: led.leagueId, date }),
    ];
    expect(await listed(coach)).toEqual(ids(events));
  });

  it('lists events for the whole club and for the age group of a team that the user coaches', async () => {
    const { coach, led } = await buildCoaching();
    await club.database.query(`UPDATE leagues SET age_group = 'U13' WHERE id = $1`, [led.leagueId]);
    await buildChild(club, { team: led, ageGroup: 'U13' });
    const [elsewhere, date] = [await buildTeam(club), aDay()];
    const build = (fields: Partial<Parameters<typeof buildEvent>[1]>) =>
      buildEvent(club, { teamId: elsewhere.id, date, ...fields });
    const events = [
      await build({ relevanceType: 'all' }),
      await build({ relevanceType: 'age_group', ageGroupRelevance: 'U14' }),
    ];
    await build({ relevanceType: 'age_group', ageGroupRelevance: 'U10' });
    expect(await listed(coach, `&from=${date}&to=${date}`)).toEqual(ids(events));
  });

  it('lists no other team’s events when a child of that team joins', async () => {
    const { coach, led, other } = await buildCoaching();
    await club.database.query(`UPDATE leagues SET age_group = 'U12' WHERE id = $1`, [led.leagueId]);
    await buildChild(club, { team: led });
    const date = aDay();
    const own = await buildEvent(club, { teamId: led.id, date });
    await buildEvent(club, { teamId: other.id, date });
    await buildEvent(club, { leagueId: other.leagueId, date });
    await buildEvent(club, { teamId: other.id, relevanceType: 'age_group', ageGroupRelevance: 'U10', date });
    const young = await buildChild(club, { team: other, ageGroup: 'U10' });
    await join(young.id, led.id);
    const { body, headers } = await coach.get(`/api/events?coached=true&from=${date}&to=${date}&limit=10`);
    expect([ids(body), headers.get('x-total-count')]).toEqual([[own.id], '1']);
  });

  it('returns pages with the total and the counts of the whole audience', async () => {
    const { coach, led, other } = await buildCoaching();
    for (const team of [led, other]) await buildChild(club, { team });
    const date = aDay();
    for (const startTime of ['09:00', '10:00', '11:00']) {
      await buildEvent(club, { teamsInvolved: [led.id, other.id], date, startTime });
    }
    const { body, headers } = await coach.get(`/api/events?coached=true&from=${date}&to=${date}&limit=2`);
    expect([body.length, headers.get('x-total-count')]).toEqual([2, '3']);
    expect(body[0].counts).toEqual({ available: 0, unavailable: 0, pending: 2, unconfirmedCount: 0, awayCount: 0 });
  });

  it('lists nothing for staff who coach no team, and everything with coached=false', async () => {
    const { led } = await buildCoaching();
    const date = aDay();
    const event = await buildEvent(club, { teamId: led.id, date });
    const coach = await club.signIn((await aCoach(club)).email);
    expect(await listed(coach, `&from=${date}&to=${date}`)).toEqual([]);
    expect(ids((await coach.get(`/api/events?coached=false&from=${date}&to=${date}`)).body)).toEqual([event.id]);
    expect(await coach.get('/api/events?coached=1')).toMatchObject({ status: 400 });
  });
});

it('GET /api/calendar?coached=true counts and lists the events of coached teams', async () => {
  const { coach, led, other } = await buildCoaching();
  const date = aDay();
  const own = await buildEvent(club, { teamId: led.id, date, startTime: '12:00' });
  await buildEvent(club, { teamId: other.id, date, startTime: '09:00' });
  const { body } = await coach.get(`/api/calendar?coached=true&from=${date}&perDay=1`);
  expect(body).toMatchObject([{ date, total: 1, events: [{ id: own.id }] }]);
});

it('GET /api/teams?coached=true lists the teams that the user leads or assists', async () => {
  const { coach, led, assisted } = await buildCoaching();
  const { body, headers } = await coach.get('/api/teams?coached=true&limit=1');
  expect([ids(body), headers.get('x-total-count')]).toEqual([[led.id], '2']);
  expect(ids((await coach.get('/api/teams?coached=true')).body)).toEqual(ids([led, assisted]));
  const parent = await club.signIn((await aParent(club)).email);
  expect((await parent.get('/api/teams?coached=true')).body).toEqual([]);
});

describe('GET /api/events/{id}/neighbours', () => {
  const neighbours = async (api: Api, { id }: { id: number }) => {
    const { body } = await api.get(`/api/events/${id}/neighbours`);
    return [body.previous?.id ?? null, body.next?.id ?? null];
  };

  it('returns the events of coached teams before and after, by date, start time and id', async () => {
    const { coach, led, assisted, other } = await buildCoaching();
    const date = aDay();
    const early = await buildEvent(club, { teamId: led.id, date, startTime: '09:00' });
    const first = await buildEvent(club, { teamId: assisted.id, date, startTime: '10:00' });
    const second = await buildEvent(club, { teamId: led.id, date, startTime: '10:00', status: 'cancelled' });
    const foreign = await buildEvent(club, { teamId: other.id, date, startTime: '10:00' });
    expect(await neighbours(coach, early)).toEqual([null, first.id]);
    expect(await neighbours(coach, first)).toEqual([early.id, second.id]);
    expect(await neighbours(coach, second)).toEqual([first.id, null]);
    // An event of another team has neighbours among those of the coached teams, too.
    expect(await neighbours(coach, foreign)).toEqual([second.id, null]);
    expect((await coach.get(`/api/events/${early.id}/neighbours`)).body.next).toEqual({
      id: first.id,
      title: first.title,
      type: 'match',
      date,
      startTime: '10:00',
      isTimeToBeConfirmed: false,
      status: 'confirmed',
    });
  });

  it('returns the club’s events to staff who coach no team', async () => {
    const coach = await club.signIn((await aCoach(club)).email);
    const date = aDay();
    const [one, two, three] = [
      await buildEvent(club, { teamId: (await buildTeam(club)).id, date, startTime: '09:00' }),
      await buildEvent(club, { teamId: (await buildTeam(club)).id, date, startTime: '10:00' }),
      await buildEvent(club, { teamId: (await buildTeam(club)).id, date, startTime: '11:00' }),
    ];
    expect(await neighbours(coach, two)).toEqual([one.id, three.id]);
  });

  it('returns to parents the events for their own children, and 404 for other events', async () => {
    const guardian = await aParent(club);
    const [own, other] = [await buildTeam(club), await buildTeam(club)];
    await buildChild(club, { guardian, team: own });
    await buildChild(club, { team: other });
    const first = await buildEvent(club, { teamId: own.id, date: '2098-01-01' });
    const between = await buildEvent(club, { teamId: other.id, date: '2098-01-02' });
    const last = await buildEvent(club, { teamId: own.id, date: '2098-01-03' });
    const parent = await club.signIn(guardian.email);
    expect((await neighbours(parent, first))[1]).toBe(last.id);
    expect((await neighbours(parent, last))[0]).toBe(first.id);
    for (const id of [between.id, 2147483647]) {
      const { status, body } = await parent.get(`/api/events/${id}/neighbours`);
      expect([status, body.message]).toEqual([404, 'This event does not exist']);
    }
  });
});

/** Mia of the U12 Lions, who train at 17:30, also plays for the U8 Hedgehogs. */
async function buildPlayingUp(date: string) {
  const guardian = await aParent(club);
  const lions = await buildTeam(club, { name: 'U12 Lions' });
  const hedgehogs = await buildTeam(club, { name: 'U8 Hedgehogs' });
  const mia = await buildChild(club, { guardian, team: hedgehogs });
  await join(mia.id, lions.id);
  const training = await buildEvent(club, { teamId: lions.id, date, type: 'training', startTime: '17:30' });
  const coach = await club.signIn((await aCoach(club)).email);
  const parent = await club.signIn(guardian.email);
  return {
    date,
    guardian,
    lions,
    hedgehogs,
    mia,
    training,
    coach,
    parent,
    address: `/api/events/${training.id}/availabilities`,
  };
}

describe('GET /api/events/{id}/availabilities', () => {
  it('tells staff what a player’s other team has on that day, and parents nothing', async () => {
    const { hedgehogs, date, address, coach, parent } = await buildPlayingUp('2090-03-01');
    const match = await buildEvent(club, { teamId: hedgehogs.id, date, type: 'match', startTime: '09:00' });
    const alsoPlays = [{ eventId: match.id, type: 'match', startTime: '09:00', teamName: 'U8 Hedgehogs' }];
    expect((await coach.get(address)).body).toMatchObject([{ alsoPlays }]);
    expect((await parent.get(address)).body).toHaveLength(1);
    expect((await parent.get(address)).body[0]).not.toHaveProperty('alsoPlays');
  });

  it('leaves out events of the same team and of other days, cancelled ones and those the child declined', async () => {
    const { hedgehogs, lions, mia, date, address, coach, parent } = await buildPlayingUp('2090-03-02');
    await buildEvent(club, { teamId: lions.id, date, startTime: '09:00' });
    await buildEvent(club, { teamsInvolved: [lions.id], date, startTime: '09:30' });
    await buildEvent(club, { teamId: hedgehogs.id, date: '2090-03-03' });
    await buildEvent(club, { teamId: hedgehogs.id, date, status: 'cancelled' });
    const declined = await buildEvent(club, { teamId: hedgehogs.id, date });
    await parent.post('/api/availabilities', { eventId: declined.id, childId: mia.id, isAvailable: false });
    expect((await coach.get(address)).body[0]).not.toHaveProperty('alsoPlays');
  });

  it('lists an event of both other teams once', async () => {
    const { hedgehogs, mia, date, address, coach } = await buildPlayingUp('2090-03-04');
    const third = await buildTeam(club, { name: 'U10 Otters' });
    await join(mia.id, third.id);
    await buildEvent(club, { teamsInvolved: [hedgehogs.id, third.id], date });
    const { body } = await coach.get(address);
    expect(body[0].alsoPlays).toMatchObject([{ teamName: 'U10 Otters' }]);
  });

  it('works out the teams of each event of a day once, and not once per player', async () => {
    const [lions, busy, others] = [await buildTeam(club), await buildTeam(club), await buildTeam(club)];
    const date = '2090-03-05';
    const openDay = await buildEvent(club, { teamId: lions.id, date, relevanceType: 'all' });
    const size = 60;
    for (let count = 0; count < size; count++) {
      await buildChild(club, { team: busy });
      await buildEvent(club, { teamId: others.id, date });
    }
    const visited = await rowsVisited((database) =>
      findEventAvailabilities(database, {
        cutoff: '2090-01-01',
        eventId: openDay.id,
        viewer: { id: 1, seesAll: true },
      }),
    );
    expect(visited).toBeGreaterThan(size);
    // Comparing each player with each event is cheap; finding an event's teams is not, and takes several rows.
    expect(visited).toBeLessThan(2 * size ** 2);
  });
});

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

/** The rows that the steps of a statement's plan return, all together. */
async function rowsVisited(work: (database: Queryable) => Promise<unknown>): Promise<number> {
  const rowsOf = ({ Plans = [], ...node }: PlanNode): number =>
    node['Actual Rows'] * node['Actual Loops'] + Plans.reduce((rows, each) => rows + rowsOf(each), 0);
  let visited = 0;
  await work({
    query: async (text: string, values: unknown[]) => {
      const [row] = await club.database.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
      visited += rowsOf(row['QUERY PLAN'][0].Plan);
      return [];
    },
  } as unknown as Queryable);
  return visited;
}
