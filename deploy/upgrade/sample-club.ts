import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leftOutOfBackups } from '@touchline/tools/left-out';
import { check, checkThat } from './checks.ts';
import { lostMembers, send, signIn } from './client.ts';
import { readSeason } from './lists.ts';
import { embeddedUrl, runCommand, startServer } from './programs.ts';
import { type Release } from './released.ts';
import { countRows, differences, readRows, type Rows } from './rows.ts';
import { playSeason, type Season } from './season.ts';

/** What backups leave out, and what a server forgets or writes by itself. */
const leftOut = [...leftOutOfBackups, 'child_tries', 'locked_names', 'migrations'];

/** Fills the sample club with a release, upgrades its folder, and restores its backup. */
export async function upgradeSampleClub(folder: string, release: Release): Promise<void> {
  console.log(`\nThe sample club of version ${release}`);
  const dataDir = join(folder, 'club');
  const old = await startServer(release, dataDir);
  const season = await playSeason(old.url, release);
  const answers = withoutInvisible(await readSeason(old.url, season));
  const rows = await readRows(embeddedUrl(dataDir));
  const backup = join(folder, 'released.sql.gz');
  const backedUp = await runCommand(release, 'backup', backup, dataDir);
  check(`version ${release} writes a backup`, backedUp.code === 0, backedUp.output);
  await old.stop();
  const postgres = () => readFileSync(join(dataDir, 'postgres/cluster/PG_VERSION'), 'utf8').trim();
  const before = postgres();

  const server = await startServer('current', dataDir);
  check(`PostgreSQL ${before} is kept`, postgres() === before, postgres());
  checkRows(rows, await readRows(embeddedUrl(dataDir), rows));
  await checkAnswers(server.url, release, season, answers);
  await checkUsers(server.url, release, season);
  const newer = join(folder, 'current.sql.gz');
  await runCommand('current', 'backup', newer, dataDir);
  await server.stop();

  await restore(folder, release, backup, { rows, season, answers });
  await goBack(folder, release, backup, newer);
}

/** The upgrade removes invisible characters from users' names: see rows.ts. */
const withoutInvisible = (answers: object): object =>
  JSON.parse(JSON.stringify(answers).replaceAll('\u200B', '')) as object;

/** Every row of every old table is there, with the same values. */
export function checkRows(before: Rows, after: Rows, except: string[] = []): void {
  const found = differences(before, after, except);
  const tables = Object.keys(before).length - except.length;
  const total = countRows(before) - except.reduce((sum, name) => sum + (before[name]?.rows.length ?? 0), 0);
  check(
    `${total} rows of ${tables} tables are as they were, in ${Object.keys(after).length} tables`,
    found.length === 0,
    found.join('; '),
  );
}

async function checkAnswers(
  url: string,
  release: Release,
  season: Pick<Season, 'sessions'>,
  answers: object,
): Promise<void> {
  for (const [name, before] of Object.entries(answers)) {
    await checkThat(
      `the ${name} reads what version ${release} returned (${Object.keys(before).length} paths)`,
      async () => {
        const after = (await readSeason(url, season)) as Record<string, unknown>;
        const lost = lostMembers(before, after[name]);
        if (lost.length > 0) throw new Error(`${lost.length} differences: ${lost.slice(0, 5).join('; ')}`);
      },
    );
  }
}

/** Sessions and passwords of before still work, and so does what a session has begun. */
async function checkUsers(url: string, release: Release, { sessions, newcomer, foundChild }: Season): Promise<void> {
  for (const [name, session] of Object.entries(sessions)) {
    await checkThat(`the ${name} is still signed in`, () => send(url, 'GET /api/auth/me', undefined, session));
  }
  await checkThat('passwords still work', async () => {
    for (const name of ['admin', 'coach', 'parent']) await signIn(url, `${name}@touchline.example`);
    await signIn(url, newcomer.email, newcomer.password);
  });
  await checkThat('a child found before the upgrade is added after it', () =>
    send(url, `POST /api/children/${foundChild.id}/claim`, {}, sessions.newcomer),
  );
  await checkThat('a name with an invisible character can be saved', () =>
    send(url, 'PATCH /api/auth/me', { fullName: newcomer.fullName.replace('\u200B', '') }, sessions.newcomer),
  );
  const { isPaused } = await send(url, 'GET /api/admin/mails/delivery', undefined, sessions.admin);
  // Version 0.1.0 sent no mail, so its clubs have to begin.
  if (release === '0.1.0') check('no mail is sent until an admin resumes delivery', isPaused === true);
  else check('mails are delivered as before', isPaused === false);
}

/** A backup of a release becomes a club of the current version. */
async function restore(
  folder: string,
  release: Release,
  backup: string,
  { rows, season, answers }: { rows: Rows; season: Season; answers: object },
): Promise<void> {
  const dataDir = join(folder, 'restored');
  const { code, output } = await runCommand('current', 'restore', backup, dataDir);
  check(`a backup of version ${release} is restored`, code === 0, output);
  const server = await startServer('current', dataDir);
  checkRows(rows, await readRows(embeddedUrl(dataDir), rows), leftOut);
  const { admin, coach, parent } = season.sessions;
  const names = Object.entries({ admin, coach, parent });
  const sessions = Object.fromEntries(
    await Promise.all(names.map(async ([name]) => [name, await signIn(server.url, `${name}@touchline.example`)])),
  ) as Season['sessions'];
  sessions.newcomer = await signIn(server.url, season.newcomer.email, season.newcomer.password);
  await checkAnswers(server.url, release, { sessions }, answers);
  await server.stop();
}

/** The way back of docs/operations.md: a release restores its own backup, and none of the current version. */
async function goBack(folder: string, release: Release, backup: string, newer: string): Promise<void> {
  const dataDir = join(folder, 'back');
  const refused = await runCommand(release, 'restore', newer, dataDir);
  check(
    `version ${release} rejects a backup of the current version with a sentence`,
    refused.code === 1 && /newer/.test(refused.output),
    refused.output,
  );
  console.log(`          ${refused.output.trim().replace(newer, 'The backup')}`);
  const { code, output } = await runCommand(release, 'restore', backup, dataDir);
  check(`version ${release} restores its own backup`, code === 0, output);
}
