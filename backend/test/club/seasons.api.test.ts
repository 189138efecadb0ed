import { addDays } from '@touchline/domain';
import { ClubClock } from '../../src/club/club-clock.ts';
import { type Api, type ApiResponse } from '../support/api.ts';
import { aCoach, anAdmin, aParent, buildChild, buildEvent, buildLeague, buildTeam } from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let [admin, coach, parent]: Api[] = [];
let today: string;
beforeAll(async () => {
  club = await startMailingClub();
  admin = await club.signIn((await anAdmin(club)).email);
  coach = await club.signIn((await aCoach(club)).email);
  parent = await club.signIn((await aParent(club)).email);
  today = club.app.get(ClubClock).today();
});
afterAll(() => club.close());

const year = () => Number(today.slice(0, 4));
const list = async (api: Api) => (await api.get('/api/seasons')).body;
const problemOf = ({ status, body }: ApiResponse) => [status, body.errors ?? body.message];

it('A club that has set no season has one by default, which follows the setting', async () => {
  const byDefault = club.app.get(ClubClock).seasonByDefault();
  expect(await list(admin!)).toEqual([
    { id: 1, ...byDefault, status: 'running', isByDefault: true, startedOn: null, teamCount: 0 },
  ]);
  expect(await list(coach!)).toEqual(await list(admin!));
  expect((await parent!.get('/api/seasons')).status).toBe(403);
});

describe('Setting the running season', () => {
  it('rejects what is no season, and loses nothing', async () => {
    const before = await list(admin!);
    const patch = async (fields: object) => problemOf(await admin!.patch('/api/seasons/1', fields));
    expect(await patch({ name: '' })).toEqual([400, { name: 'Please enter a name of 2 to 40 characters' }]);
    expect(await patch({ firstDay: null })).toEqual([400, { firstDay: 'Please enter the first day' }]);
    expect(await patch({ firstDay: '2026-02-30' })).toEqual([400, { firstDay: 'Invalid date' }]);
    expect(await patch({ firstDay: '2030-07-01', lastDay: '2030-06-30' })).toEqual([
      400,
      { lastDay: 'The last day cannot be before the first day' },
    ]);
    expect(await patch({ cutoff: '2020-08-31' })).toEqual([
      400,
      { cutoff: 'The cut-off date must be in the season or in the year before it' },
    ]);
    expect((await coach!.patch('/api/seasons/1', { name: 'Ours' })).status).toBe(403);
    expect((await admin!.patch('/api/seasons/99', { name: 'Ours' })).status).toBe(404);
    expect(await list(admin!)).toEqual(before);
  });

  // Table C9 of the reviewed cases, and A12.
  it('decides age groups from then on; events that have begun keep theirs', async () => {
    const team = await buildTeam(club);
    // By the setting, 31 August: a U12 until somebody chooses the year of birth.
    const born = `${year() - 12}-12-15`;
    const child = await buildChild(club, { name: 'Late Born', dateOfBirth: born, team });
    const set = await buildChild(club, {
      name: 'Set By Hand',
      dateOfBirth: born,
      team,
      ageGroup: 'U10',
      ageGroupSetOn: today,
    });
    const u12 = { relevanceType: 'age_group', ageGroupRelevance: 'U12', teamId: null } as const;
    const past = await buildEvent(club, { ...u12, date: addDays(today, -2), createdAt: new Date('2020-01-01') });
    await club.database.query(`UPDATE memberships SET joined_at = '-infinity' WHERE child_id = ANY($1)`, [
      [child.id, set.id],
    ]);
    const next = await buildEvent(club, { ...u12, date: addDays(today, 2) });
    const groups = async () =>
      Object.fromEntries(
        (await admin!.get('/api/children/all')).body.map((row: { name: string; ageGroup: string }) => [
          row.name,
          row.ageGroup,
        ]),
      );
    const asked = async ({ id }: { id: number }) => (await admin!.get(`/api/events/${id}`)).body.counts.pending;
    const cutoff = club.app.get(ClubClock).lastCutoff();
    const byDefault = `U${Number(cutoff.slice(0, 4)) - year() + 12}`;
    expect(await groups()).toEqual({ 'Late Born': byDefault, 'Set By Hand': 'U10' });
    const before = await asked(past);

    const response = await admin!.patch('/api/seasons/1', {
      name: ` ${year()} / ${year() + 1} `,
      firstDay: `${year()}-01-01`,
      lastDay: `${year()}-12-31`,
      cutoff: `${year()}-12-31`,
    });
    expect([response.status, response.body]).toEqual([
      200,
      expect.objectContaining({
        name: `${year()} / ${year() + 1}`,
        isByDefault: false,
        status: 'running',
        startedOn: null,
      }),
    ]);
    expect(await groups()).toEqual({ 'Late Born': 'U13', 'Set By Hand': 'U10' });
    const player = await admin!.get(`/api/children/${child.id}`);
    expect(player.body).toMatchObject({ ageGroup: 'U13', isAgeGroupSet: false });
    expect((await admin!.get(`/api/teams/${team.id}`)).body.members).toMatchObject([
      { ageGroup: 'U13' },
      { ageGroup: 'U10' },
    ]);
    expect([await asked(past), await asked(next)]).toEqual([before, 0]);

    await admin!.patch('/api/seasons/1', { cutoff: `${year() - 1}-12-31` });
    expect(await groups()).toEqual({ 'Late Born': 'U12', 'Set By Hand': 'U10' });
    expect([await asked(past), await asked(next)]).toEqual([before, 1]);
  });

  it('is recorded with its name', async () => {
    const { body } = await admin!.get('/api/audit?group=teams');
    const { body: me } = await admin!.get('/api/auth/me');
    expect(
      body.entries.map(({ sentence }: { sentence: { text: string }[] }) => sentence.map(({ text }) => text).join('')),
    ).toContain(`${me.fullName} changed the season ${year()} / ${year() + 1}`);
  });
});

