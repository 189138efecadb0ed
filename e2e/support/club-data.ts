import { randomBytes } from 'node:crypto';
import { addDays, todayIn } from '@touchline/domain';

/** A parent with children in a team of their own. */
export interface Family {
  email: string;
  children: { id: number; name: string }[];
  team: { id: number; name: string };
  /** Creates an event of the team. */
  createEvent: (title: string, date: string, fields?: object) => Promise<{ id: number }>;
}

const password = 'touchline';

/** A name with random letters, because names that differ by little would be possible duplicates. */
export const unique = (name: string): string =>
  `${name} ${Array.from(randomBytes(7), (byte) => 'abcdefghijklmnopqrstuvwxyz'[byte % 26]).join('')}`;

/** Registers a parent with children of these given names, all in one new team. */
export async function createFamily(...names: string[]): Promise<Family> {
  const email = `${unique('parent').replaceAll(' ', '.')}@families.example`;
  const admin = await asAdmin();
  const league = await admin('/api/leagues', { name: unique('League'), ageGroup: 'U12' });
  const team = await admin('/api/teams', { name: unique('Team'), leagueId: league.id });
  const parent = as(await send('/api/auth/register', { fullName: 'Alex Moreno', email, password }));
  const children: Family['children'] = [];
  for (const name of names) {
    const child = await parent('/api/children', { name: unique(name), dateOfBirth: '2015-03-14' });
    await admin('/api/team-members', { teamId: team.id, childId: child.id });
    children.push(child);
  }
  const createEvent: Family['createEvent'] = (title, date, fields) =>
    admin('/api/events', { title, date, startTime: '10:30', teamId: team.id, relevanceType: 'team', ...fields });
  return { email, children, team, createEvent };
}

/** Creates a coach without teams. */
export async function createCoach(): Promise<{ email: string }> {
  const email = `${unique('coach').replaceAll(' ', '.')}@touchline.example`;
  const admin = await asAdmin();
  const roles = { isCoach: true, isAdmin: false, isParent: false };
  return admin('/api/users', { username: email, email, fullName: 'Sam Carter', password, ...roles });
}

/** Creates a parent without children, whose address an admin has checked. */
export async function createParent(): Promise<{ email: string }> {
  const email = `${unique('parent').replaceAll(' ', '.')}@touchline.example`;
  const admin = await asAdmin();
  const roles = { isCoach: false, isAdmin: false, isParent: true };
  return admin('/api/users', { username: email, email, fullName: 'Dana Brook', password, ...roles });
}

/** Creates a child without a guardian. */
export async function createUnclaimedChild(name: string, dateOfBirth: string): Promise<void> {
  const admin = await asAdmin();
  await admin('/api/children', { name, dateOfBirth });
}

type Post = (path: string, body: object) => Promise<any>;

let admin: Promise<Post> | undefined;
/** The admin of the sample club, who signs in once. */
const asAdmin = (): Promise<Post> =>
  (admin ??= send('/api/auth/login', { username: 'admin@touchline.example', password }).then(as));

const as =
  ({ cookie }: { cookie: string }): Post =>
  async (path, body) =>
    (await send(path, body, cookie)).json;

async function send(path: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(process.env.CLUB_URL + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const json: any = await response.json();
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${json.message}`);
  return { json, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** The date a number of days from today, in the club's time zone. */
export function inDays(days: number): string {
  return addDays(todayIn('Europe/London'), days);
}
