// `npm run drill`: a club is backed up, lost and restored, in a folder of its own.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClubClient, signIn } from '../county/club-client.ts';
import { check, concludeChecks } from './checks.ts';
import { refuseDamaged } from './damage.ts';
import { otherVersion } from './other-version.ts';
import { embeddedUrl, runProgram, startServer, stopPrograms } from './programs.ts';
import { playSeason } from './season.ts';
import { differences, type Sum, sumTables } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-drill-'));
// PostgreSQL runs as somebody else when root starts this.
chmodSync(folder, 0o755);
const at = (name: string) => join(folder, name);
const admin = { email: 'admin@touchline.example', password: 'touchline' };
const lists = ['leagues', 'teams', 'children', 'events', 'users', 'announcements'].map((name) => `/api/${name}`);
const readLists = async (club: ClubClient) => JSON.stringify(await Promise.all(lists.map((path) => club.get(path))));

/** Backs up while announcements are written: what was acknowledged before must be there, and everything fits together. */
async function backUpUnderWrites(club: ClubClient): Promise<void> {
  let writes = true;
  let acknowledged = 0;
  const writers = Array.from({ length: 4 }, async () => {
    while (writes) {
      await club.post('/api/announcements', { title: 'Under way', content: 'Written during a backup' });
      acknowledged++;
    }
  });
  while (acknowledged < 50) await new Promise((done) => setTimeout(done, 20));
  const before = acknowledged;
  const { code, output } = await runProgram('backup-database', [at('busy.sql.gz')], { DATA_DIR: at('club') });
  const after = acknowledged;
  writes = false;
  await Promise.all(writers);
  check('a backup is made while people write', code === 0, output);

  await restore('busy.sql.gz', 'busy');
  const server = await startServer({ DATA_DIR: at('busy') });
  const restored: { title: string }[] = await (await signIn({ url: server.url, ...admin })).get('/api/announcements');
  const kept = restored.filter(({ title }) => title === 'Under way').length;
  check(
    `it holds what was saved before it began (${before}, then ${kept}, at most ${after})`,
    kept >= before && kept <= after + 4,
  );
  await server.stop();
}

async function restore(backup: string, into: string, ...flags: string[]): Promise<void> {
  const { code, output } = await runProgram('restore-database', [at(backup), ...flags], { DATA_DIR: at(into) });
  check(`${backup} is restored into ${into}`, code === 0, output);
}

/** Starts a server on what was restored: the same tables, the same answers, and it goes on from there. */
async function compare(sums: Sum[], answers: string): Promise<void> {
  const server = await startServer({ DATA_DIR: at('restored') });
  const club = await signIn({ url: server.url, ...admin });
  const found = differences(sums, await sumTables(embeddedUrl(at('restored'))));
  check(`all ${sums.length} tables have the same rows`, found.length === 0, found.join(', '));
  check(`the same ${lists.length} lists come over the API`, (await readLists(club)) === answers);
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
  const [asked] = await club.get(`/api/events/${event.id}/availabilities`);
  const answer = { eventId: event.id, childId: asked.childId, isAvailable: true };
  const { availability } = await club.post('/api/availabilities', answer);
  check('the club goes on: a new league, event and answer', league.id > 20 && availability.isAvailable === true);
  await server.stop();
}

try {
  console.log('Making a club …');
  const server = await startServer({ DATA_DIR: at('club') });
  const club = await signIn({ url: server.url, ...admin });
  await playSeason(club);
  await backUpUnderWrites(club);

  const sums = await sumTables(embeddedUrl(at('club')));
  for (const { table, rows } of sums) console.log(`          ${table.padEnd(22)} ${String(rows).padStart(6)} rows`);
  const answers = await readLists(club);
  const { code, output } = await runProgram('backup-database', [at('club.sql.gz')], { DATA_DIR: at('club') });
  check('the club is backed up while it is open', code === 0, output);
  const refused = await runProgram('restore-database', [at('club.sql.gz'), '--replace'], { DATA_DIR: at('club') });
  check('a running club is not replaced', refused.code === 1 && /Another Touchline is running/.test(refused.output));
  await server.stop();

  const closed = await runProgram('backup-database', [at('closed.sql.gz')], { DATA_DIR: at('club') });
  check('and while it is closed', closed.code === 0, closed.output);
  const kept = await runProgram('restore-database', [at('club.sql.gz')], { DATA_DIR: at('busy') });
  check(
    'a club that is there is kept',
    kept.code === 1 && /There is a club with 3 accounts/.test(kept.output),
    kept.output,
  );
  await restore('club.sql.gz', 'busy', '--replace');
  await restore('closed.sql.gz', 'restored');
  await compare(sums, answers);
  await refuseDamaged(at('club.sql.gz'), folder);
  await otherVersion(at('club.sql.gz'), sums, folder);
} catch (error) {
  check('the drill went on to its end', false, String(error));
} finally {
  await stopPrograms();
  concludeChecks();
  rmSync(folder, { recursive: true, force: true });
}
