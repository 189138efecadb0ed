import fc from 'fast-check';
import { actWhileLocked } from '../support/act-while-locked.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { times } from '../faults/size.ts';
import { anAdmin, aParent, buildChild, buildEvent, buildTeam } from '../support/factories.ts';

const races = times(40, 1000);

let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub();
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

/** Two teams, one shared event and one of the first team alone, and a family with a child in the first team. */
async function buildScene() {
  const [team, other] = [await buildTeam(club), await buildTeam(club)];
  const guardian = await aParent(club);
  const child = await buildChild(club, { guardian, team });
  const newcomer = await buildChild(club);
  const own = await buildEvent(club, { teamId: team.id });
  const shared = await buildEvent(club, { teamId: team.id, teamsInvolved: [team.id, other.id] });
  const family = await club.signIn(guardian.email);
  const respond = (eventId: number, isAvailable: boolean) =>
    family.post('/api/availabilities', { eventId, childId: child.id, isAvailable });
  const event = { date: '2099-06-01', startTime: '10:00', relevanceType: 'team' };
  return {
    team,
    acts: {
      deleteTeam: () => admin.delete(`/api/teams/${team.id}`),
      deleteEvent: () => admin.delete(`/api/events/${shared.id}`),
      removeMember: () => admin.delete(`/api/teams/${team.id}/members/${child.id}`),
      addMember: () => admin.post('/api/team-members', { teamId: team.id, childId: newcomer.id }),
      unregister: () => admin.delete(`/api/children/${newcomer.id}/remove`),
      editEvent: () => admin.put(`/api/events/${shared.id}`, { ...event, teamsInvolved: [other.id, team.id] }),
      createEvent: () => admin.post('/api/events', { ...event, teamsInvolved: [team.id, other.id] }),
      renameTeam: () => admin.put(`/api/teams/${team.id}`, { description: 'Edited meanwhile' }),
      respondToOwn: () => respond(own.id, true),
      respondToShared: () => respond(shared.id, false),
      readTeams: () => family.get('/api/teams'),
    },
  };
}

/** Each query selects rows that refer to deleted or impossible rows. */
const orphans = {
  responses: 'SELECT a.id FROM availabilities a LEFT JOIN events e ON e.id = a.event_id WHERE e.id IS NULL',
  history: 'SELECT a.id FROM availability_history a LEFT JOIN events e ON e.id = a.event_id WHERE e.id IS NULL',
  teams: 'SELECT e.event_id FROM event_teams e LEFT JOIN teams t ON t.id = e.team_id WHERE t.id IS NULL',
  members: `SELECT m.id FROM team_members m LEFT JOIN teams t ON t.id = m.team_id
            JOIN children c ON c.id = m.child_id WHERE t.id IS NULL OR NOT c.is_registered`,
  events: `SELECT e.id FROM events e WHERE e.team_id IS NULL AND e.league_id IS NULL
           AND NOT EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id)`,
};

// Covers R7.
it(`Concurrent deletions, edits and responses leave no orphaned rows and never cause a 5xx (${races} times)`, async () => {
  const names = Object.keys((await buildScene()).acts) as (keyof Awaited<ReturnType<typeof buildScene>>['acts'])[];
  const orders = fc.sample(fc.shuffledSubarray(names, { minLength: 4 }), { numRuns: races, seed: 7 });
  const failed: string[] = [];
  for (const order of orders) {
    const { acts } = await buildScene();
    const responses = await Promise.all(order.map((name) => acts[name]()));
    responses.forEach(
      ({ status }, index) => status >= 500 && failed.push(`${order[index]} ${status} in ${order.join(' ')}`),
    );
  }
  expect(failed).toEqual([]);
  for (const [what, sql] of Object.entries(orphans)) expect([what, await club.database.query(sql)]).toEqual([what, []]);
});

// Covers R7.
it('A child that is added to a team while it is unregistered leaves this team, too', async () => {
  const [team, child] = [await buildTeam(club), await buildChild(club)];
  const add = `INSERT INTO team_members (team_id, child_id) VALUES (${team.id}, ${child.id})`;
  const { status } = await actWhileLocked(club.database, add, () => admin.delete(`/api/children/${child.id}/remove`));
  expect(status).toBe(200);
  const changes = 'SELECT has_joined AS "hasJoined" FROM team_changes WHERE child_id = $1 AND team_id = $2';
  expect(await club.database.query('SELECT FROM team_members WHERE child_id = $1', [child.id])).toEqual([]);
  expect(await club.database.query(changes, [child.id, team.id])).toEqual([{ hasJoined: false }]);
});

// Covers R7.
it('A team that is archived while it is edited is not changed', async () => {
  const { team, acts } = await buildScene();
  const archive = `UPDATE teams SET archived_at = '2026-11-28 12:00' WHERE id = ${team.id}`;
  expect((await actWhileLocked(club.database, archive, acts.renameTeam)).status).toBe(409);
  const rows = await club.database.query('SELECT description FROM teams WHERE id = $1', [team.id]);
  expect(rows).toEqual([{ description: null }]);
});
