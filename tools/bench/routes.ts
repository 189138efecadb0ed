import { type Request } from './load.ts';
import { CLUB_TIME_ZONE, type Server } from './servers.ts';
import { password } from './club-of-counties.ts';
import { forEachConcurrently } from '../county/club-client.ts';
import { todayIn } from '@touchline/domain';

/** What a parent asks for: a child, its team and an event. */
interface Visitor {
  cookie: string;
  childId: number;
  teamId: number;
  eventId: number;
}

const today = todayIn(CLUB_TIME_ZONE);
const month = today.slice(0, 7);
const daysOfMonth = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
const thisMonth = `from=${month}-01&to=${month}-${daysOfMonth}`;

/** What the screens ask for. */
const ofParents: Record<string, (visitor: Visitor) => string> = {
  'own session': () => '/api/auth/me',
  'own children': () => '/api/children',
  'dashboard events': () => `/api/dashboard/events?from=${today}&limit=15`,
  'child events': ({ childId }) => `/api/children/${childId}/events?${thisMonth}`,
  'event availabilities': ({ eventId }) => `/api/events/${eventId}/availabilities`,
  announcements: () => '/api/announcements?limit=20',
  teams: () => '/api/teams?limit=20',
  'team events': ({ teamId }) => `/api/teams/${teamId}/events?${thisMonth}`,
};

const ofStaff: typeof ofParents = {
  'event availabilities, staff': ofParents['event availabilities']!,
  'fixtures page, staff': () => '/api/events?order=desc&limit=10',
};

export interface ClubRequests {
  /** The requests of families, or of staff for the same events, by route. */
  routes: Record<string, Request[]>;
  /** A month of the whole club, which has a goal of its own. */
  calendar: Request[];
  /** Teams of families, which are compared with those of another product. */
  rosters: Request[];
  admin: string;
  /** Two teams that can play each other. */
  teamIds: number[];
}

/** A club, and the server that runs it. */
export interface Club extends ClubRequests {
  server: Server;
  databaseUrl: string;
}

const families = 50;

/** 50 of the parents of a club of counties. */
export const parentsOf = (counties: number): string[] =>
  Array.from({ length: families }, (_, index) => `parent${1 + Math.floor((index * counties * 4350) / families)}`);

/** Signs these parents in, and finds out what to ask for. */
export async function prepareRequests(url: string, parents: string[]): Promise<ClubRequests> {
  const admin = await signIn(url, 'admin');
  const visitors: Visitor[] = [];
  await forEachConcurrently(parents, 4, async (parent) => {
    const cookie = await signIn(url, parent);
    const get = async (path: string) => {
      const response = await fetch(url + path, { headers: { cookie } });
      if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`);
      return response.json();
    };
    const [child]: { id: number; teams: { id: number }[] }[] = await get('/api/children');
    const [event]: { id: number }[] = await get(`/api/dashboard/events?from=${today}&limit=1`);
    if (!child || !event) throw new Error(`${parent} has no children or no events`);
    visitors.push({ cookie, childId: child.id, teamId: child.teams[0]!.id, eventId: event.id });
  });
  const requests = (routes: typeof ofParents, cookie?: string) =>
    Object.entries(routes).map(([name, path]) => [
      name,
      visitors.map((visitor) => ({ path: path(visitor), cookie: cookie ?? visitor.cookie })),
    ]);
  return {
    routes: Object.fromEntries([...requests(ofParents), ...requests(ofStaff, admin)]),
    calendar: [{ path: `/api/calendar?${thisMonth}&perDay=1`, cookie: admin }],
    rosters: visitors.map(({ teamId, cookie }) => ({ path: `/api/teams/${teamId}`, cookie })),
    admin,
    teamIds: visitors.slice(0, 2).map(({ teamId }) => teamId),
  };
}

async function signIn(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `${name}@touchline.example`, password }),
  });
  // The session is saved before the body ends.
  await response.text();
  if (!response.ok) throw new Error(`${name} could not sign in: ${response.status}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
  return cookies.find((cookie) => /^(__Host-)?touchline=/.test(cookie))!;
}
