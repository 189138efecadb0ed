import { ApiClient, countStatuses } from '../api-client.ts';
import { admin, backendUrls } from '../backends.ts';
import { clubUrl, query } from '../balancer.ts';
import { expect } from '../report.ts';

/** Checks two backends that have started at once on an empty database. */
export async function startedOnce(): Promise<void> {
  const [found] = await query<{ rows: number; names: number; admins: number }>(`
    SELECT count(*)::int AS rows, count(DISTINCT name)::int AS names,
           (SELECT count(*)::int FROM users WHERE email = '${admin.username}') AS admins
    FROM migrations`);
  const { rows, names, admins } = found!;
  expect(
    'two backends that start at once migrate once and create one admin',
    rows > 0 && rows === names && admins === 1,
    found,
  );
}

const [one, two] = backendUrls as [string, string];

/** A session is valid at both backends and ends at both. */
export async function sessionsAreShared(): Promise<void> {
  const here = await new ApiClient(one).signIn(admin);
  const there = here.at(two);
  const before = (await there.get('/api/auth/me')).status;
  await there.post('/api/auth/logout', {});
  const after = (await here.get('/api/auth/me')).status;
  expect(
    'a session from one backend works at the other, and signing out there ends it here',
    before === 200 && after === 401,
    [before, after],
  );
}

const attempt = () =>
  new ApiClient(clubUrl).post('/api/auth/login', { username: 'guessed@club.example', password: 'wrong' });

/** Of 500 wrong passwords at once over both backends, ten are checked. */
export async function limitsAreShared(): Promise<void> {
  const counts = countStatuses(await Promise.all(Array.from({ length: 500 }, attempt)));
  expect('500 wrong passwords at once over both backends', counts[401] === 10 && counts[429] === 490, counts);
}

/** An exhausted limit is still exhausted after the failovers. */
export async function limitsSurvive(): Promise<void> {
  const { status } = await attempt();
  expect('the limit still applies after the failovers', status === 429, status);
}
