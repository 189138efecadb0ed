import { type APIRequestContext, expect } from '@playwright/test';
import { faultOfPersonName, looksLikeAddress } from '@touchline/domain';
import { inDays } from './club-data.ts';

/** The accounts that look at a club, and what they can open in it. */
export interface HostileClub {
  children: number[];
  events: number[];
  teams: number[];
}

interface Accounts {
  admin: APIRequestContext;
  coach: APIRequestContext;
  parent: APIRequestContext;
}

const password = 'touchline';

/**
 * Fills every text field that a club has with each of the texts, as far as it may be that long, and people's names with those that may be
 * names.
 */
export async function fillClub({ admin, coach, parent }: Accounts, texts: string[]): Promise<HostileClub> {
  const post = (api: APIRequestContext, path: string, data: object) => send(api, 'post', path, data);
  const signIn = (api: APIRequestContext, username: string) => post(api, '/api/auth/login', { username, password });
  const names = texts.filter((text) => !looksLikeAddress(text) && faultOfPersonName(text) === null);
  const nameOf = (n: number) => names[n % names.length]!;
  await signIn(admin, 'admin@touchline.example');
  const email = 'hostile.texts@families.example';
  await post(parent, '/api/auth/register', { email, password, fullName: nameOf(0) });
  const bio = cut(texts.join('\n'), 1000);
  await send(parent, 'patch', '/api/auth/me', { phone: cut(texts[0]!, 40), bio });

  const club: HostileClub = { children: [], events: [], teams: [] };
  for (const [n, text] of texts.entries()) {
    const league = { name: cut(`${n} ${text}`, 100), ageGroup: cut(text, 20), description: text };
    const { id: leagueId } = await post(admin, '/api/leagues', league);
    const person = { fullName: nameOf(n), username: `${n}${text}`.replace(/\s/g, ''), email: `u${n}@families.example` };
    const roles = { isParent: true, isCoach: n % 2 === 0, isAdmin: false };
    const { id: userId } = await post(admin, '/api/users', { ...person, password, ...roles });
    const leadCoachId = roles.isCoach ? userId : null;
    const team = { name: league.name, leagueId, description: text, leadCoachId };
    const { id: teamId } = await post(admin, '/api/teams', team);
    club.teams.push(teamId);
    await post(admin, '/api/announcements', { title: text, content: text, teamId: club.teams[0] });
    if (n < 10) {
      const { id: childId } = await post(parent, '/api/children', {
        name: nameOf(n),
        dateOfBirth: `2015-03-${10 + n}`,
      });
      club.children.push(childId);
      await post(admin, '/api/team-members', { teamId: club.teams[0], childId, position: cut(text, 40) });
      await post(parent, '/api/feeds', { scope: 'child', childId, name: cut(text, 60) });
    }
    const { id: eventId } = await post(admin, '/api/events', {
      title: text,
      location: text,
      locationDetail: text,
      description: text,
      date: inDays(1 + Math.floor(n / 4)),
      startTime: `1${n % 4}:30`,
      teamId: club.teams[0],
      relevanceType: 'team',
    });
    club.events.push(eventId);
    const note = { reason: 'other', text };
    await post(parent, '/api/availabilities', { eventId, childId: club.children[0], isAvailable: false, note });
  }
  await signIn(coach, 'u0@families.example');
  await send(admin, 'patch', '/api/club', { name: texts[0]!, contactPhone: cut(texts[0]!, 40) });
  await importTexts(admin, texts, names);
  return club;
}

async function send(
  api: APIRequestContext,
  method: 'post' | 'patch',
  path: string,
  data: object,
): Promise<{ id: number }> {
  const response = await api[method](path, { data });
  const body = (await response.json()) as { id: number; message?: string };
  expect([path, data, response.ok(), body.message]).toEqual([path, data, true, body.message]);
  return body;
}

/** The beginning of a text, without half a character at the end. */
const cut = (text: string, max: number) => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');

async function importTexts(admin: APIRequestContext, texts: string[], names: string[]): Promise<void> {
  const cells = (given: string[]) => given.map((text, n) => `"${n} ${cut(text, 85).replaceAll('"', '""')} imported"`);
  const files = {
    leagues: ['name,ageGroup,description', ...cells(texts).map((cell) => `${cell},U12,${cell}`)],
    children: ['name,dateOfBirth', ...cells(names).map((cell) => `${cell},2015-05-04`)],
  };
  for (const [type, lines] of Object.entries(files)) {
    const file = {
      name: `${type} <img src=x onerror=ran()>.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    };
    const response = await admin.post(`/api/import/${type}`, { multipart: { file } });
    const { summary, results } = await response.json();
    expect([summary.success, results.filter(({ status }: { status: string }) => status !== 'success')]).toEqual([
      lines.length - 1,
      [],
    ]);
  }
}
