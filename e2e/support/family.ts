import { unique } from './journey.ts';

/** A family of its own, whose team plays soon. */
export interface Family {
  email: string;
  password: string;
  children: { id: number; name: string }[];
  team: { id: number; name: string };
  /** Adds an event of the team. */
  plan: (title: string, date: string, fields?: object) => Promise<{ id: number }>;
}

/** Registers a parent with children of these given names, all in one new team. */
export async function aFamily(...names: string[]): Promise<Family> {
  const email = `${unique('parent').replaceAll(' ', '.')}@families.example`;
  const password = 'correct horse';
  const admin = await signedIn({ username: 'admin@touchline.example', password: 'touchline' });
  const league = await admin('/api/leagues', { name: unique('League'), ageGroup: 'U12' });
  const team = await admin('/api/teams', { name: unique('Team'), leagueId: league.id });
  await send('/api/auth/register', { fullName: 'Alex Moreno', email, password });
  const parent = await signedIn({ username: email, password });
  const children: Family['children'] = [];
  for (const name of names) {
    const child = await parent('/api/children', { name: unique(name), dateOfBirth: '2015-03-14' });
    await admin('/api/team-members', { teamId: team.id, childId: child.id });
    children.push(child);
  }
  const plan: Family['plan'] = (title, date, fields) =>
    admin('/api/events', { title, date, startTime: '10:30', teamId: team.id, relevanceType: 'team', ...fields });
  return { email, password, children, team, plan };
}

/** A child that nobody has claimed yet. */
export async function anUnclaimedChild(name: string, dateOfBirth: string): Promise<void> {
  const admin = await signedIn({ username: 'admin@touchline.example', password: 'touchline' });
  await admin('/api/children', { name, dateOfBirth });
}

type Post = (path: string, body: object) => Promise<any>;

async function signedIn(credentials: object): Promise<Post> {
  const { cookie } = await send('/api/auth/login', credentials);
  return async (path, body) => (await send(path, body, cookie)).json;
}

async function send(path: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(process.env.CLUB_URL + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const json: any = await answer.json();
  if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${json.message}`);
  return { json, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** A day in the club's zone. */
export function inDays(days: number): string {
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(day);
}