describe('The next season', () => {
  const next = () => ({
    name: 'The Next',
    firstDay: `${year() + 1}-01-01`,
    lastDay: `${year() + 1}-12-31`,
    cutoff: `${year() + 1}-08-31`,
  });

  it('is planned once, without overlapping the running one, and changes nothing for it', async () => {
    const overlapping = await admin!.post('/api/seasons', { ...next(), firstDay: `${year()}-12-31` });
    expect(problemOf(overlapping)).toEqual([
      400,
      { firstDay: `These days overlap the season ${year()} / ${year() + 1}` },
    ]);
    const taken = await admin!.post('/api/seasons', { ...next(), name: `${year()} / ${year() + 1}` });
    expect(problemOf(taken)).toEqual([409, 'A season with this name already exists']);
    expect((await coach!.post('/api/seasons', next())).status).toBe(403);

    const plans = await Promise.all([1, 2].map(() => admin!.post('/api/seasons', next())));
    expect(plans.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(plans.find(({ status }) => status === 409)!.body.message).toBe('The next season is planned already');
    const seasons = await list(admin!);
    expect(seasons).toMatchObject([
      { name: 'The Next', status: 'planned', startedOn: null, teamCount: 0 },
      { id: 1, status: 'running', teamCount: 1 },
    ]);
    const { body: players } = await admin!.get('/api/children/all?q=late');
    expect(players).toMatchObject([{ ageGroup: 'U12' }]);
  });

  it('can be changed, and deleted as long as it is planned', async () => {
    const [{ id }] = await list(admin!);
    expect((await admin!.patch(`/api/seasons/${id}`, { name: 'Next Year' })).body).toMatchObject({
      id,
      name: 'Next Year',
    });
    expect(problemOf(await admin!.delete('/api/seasons/1'))).toEqual([409, 'Only a planned season can be deleted']);
    expect((await admin!.delete(`/api/seasons/${id}`)).status).toBe(204);
    expect((await admin!.delete(`/api/seasons/${id}`)).status).toBe(404);
    expect(await list(admin!)).toMatchObject([{ id: 1 }]);
  });

  it('fixes the days of a running season that has none, because the next year would overlap it', async () => {
    await club.database.query(
      `UPDATE seasons SET name = NULL, folded_name = NULL, first_day = NULL, last_day = NULL, cutoff = NULL`,
    );
    await club.database.query('TRUNCATE season_cutoffs');
    const byDefault = club.app.get(ClubClock).seasonByDefault();
    const season = { name: 'Later', firstDay: addDays(byDefault.lastDay, 1), lastDay: addDays(byDefault.lastDay, 300) };
    const { status } = await admin!.post('/api/seasons', { ...season, cutoff: season.firstDay });
    expect(status).toBe(201);
    expect(await list(admin!)).toMatchObject([season, { ...byDefault, isByDefault: false }]);
  });
});

describe('Leagues and teams', () => {
  it('belong to a season, and lists show the running one', async () => {
    const league = await buildLeague(club, { name: 'Harbour' });
    const team = await buildTeam(club, { name: 'U12 Pikes', leagueId: league.id });
    const [planned, running] = await list(admin!);
    const ofSeason = { seasonId: 1, seasonName: running.name };
    expect((await parent!.get('/api/teams?q=pikes')).body).toMatchObject([{ id: team.id, ...ofSeason }]);
    expect((await parent!.get('/api/leagues?q=harbour')).body).toMatchObject([{ id: league.id, ...ofSeason }]);
    for (const list of ['teams', 'leagues']) {
      expect((await admin!.get(`/api/${list}?season=1`)).body).toEqual((await admin!.get(`/api/${list}`)).body);
      expect((await admin!.get(`/api/${list}?season=${planned.id}`)).body).toEqual([]);
      expect((await admin!.get(`/api/${list}?season=x`)).status).toBe(400);
    }
  });

  it('cannot be of several seasons', async () => {
    const [planned] = await list(admin!);
    const [{ id: leagueId }] = await club.database.query(
      `INSERT INTO leagues (name, folded_name, age_group, folded_age_group, season_id)
       VALUES ('Harbour', 'harbour', 'U12', 'u12', $1) RETURNING id`,
      [planned.id],
    );
    const [{ id: teamId }] = await club.database.query(
      `INSERT INTO teams (name, folded_name, league_id, season_id) VALUES ('U13 Pikes', 'u13 pikes', $1, $2) RETURNING id`,
      [leagueId, planned.id],
    );
    const team = await buildTeam(club);
    const moved = club.database.query('UPDATE teams SET league_id = $2 WHERE id = $1', [team.id, leagueId]);
    await expect(moved).rejects.toThrow('teams_in_league_of_season');
    const event = await buildEvent(club, { teamId: team.id, date: addDays(today, 3) });
    const shared = club.database.query('INSERT INTO event_teams (event_id, team_id, position) VALUES ($1, $2, 1)', [
      event.id,
      teamId,
    ]);
    await expect(shared).rejects.toThrow('are of several seasons');
  });
});
