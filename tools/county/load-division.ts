import { type Division } from './county-data.ts';

/** Whose club, and as whom. */
export interface Club {
  url: string;
  email: string;
  password: string;
}

/** How many requests are under way at once. */
const atOnce = 8;

/** Signs in as an admin and makes a division over the REST API: its league, teams, players, rosters and fixtures. */
export async function loadDivision(club: Club, { league, teams, children, fixtures }: Division) {
  const started = performance.now();
  let requests = 0;
  let cookie = '';

  const post = async (path: string, body: object): Promise<any> => {
    requests++;
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(club.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const json: any = await answer.json();
    if (!answer.ok) throw new Error(`POST ${path} with ${JSON.stringify(body)}: ${answer.status} ${json.message}`);
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return json;
  };

  await post('/api/auth/login', { username: club.email, password: club.password });
  const { id: leagueId } = await post('/api/leagues', league);
  const teamIds = new Map<string, number>();
  await together(teams, async ({ name }) => {
    const team = await post('/api/teams', { name, leagueId });
    teamIds.set(name!, team.id);
  });
  await together(children, async ({ childName, dateOfBirth, teamName }) => {
    const child = await post('/api/children', { name: childName, dateOfBirth });
    await post('/api/team-members', { childId: child.id, teamId: teamIds.get(teamName!) });
  });
  await together(fixtures, async ({ title, type, date, startTime, location, homeTeam, awayTeam }) => {
    const teamsInvolved = [teamIds.get(homeTeam!), teamIds.get(awayTeam!)];
    await post('/api/events', { title, type, date, startTime, location, teamsInvolved, relevanceType: 'team' });
  });
  return { leagueId: leagueId as number, teamIds, requests, milliseconds: performance.now() - started };
}

/** Does the same with every item, some at a time. */
async function together<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
