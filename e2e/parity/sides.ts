import { type ApiResponse, type Transport } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '@touchline/demo-server';
import { type Role } from './contract.ts';
import { createDemoClub } from './demo-club.ts';
import { type Sent } from './requests.ts';

/** The backend or the demo server, which must respond alike. */
export interface Side {
  ask: (role: Role, sent: Sent) => Promise<ApiResponse>;
  /** Resets the accounts and signs all users in, because a request may have ended a session. */
  refresh: () => Promise<void>;
}

const password = 'touchline';
const flags = { isParent: false, isCoach: false, isAdmin: false, isWelfareOfficer: false };
const people = [
  { id: 1, role: 'admin', email: 'admin@touchline.example', fullName: 'Alex Morgan', ...flags, isAdmin: true },
  { id: 2, role: 'coach', email: 'coach@touchline.example', fullName: 'Casey Rivera', ...flags, isCoach: true },
  { id: 3, role: 'parent-own', email: 'parent@touchline.example', fullName: 'Pat Keller', ...flags, isParent: true },
  { id: 4, role: 'parent-other', email: 'other@parity.example', fullName: 'Olly Other', ...flags, isParent: true },
  // The next user after the one who is deleted.
  {
    id: 8,
    role: 'welfare-officer',
    email: 'officer@parity.example',
    fullName: 'Wim Watch',
    ...flags,
    isWelfareOfficer: true,
  },
] as const;
type Person = (typeof people)[number];
const accountOf = ({ id: _, role: __, ...account }: Person) => account;

/** Resets the other accounts. Requests cannot change them any further, because none contains their id. */
const keeper = { email: 'keeper@parity.example', fullName: 'Kim Keeper', isAdmin: true };

/** Asks to be deleted, so that no other account is. The next user after the keeper. */
const leaver = { email: 'leaver@parity.example', fullName: 'Lee Leaver' };
/** Is deleted by the admin, so that no user whom requests come from is. The next user after the leaver. */
const dispensable = { email: 'dispensable@parity.example', fullName: 'Dee Dispensable' };

/** A side, made from a function that opens a browser session of its own, not yet signed in. */
export async function createSide(browser: () => Transport): Promise<Side> {
  const signedIn = async (username: string): Promise<Transport> => {
    const ask = browser();
    await done(ask, 'POST', '/api/auth/login', { username, password });
    return ask;
  };
  const admin = await signedIn(people[0].email);
  await done(browser(), 'POST', '/api/auth/register', { ...accountOf(people[3]), password });
  await done(admin, 'POST', '/api/users', { ...keeper, username: keeper.email, password, currentPassword: password });
  const caretaker = await signedIn(keeper.email);
  const leaving = browser();
  await done(leaving, 'POST', '/api/auth/register', { ...leaver, password });
  await done(leaving, 'POST', '/api/auth/deletion', { currentPassword: password });
  await done(browser(), 'POST', '/api/auth/register', { ...dispensable, password });
  const officer = { ...accountOf(people[4]), username: people[4].email };
  await done(admin, 'POST', '/api/users', { ...officer, password, currentPassword: password });
  const browsers = new Map<Role, Transport>();

  const isAsBefore = async (person: Person) => {
    const me = await browsers.get(person.role)?.({ method: 'GET', path: '/api/auth/me' });
    return Object.entries(accountOf(person)).every(
      ([name, value]) => (me?.body as Record<string, unknown>)?.[name] === value,
    );
  };
  const refresh = async () => {
    browsers.set('anonymous', browser());
    for (const person of people) {
      if (await isAsBefore(person)) continue;
      const account = accountOf(person);
      const user = `/api/users/${person.id}`;
      await done(caretaker, 'POST', `${user}/reactivate`);
      await done(caretaker, 'PATCH', user, { ...account, username: account.email });
      await done(caretaker, 'POST', `${user}/password`, { password, currentPassword: password });
      browsers.set(person.role, await signedIn(account.email));
    }
  };
  return { refresh, ask: (role, sent) => send(browsers.get(role)!, sent) };
}

/** The demo server, in memory. */
export function demoSide(timeZone: string): Promise<Side> {
  const contact = { contactEmail: null, contactPhone: null };
  const look = { crestUrl: null, colour: null };
  // Outside production the backend writes mails to files.
  const club = { name: 'Touchline FC', timeZone, ...contact, ...look, passwordMinLength: 6, sendsMail: true };
  const server = createDemoServer({ storage: memoryStorage(), club });
  server.arrange(({ events, teams, teamMembers, teamChanges }) => {
    const now = new Date().toISOString();
    // The backend gets its events just before, and mails tell of new ones.
    for (const event of events) event.createdAt = now;
    // An admin of the backend has added its players to their teams.
    for (const [index, { childId, teamId }] of teamMembers.entries()) {
      const teamName = teams.find(({ id }) => id === teamId)!.name;
      teamChanges.push({ id: index + 1, childId, teamName, hasJoined: true, changedBy: 1, changedAt: now });
    }
  });
  return createSide(() => server.as(null));
}

/** The backend at the address of an empty club, which gets the demo's club. */
export async function backendSide(url: string, timeZone: string): Promise<Side> {
  const browser = browserOf(url);
  await createDemoClub(browser, timeZone);
  return createSide(browser);
}

/** Opens browser sessions, each with a session cookie of its own. */
function browserOf(url: string): () => Transport {
  return () => {
    let cookie = '';
    return async ({ method, path, body }) => {
      const isForm = body instanceof FormData;
      const answer = await fetch(url + path, {
        method,
        headers: { cookie, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
        body: body === undefined || isForm ? body : JSON.stringify(body),
      });
      const [set] = answer.headers.getSetCookie();
      if (set) cookie = set.split(';')[0]!;
      const text = await answer.text();
      return { status: answer.status, body: parsed(text), headers: Object.fromEntries(answer.headers) };
    };
  };
}

function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return text;
  }
}

function send(ask: Transport, { method, path, body, csv }: Sent): Promise<ApiResponse> {
  if (csv === undefined) return ask({ method, path, body });
  const form = new FormData();
  form.append('file', new File([csv], 'file.csv', { type: 'text/csv' }));
  return ask({ method, path, body: form });
}

async function done(ask: Transport, method: string, path: string, body?: object): Promise<void> {
  const answer = await ask({ method, path, body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
}
