import { type Transport } from '@touchline/api-client';
import { sampleAccounts, sampleClub, todayIn } from '@touchline/domain';

/** The settings of a server whose only account is the sample admin. */
export const emptyClub = {
  SAMPLE_CLUB: 'false',
  ADMIN_EMAIL: sampleAccounts[0].email,
  ADMIN_PASSWORD: sampleAccounts[0].password,
};

/** Creates the demo's club with the demo's ids on a server with `emptyClub`. */
export async function createDemoClub(browser: () => Transport, timeZone: string): Promise<void> {
  const signedIn = async ({ email, password }: (typeof sampleAccounts)[number]) => {
    const ask = browser();
    await post(ask, '/api/auth/login', { username: email, password });
    return ask;
  };
  const [first, ...others] = sampleAccounts;
  const admin = await signedIn(first);
  for (const { email, fullName, password, role } of others) {
    const flags = { isCoach: role === 'Coach', isParent: role === 'Parent', isAdmin: false };
    await post(admin, '/api/users', { username: email, email, fullName, password, ...flags });
  }
  const [coach, parent] = await Promise.all([signedIn(others[0]), signedIn(others[1])]);
  const users = [admin, coach, parent];

  const club = sampleClub(todayIn(timeZone));
  for (const { id: _, ...league } of club.leagues) await post(admin, '/api/leagues', league);
  for (const { id: _, ...team } of club.teams) await post(admin, '/api/teams', team);
  for (const { id, name, dateOfBirth, parentId, teamId, jerseyNumber } of club.children) {
    await post(admin, '/api/children', { name, dateOfBirth, parentId });
    if (teamId === null) continue;
    await post(admin, '/api/team-members', { teamId, childId: id });
    await send(admin, 'PATCH', `/api/teams/${teamId}/members/${id}`, { jerseyNumber });
  }
  for (const { id: _, ...event } of club.events) await post(admin, '/api/events', event);
  for (const { id: _, respondedBy, ...response } of club.availabilities) {
    await post(users[respondedBy - 1]!, '/api/availabilities', response);
  }
  for (const { id: _, authorId, ...announcement } of club.announcements) {
    await post(users[authorId - 1]!, '/api/announcements', announcement);
  }
}

const post = (ask: Transport, path: string, body: object) => send(ask, 'POST', path, body);

async function send(ask: Transport, method: string, path: string, body: object): Promise<void> {
  const answer = await ask({ method, path, body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
}
