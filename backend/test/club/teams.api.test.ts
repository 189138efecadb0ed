import { type ClubApp, startClub } from '../support/club-app.ts';
import { aCoach, anAdmin, aParent, buildChild, buildEvent, buildLeague, buildTeam } from '../support/factories.ts';
import { type Api } from '../support/api.ts';

let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub();
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

const rows = (table: string, where: string) => club.database.query(`SELECT * FROM ${table} WHERE ${where}`);

describe('Saving a team', () => {
  it('stores a lead coach and assistant coaches, each once', async () => {
    const [lead, second, third] = [await aCoach(club), await aCoach(club), await aCoach(club)];
    const { id: leagueId } = await buildLeague(club);
    const made = await admin.post('/api/teams', {
      name: 'Coached',
      leagueId,
      leadCoachId: lead.id,
      assistantCoachIds: [second.id, lead.id, second.id],
    });
    expect(made.body).toMatchObject({
      leadCoach: { fullName: lead.fullName },
      assistantCoaches: [{ id: second.id, fullName: second.fullName }],
    });
    const path = `/api/teams/${made.body.id}`;
    const swapped = await admin.put(path, { leadCoachId: second.id, assistantCoachIds: [lead.id, third.id] });
    expect(swapped.body.assistantCoaches.map(({ id }: { id: number }) => id)).toEqual([lead.id, third.id]);
    const cleared = await admin.put(path, { leadCoachId: null, assistantCoachIds: null });
    expect(cleared.body).toMatchObject({ name: 'Coached', leadCoachId: null, leadCoach: null, assistantCoaches: [] });
  });

  it('rejects a user who is not a coach, but keeps one who no longer is', async () => {
    const coach = await aCoach(club);
    const team = await buildTeam(club, { leadCoachId: coach.id });
    const { id: stranger } = await aParent(club);
    for (const member of ['leadCoachId', 'assistantCoachIds']) {
      const value = member === 'leadCoachId' ? stranger : [stranger];
      const { status, body } = await admin.put(`/api/teams/${team.id}`, { [member]: value });
      expect([status, body.errors]).toEqual([400, { [member]: 'This user is not a coach' }]);
    }
    await club.database.query('UPDATE users SET is_coach = false WHERE id = $1', [coach.id]);
    expect((await admin.put(`/api/teams/${team.id}`, { name: 'Renamed', leadCoachId: coach.id })).status).toBe(200);
  });

  it('keeps omitted fields and rejects null as name or league', async () => {
    const team = await buildTeam(club, { description: 'Tuesdays' });
    const path = `/api/teams/${team.id}`;
    expect((await admin.put(path, {})).body).toMatchObject({ name: team.name, description: 'Tuesdays' });
    expect((await admin.put(path, { name: null })).body.errors).toEqual({ name: 'Name is required' });
    expect((await admin.put(path, { leagueId: null })).body.errors).toEqual({ leagueId: 'Please select a league' });
    expect((await admin.put('/api/teams/2147483647', { name: 'X' })).status).toBe(404);
  });

  it('rejects a name that its league already has, and an unknown league', async () => {
    const team = await buildTeam(club);
    const other = await buildTeam(club, { leagueId: team.leagueId });
    const { status, body } = await admin.put(`/api/teams/${other.id}`, { name: team.name.toUpperCase() });
    expect([status, body.message]).toEqual([409, 'A team with this name already exists in this league']);
    const unknown = await admin.put(`/api/teams/${other.id}`, { leagueId: 2147483647 });
    expect(unknown.status).toBe(409);
  });
});

describe('Deleting a team', () => {
  /** Deletes a team with a member, who has responded to its event. */
  const deleteTeam = async () => {
    const team = await buildTeam(club);
    const child = await buildChild(club, { team });
    const [event, involving] = [
      await buildEvent(club, { teamId: team.id }),
      await buildEvent(club, { teamsInvolved: [team.id], leagueId: team.leagueId }),
    ];
    await club.database.query(`INSERT INTO announcements (title, content, team_id) VALUES ('T', 'C', $1)`, [team.id]);
    const answer = { eventId: event.id, childId: child.id, isAvailable: true };
    expect((await admin.post('/api/availabilities', answer)).status).toBe(201);
    expect((await admin.delete(`/api/teams/${team.id}`)).status).toBe(204);
    return { team, child, event, involving };
  };

  it('deletes its events with their responses', async () => {
    const { child, event, involving } = await deleteTeam();
    expect(await rows('events', `id IN (${event.id}, ${involving.id})`)).toEqual([]);
    expect(await rows('availabilities', `child_id = ${child.id}`)).toEqual([]);
  });

  it('deletes its announcements', async () => {
    const { team } = await deleteTeam();
    expect(await rows('announcements', `title = 'T'`)).toEqual([]);
    expect((await admin.delete(`/api/teams/${team.id}`)).status).toBe(404);
  });

  it('deletes its roster, but no child', async () => {
    const { child } = await deleteTeam();
    expect(await rows('team_members', `child_id = ${child.id}`)).toEqual([]);
    expect(await rows('children', `id = ${child.id} AND is_registered`)).toHaveLength(1);
  });

  it('passes a shared event to the first of the other teams', async () => {
    const [team, second, third] = [await buildTeam(club), await buildTeam(club), await buildTeam(club)];
    const led = await buildEvent(club, { teamId: team.id, teamsInvolved: [team.id, third.id, second.id] });
    const joined = await buildEvent(club, { teamId: second.id, teamsInvolved: [team.id] });
    const many = await buildEvent(club, { teamsInvolved: [second.id, team.id] });
    await admin.delete(`/api/teams/${team.id}`);
    const read = async (id: number) => {
      const { body } = await admin.get(`/api/events?teamId=${second.id}`);
      const { teamId, teamsInvolved, version } = body.find((event: { id: number }) => event.id === id);
      return [teamId, teamsInvolved, version];
    };
    expect(await read(led.id)).toEqual([third.id, [third.id, second.id], 2]);
    expect(await read(joined.id)).toEqual([second.id, [], 2]);
    expect(await read(many.id)).toEqual([null, [second.id], 2]);
  });
});

