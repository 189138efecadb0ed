import { type Transport } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const open = () => createDemoServer({ storage: memoryStorage(), club, now: () => new Date('2026-11-20T12:00:00Z') });
const admin = 1;

const put = (ask: Transport, path: string, body: unknown) => ask({ method: 'PUT', path, body });
const get = (ask: Transport, path: string) => ask({ method: 'GET', path });
const remove = (ask: Transport, path: string) => ask({ method: 'DELETE', path });

it('PUT /api/teams/{id} in the demo changes the given fields and accepts only coaches', async () => {
  const ask = open().as(admin);
  expect(await put(ask, '/api/teams/3', { assistantCoachIds: [2] })).toMatchObject({
    status: 200,
    body: { name: 'U14 Falcons', assistantCoaches: [{ id: 2, fullName: 'Casey Rivera' }] },
  });
  expect(await put(ask, '/api/teams/3', { leadCoachId: 2 })).toMatchObject({ body: { assistantCoaches: [] } });
  expect(await put(ask, '/api/teams/3', { leadCoachId: 3 })).toMatchObject({
    status: 400,
    body: { errors: { leadCoachId: 'This user is not a coach' } },
  });
  expect(await put(ask, '/api/teams/3', { name: null })).toMatchObject({ status: 400 });
  expect(await put(ask, '/api/teams/99', { name: 'X' })).toMatchObject({ status: 404 });
});

it('DELETE /api/teams/{id} in the demo deletes the team’s own events and passes on shared ones', async () => {
  const server = open();
  server.arrange(({ events }) => Object.assign(events[2]!, { teamId: 1 }));
  expect(await remove(server.as(admin), '/api/teams/1')).toMatchObject({ status: 204 });
  server.arrange(({ teams, events, availabilities, children, teamMembers }) => {
    expect([teams.map(({ id }) => id), events.map(({ id }) => id)]).toEqual([
      [2, 3],
      [1, 3],
    ]);
    expect(events[1]).toMatchObject({ teamId: 2, teamsInvolved: [2], version: 2 });
    expect([availabilities.length, children.length, teamMembers.length]).toEqual([1, 5, 2]);
  });
});

it('DELETE /api/teams/{id} in the demo archives a team that has had events, and POST …/restore brings it back', async () => {
  const server = open();
  server.arrange(({ events }) => Object.assign(events[0]!, { date: '2026-11-14' }));
  const ask = server.as(admin);
  const facts = async (id: number) => (await get(ask, `/api/events/${id}/availabilities`)).body;
  const { id: eventId, teamId } = await new Promise<{ id: number; teamId: number }>((found) =>
    server.arrange(({ events }) => found(events[0] as { id: number; teamId: number })),
  );
  const path = `/api/teams/${teamId}`;
  const before = await facts(eventId);
  const { body: team } = (await get(ask, path)) as { body: { memberCount: number; hasPast: boolean } };
  expect(team).toMatchObject({ hasPast: true, archivedOn: null });
  expect(await remove(ask, path)).toMatchObject({ status: 204 });
  expect(await facts(eventId)).toEqual(before);
  expect(await get(ask, '/api/teams?archived=true')).toMatchObject({
    body: [{ id: teamId, archivedOn: '2026-11-20', memberCount: team.memberCount }],
  });
  expect(await put(ask, path, { description: 'Gone' })).toMatchObject({ status: 409 });
  expect(await remove(ask, path)).toMatchObject({ status: 409 });
  expect(await ask({ method: 'POST', path: `${path}/restore` })).toMatchObject({
    status: 200,
    body: { archivedOn: null, memberCount: team.memberCount },
  });
  expect(await ask({ method: 'POST', path: `${path}/restore` })).toMatchObject({ status: 409 });
  expect(await facts(eventId)).toEqual(before);
});

it('PATCH and DELETE /api/teams/{teamId}/members/{childId} in the demo change and remove a team member', async () => {
  const ask = open().as(admin);
  const path = '/api/teams/2/members/1';
  expect(await ask({ method: 'PATCH', path, body: { position: 'Goal' } })).toMatchObject({
    body: { jerseyNumber: 7, position: 'Goal' },
  });
  expect(await ask({ method: 'PATCH', path, body: { jerseyNumber: 1000 } })).toMatchObject({ status: 400 });
  expect(await remove(ask, path)).toMatchObject({ status: 204 });
  expect(await remove(ask, path)).toMatchObject({ status: 404 });
});

it('DELETE /api/leagues/{id} in the demo rejects a league with teams', async () => {
  const ask = open().as(admin);
  expect(await put(ask, '/api/leagues/3', { ageGroup: 'U12' })).toMatchObject({ status: 409 });
  expect(await remove(ask, '/api/leagues/3')).toMatchObject({ status: 409 });
  await remove(ask, '/api/teams/3');
  expect(await remove(ask, '/api/leagues/3')).toMatchObject({ status: 204 });
});

it('GET /api/teams in the demo searches by name, league and lead coach, filters by league and returns pages', async () => {
  const ask = open().as(admin);
  const find = async (query: string) => {
    const { body, headers } = await get(ask, `/api/teams?${query}`);
    return [(body as { name: string }[]).map(({ name }) => name), headers['x-total-count']];
  };
  expect(await find('q=COUNTY&limit=1')).toEqual([['U12 Lions'], '2']);
  expect(await find('q=county&leagueId=1')).toEqual([[], '0']);
  expect(await find('leagueId=1')).toEqual([['U10 Otters'], '1']);
  expect(await find('q=rivera')).toEqual([['U10 Otters', 'U12 Lions'], '2']);
  expect(await get(ask, '/api/teams?leagueId=x')).toMatchObject({ status: 400 });
});
