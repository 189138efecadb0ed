// `npm run verify -- drill`: backs up, loses and restores a club in a temporary folder.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClubClient, signIn } from '../county/club-client.ts';
import { check, finishChecks } from './checks.ts';
import { checkDamagedBackups } from './damage.ts';
import { checkRestoredMail, leaveMails } from './mail.ts';
import { checkOtherVersion } from './other-version.ts';
import { embeddedUrl, runCommand, startServer, stopPrograms } from './programs.ts';
import { createSeason } from './season.ts';
import { differences, type TableChecksum, checksumTables } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-drill-'));
// If root starts the drill, PostgreSQL runs as another user.
chmodSync(folder, 0o755);
const inFolder = (name: string) => join(folder, name);
const admin = { email: 'admin@touchline.example', password: 'touchline' };
const listPaths = ['leagues', 'teams', 'children', 'events', 'users', 'announcements'].map((name) => `/api/${name}`);
const readLists = async (club: ClubClient) =>
  JSON.stringify(await Promise.all(listPaths.map((path) => club.get(path))));

/** Backs up while announcements are written. The backup must contain everything acknowledged before it began. */
async function backUpUnderWrites(club: ClubClient): Promise<void> {
  let isWriting = true;
  let acknowledged = 0;
  const writers = Array.from({ length: 4 }, async () => {
    while (isWriting) {
      await club.post('/api/announcements', { title: 'Under way', content: 'Written during a backup' });
      acknowledged++;
    }
  });
  while (acknowledged < 50) await new Promise((done) => setTimeout(done, 20));
  const before = acknowledged;
  const { code, output } = await runCommand('backup', [inFolder('busy.sql.gz')], {
    DATA_DIR: inFolder('club'),
  });
  const after = acknowledged;
  isWriting = false;
  await Promise.all(writers);
  check('a backup succeeds while data are written', code === 0, output);

  await restore('busy.sql.gz', 'busy');
  const server = await startServer({ DATA_DIR: inFolder('busy') });
  const restored: { title: string }[] = await (await signIn({ url: server.url, ...admin })).get('/api/announcements');
  const kept = restored.filter(({ title }) => title === 'Under way').length;
  check(
    `it contains what was saved before it began (${before} before, ${kept} restored, ${after} after)`,
    kept >= before && kept <= after + 4,
  );
  await server.stop();
}

async function restore(backup: string, into: string, ...flags: string[]): Promise<void> {
  const { code, output } = await runCommand('restore', [inFolder(backup), ...flags], {
    DATA_DIR: inFolder(into),
  });
  check(`${backup} is restored into ${into}`, code === 0, output);
}

/** Starts a server on the restored club: same tables, same responses, and new data can be added. */
async function compare(checksums: TableChecksum[], lists: string, oldLink: string): Promise<void> {
  const server = await startServer({ DATA_DIR: inFolder('restored') });
  // Before anybody signs in, which is stored with the user.
  const found = differences(checksums, await checksumTables(embeddedUrl(inFolder('restored'))));
  check(`all ${checksums.length} tables have the same rows`, found.length === 0, found.join(', '));
  const club = await signIn({ url: server.url, ...admin });
  check(`the API returns the same ${listPaths.length} lists`, (await readLists(club)) === lists);
  const league = await club.post('/api/leagues', { name: 'After the restore', ageGroup: 'U12' });
  const event = await club.post('/api/events', {
    title: 'After the restore',
    type: 'training',
    date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    startTime: '18:00',
    location: 'Riverside',
    teamsInvolved: [1],
    relevanceType: 'team',
  });
  const [pending] = await club.get(`/api/events/${event.id}/availabilities`);
  const response = { eventId: event.id, childId: pending.childId, isAvailable: true };
  const { availability } = await club.post('/api/availabilities', response);
  check(
    'the restored club accepts a new league, event and response',
    league.id > 20 && availability.isAvailable === true,
  );
  await checkRestoredMail(club, server.url, inFolder('restored'), oldLink);
  await server.stop();
}

try {
  console.log('Creating a club …');
  const server = await startServer({ DATA_DIR: inFolder('club') });
  const club = await signIn({ url: server.url, ...admin });
  await createSeason(club);
  await backUpUnderWrites(club);
  const oldLink = await leaveMails(club, server.url, inFolder('club'));

  const checksums = await checksumTables(embeddedUrl(inFolder('club')));
  for (const { table, rows } of checksums)
    console.log(`          ${table.padEnd(22)} ${String(rows).padStart(6)} rows`);
  const responses = await readLists(club);
  const { code, output } = await runCommand('backup', [inFolder('club.sql.gz')], {
    DATA_DIR: inFolder('club'),
  });
  check('a running club can be backed up', code === 0, output);
  const running = await runCommand('restore', [inFolder('club.sql.gz'), '--replace'], {
    DATA_DIR: inFolder('club'),
  });
  check('a running club is not replaced', running.code === 1 && /Another Touchline is running/.test(running.output));
  await server.stop();

  const stopped = await runCommand('backup', [inFolder('stopped.sql.gz')], { DATA_DIR: inFolder('club') });
  check('a stopped club can be backed up', stopped.code === 0, stopped.output);
  const existing = await runCommand('restore', [inFolder('club.sql.gz')], { DATA_DIR: inFolder('busy') });
  check(
    'an existing club is not overwritten without --replace',
    existing.code === 1 && /This database contains a club with \d+ accounts/.test(existing.output),
    existing.output,
  );
  await restore('club.sql.gz', 'busy', '--replace');
  await restore('stopped.sql.gz', 'restored');
  await compare(checksums, responses, oldLink);
  await checkDamagedBackups(inFolder('club.sql.gz'), folder);
  await checkOtherVersion(inFolder('club.sql.gz'), checksums, folder);
} catch (error) {
  check('the drill ran to its end', false, String(error));
} finally {
  await stopPrograms();
  finishChecks();
  rmSync(folder, { recursive: true, force: true });
}