describe('A roster', () => {
  it('stores jersey number and position of a team member, each changed on its own', async () => {
    const team = await buildTeam(club);
    const child = await buildChild(club, { team });
    const path = `/api/teams/${team.id}/members/${child.id}`;
    expect((await admin.patch(path, { jerseyNumber: 0, position: ' Goal ' })).body).toMatchObject({
      jerseyNumber: 0,
      position: 'Goal',
    });
    expect((await admin.patch(path, { jerseyNumber: null })).body).toMatchObject({
      jerseyNumber: null,
      position: 'Goal',
    });
    expect((await admin.patch(path, {})).body).toMatchObject({ jerseyNumber: null, position: 'Goal' });
    for (const jerseyNumber of [-1, 1000, 1.5, '7']) {
      const { status, body } = await admin.patch(path, { jerseyNumber });
      expect([status, body.message]).toEqual([400, 'The jersey number must be a whole number from 0 to 999']);
    }
  });

  it('rejects changes of a team member who was already removed', async () => {
    const team = await buildTeam(club);
    const child = await buildChild(club, { team });
    const path = `/api/teams/${team.id}/members/${child.id}`;
    expect((await admin.delete(path)).status).toBe(204);
    expect((await admin.delete(path)).body.message).toBe('This player is not in the team');
    expect((await admin.patch(path, { jerseyNumber: 1 })).status).toBe(404);
    expect((await admin.get(`/api/teams/${team.id}`)).body).toMatchObject({ memberCount: 0, members: [] });
  });
});

it('GET /api/teams omits the rosters on request', async () => {
  const team = await buildTeam(club, { name: 'Bare Otters' });
  await buildChild(club, { team });
  const { body } = await admin.get('/api/teams?q=bare&members=none');
  expect(body).toMatchObject([{ id: team.id, memberCount: 1, members: [] }]);
  expect((await admin.get('/api/teams?members=some')).status).toBe(400);
});

/** The names of the found teams and the total number. */
const findTeams = async (query: string) => {
  const { body, headers } = await admin.get(`/api/teams?${query}`);
  return [body.map(({ name }: { name: string }) => name), headers.get('x-total-count')];
};

it('GET /api/teams searches the names of teams, leagues and lead coaches, and returns pages with the total', async () => {
  const league = await buildLeague(club, { name: 'Seekers League' });
  await buildTeam(club, { name: 'Alpha', leagueId: league.id });
  await buildTeam(club, { name: 'Seeker Beta' });
  expect(await findTeams('q=SEEKER')).toEqual([['Alpha', 'Seeker Beta'], '2']);
  expect(await findTeams('q=seeker&limit=1')).toEqual([['Alpha'], '2']);
  expect(await findTeams('q=seeker&offset=5')).toEqual([[], '2']);
  const lead = await aCoach(club, { fullName: 'Zoë Åkerman' });
  await buildTeam(club, { name: 'Gamma', leadCoachId: lead.id });
  expect(await findTeams('q=ZOË%20%20åker')).toEqual([['Gamma'], '1']);
});

it('GET /api/teams filters by league', async () => {
  const [north, south] = [await buildLeague(club), await buildLeague(club)];
  for (const name of ['North B', 'North A']) await buildTeam(club, { name, leagueId: north.id });
  await buildTeam(club, { name: 'South A', leagueId: south.id });
  expect(await findTeams(`leagueId=${north.id}`)).toEqual([['North A', 'North B'], '2']);
  expect(await findTeams(`leagueId=${north.id}&q=b&limit=1`)).toEqual([['North B'], '1']);
  expect(await findTeams(`leagueId=${north.id}&limit=1&offset=1`)).toEqual([['North B'], '2']);
  expect(await findTeams('leagueId=2147483647')).toEqual([[], '0']);
  for (const id of ['0', 'x', '1.5', '2147483648']) {
    const { status, body } = await admin.get(`/api/teams?leagueId=${id}`);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['leagueId']]);
  }
});
