import { type ClubApp, startClub } from '../support/club-app.ts';
import { anAdmin, buildEvent, buildLeague, buildTeam } from '../support/factories.ts';
import { type Api } from '../support/api.ts';

let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub();
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

// Of what every league has.
const ofSeason = { seasonId: 1, seasonName: expect.any(String) };

const count = async (table: string, where: string) =>
  (await club.database.query(`SELECT count(*) AS n FROM ${table} WHERE ${where}`))[0].n;

describe('Editing a league', () => {
  it('keeps omitted fields, and null clears the description', async () => {
    const league = await buildLeague(club, { name: 'North', ageGroup: 'U14', description: 'Saturdays' });
    const path = `/api/leagues/${league.id}`;
    expect((await admin.put(path, {})).body).toMatchObject({
      name: 'North',
      ageGroup: 'U14',
      description: 'Saturdays',
    });
    const { body } = await admin.put(path, { name: ' North  One ', description: null });
    expect(body).toEqual({
      id: league.id,
      name: 'North One',
      ageGroup: 'U14',
      description: null,
      teamCount: 0,
      ...ofSeason,
    });
  });

  it('rejects null as the name', async () => {
    const { id } = await buildLeague(club);
    const { status, body } = await admin.put(`/api/leagues/${id}`, { name: null });
    expect([status, body.errors]).toEqual([400, { name: 'Name must be at least 2 characters' }]);
  });

  it('rejects a name and age group that exist already, regardless of case', async () => {
    await buildLeague(club, { name: 'Straße', ageGroup: 'U12' });
    const other = await buildLeague(club, { name: 'Other', ageGroup: 'U12' });
    const { status, body } = await admin.put(`/api/leagues/${other.id}`, { name: 'STRASSE' });
    expect([status, body.message]).toEqual([409, 'A league with this name and age group already exists']);
  });

  it('reads an age group however it is written, and keeps one of its own words', async () => {
    const { id } = await buildLeague(club, { name: 'Written', ageGroup: 'U7' });
    const groupAs = async (ageGroup: string) => (await admin.put(`/api/leagues/${id}`, { ageGroup })).body.ageGroup;
    expect([await groupAs('Under 12'), await groupAs('Mixed')]).toEqual(['U12', 'Mixed']);
    await buildLeague(club, { name: 'Written', ageGroup: 'U12' });
    expect((await admin.put(`/api/leagues/${id}`, { ageGroup: 'u-12' })).status).toBe(409);
  });

  it('returns 404 for an unknown league, and so does deleting one', async () => {
    expect((await admin.put('/api/leagues/2147483647', { name: 'Gone' })).status).toBe(404);
    expect((await admin.delete('/api/leagues/2147483647')).status).toBe(404);
  });
});

describe('Deleting a league', () => {
  it('is rejected while teams are in it', async () => {
    const { leagueId } = await buildTeam(club);
    const { status, body } = await admin.delete(`/api/leagues/${leagueId}`);
    expect([status, body.message]).toEqual([409, 'This league still has teams. Move or delete them first.']);
  });

  it('deletes events and announcements of this league alone, and releases shared events', async () => {
    const league = await buildLeague(club);
    const team = await buildTeam(club);
    const own = await buildEvent(club, { leagueId: league.id });
    const shared = await buildEvent(club, { leagueId: league.id, teamId: team.id });
    await club.database.query(
      `INSERT INTO announcements (title, content, league_id) VALUES ('League news', 'Text', $1)`,
      [league.id],
    );
    expect((await admin.delete(`/api/leagues/${league.id}`)).status).toBe(204);
    expect(await count('events', `id = ${own.id}`)).toBe(0);
    expect(await count('events', `id = ${shared.id} AND league_id IS NULL AND version = 2`)).toBe(1);
    expect(await count('announcements', `title = 'League news'`)).toBe(0);
  });
});

it('GET /api/leagues searches name, age group and description, and returns pages with the total number', async () => {
  await buildLeague(club, { name: 'Findable East', ageGroup: 'U7' });
  await buildLeague(club, { name: 'Plain', ageGroup: 'U7', description: 'Also FINDABLE' });
  const names = async (query: string) => {
    const { body, headers } = await admin.get(`/api/leagues?${query}`);
    return [body.map(({ name }: { name: string }) => name), headers.get('x-total-count')];
  };
  expect(await names('q=findable')).toEqual([['Findable East', 'Plain'], '2']);
  expect(await names('q=u7&limit=1&offset=1')).toEqual([['Plain'], '2']);
  expect(await names('q=u7&offset=9')).toEqual([[], '2']);
  expect(await names('q=%25')).toEqual([[], '0']);
  expect((await admin.get('/api/leagues?limit=0')).status).toBe(400);
});
