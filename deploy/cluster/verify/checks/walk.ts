import { type Answer, type Person } from '../person.ts';
import { expect } from '../report.ts';

/** The main ways through the API, at one backend: a season is made, answered and taken down again. */
export async function walk(what: string, person: Person): Promise<void> {
  const seen: string[] = [];
  const call = async (method: string, path: string, body?: object): Promise<any> => {
    const answer: Answer = await person.call(method, path, body);
    seen.push(`${answer.status} ${method} ${path}`);
    return answer.body;
  };
  const league = await call('POST', '/api/leagues', { name: 'Walk', ageGroup: 'U12' });
  const team = await call('POST', '/api/teams', { name: 'Walkers', leagueId: league.id });
  const child = await call('POST', '/api/children', { name: 'Wanda Walker', dateOfBirth: '2014-05-04' });
  await call('POST', '/api/team-members', { teamId: team.id, childId: child.id });
  const event = await call('POST', '/api/events', {
    title: 'Walk',
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
  const wrong = seen.filter((line) => !line.startsWith('2'));
  expect(what, wrong.length === 0, wrong.length === 0 ? `${seen.length} requests` : wrong);
}
