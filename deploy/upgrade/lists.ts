import { readAll, type Session } from './client.ts';
import { type Season } from './season.ts';

const lists = {
  admin: [
    ...['/api/auth/me', '/api/leagues', '/api/teams', '/api/teams?members=none', '/api/children', '/api/children/all'],
    ...[
      '/api/events',
      '/api/events?counts=none',
      '/api/users',
      '/api/users/parents',
      '/api/users/coaches',
      '/api/announcements',
    ],
  ],
  coach: ['/api/auth/me', '/api/teams/1', '/api/children', '/api/dashboard/events', '/api/events/1/availabilities'],
  parent: ['/api/auth/me', '/api/children', '/api/teams', '/api/dashboard/events', '/api/announcements'],
  newcomer: ['/api/auth/me', '/api/children', '/api/dashboard/events', '/api/announcements'],
};

/** What each user reads, over sessions that began with the release. */
export async function readSeason(url: string, { sessions }: Pick<Season, 'sessions'>): Promise<object> {
  const users = Object.entries(sessions) as [keyof typeof lists, Session][];
  return Object.fromEntries(
    await Promise.all(users.map(async ([name, session]) => [name, await readAll(url, session, lists[name])] as const)),
  );
}
