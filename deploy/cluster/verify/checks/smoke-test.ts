import { type HttpResponse, type ApiClient } from '../api-client.ts';
import { expect } from '../report.ts';

/** Creates a small season at one backend, responds to its event, reads the lists and deletes everything. */
export async function smokeTest(what: string, client: ApiClient): Promise<void> {
  const calls: string[] = [];
  const call = async (method: string, path: string, body?: object): Promise<any> => {
    const response: HttpResponse = await client.call(method, path, body);
    calls.push(`${response.status} ${method} ${path}`);
    return response.body;
  };
  const league = await call('POST', '/api/leagues', { name: 'Smoke Test', ageGroup: 'U12' });
  const team = await call('POST', '/api/teams', { name: 'Smokers', leagueId: league.id });
  const child = await call('POST', '/api/children', { name: 'Wanda Walker', dateOfBirth: '2014-05-04' });
  await call('POST', '/api/team-members', { teamId: team.id, childId: child.id });
  const event = await call('POST', '/api/events', {
    title: 'Smoke test',
    type: 'match',
    date: '2099-05-04',
    startTime: '10:30',
    teamId: team.id,
    relevanceType: 'team',
  });
  for (const isAvailable of [true, false])
    await call('POST', '/api/availabilities', { eventId: event.id, childId: child.id, isAvailable });
  await call('PUT', `/api/teams/${team.id}`, { name: 'Walkers United', leagueId: league.id });
  const lists = [
    'auth/me',
    'users',
    'leagues',
    'teams',
    'children',
    'events',
    'dashboard/events',
    'announcements',
    `teams/${team.id}/events`,
    `events/${event.id}/availabilities`,
  ];
  for (const list of lists) await call('GET', `/api/${list}`);
  await call('DELETE', `/api/events/${event.id}`);
  await call('DELETE', `/api/teams/${team.id}`);
  await call('DELETE', `/api/leagues/${league.id}`);
  await call('DELETE', `/api/children/${child.id}/remove`);
  const failed = calls.filter((line) => !line.startsWith('2'));
  expect(what, failed.length === 0, failed.length === 0 ? `${calls.length} requests` : failed);
}
