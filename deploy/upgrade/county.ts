import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { forEachConcurrently } from '@touchline/tools/county';
import { check } from './checks.ts';
import { lostMembers, readAll, send, type Session, signIn } from './client.ts';
import { embeddedUrl, startServer } from './programs.ts';
import { folderOf, root } from './released.ts';
import { readRows } from './rows.ts';
import { checkRows } from './sample-club.ts';

const data = join(root, '../shared/data/county');
const lists = ['leagues', 'teams', 'children/all', 'events', 'users', 'announcements'];
const paths = lists.map((name) => `/api/${name}`);
const settings = { RATE_LIMITS: 'off' };

/** Loads a county with version 0.1.0 and upgrades it. */
export async function upgradeCounty(folder: string): Promise<void> {
  console.log('\nA county');
  if (!existsSync(data)) return console.log('  skipped: its data are not in ../shared/data/county');
  const dataDir = join(folder, 'county');
  const old = await startServer('0.1.0', dataDir, settings);
  await load(old.url);
  const admin = await signIn(old.url, 'admin@touchline.example');
  await respond(old.url, admin);
  const answers = await readAll(old.url, admin, paths);
  const rows = await readRows(embeddedUrl(dataDir));
  await old.stop();

  const { took: migrating, server } = await timedStart(dataDir);
  checkRows(rows, await readRows(embeddedUrl(dataDir), rows));
  const lost = lostMembers(answers, await readAll(server.url, admin, paths));
  check(`the admin reads the same ${paths.length} lists`, lost.length === 0, lost.slice(0, 5).join('; '));
  await server.stop();
  const { took, server: again } = await timedStart(dataDir);
  await again.stop();
  console.log(`          The start that migrates took ${(migrating / took).toFixed(1)} times as long as the next one`);
}

/** With the loader of version 0.1.0, which had no import of fixtures. */
async function load(url: string): Promise<void> {
  const released = folderOf('0.1.0');
  const tsx = join(released, 'node_modules/tsx/dist/cli.mjs');
  const args = [tsx, 'tools/county/county.ts', '--url', url, '--data', data];
  const loader = spawn(process.execPath, args, { cwd: released, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((done) => loader.once('close', done));
  if (code !== 0) throw new Error('The county could not be loaded');
}

/** Responses for the first players of a hundred events. */
async function respond(url: string, admin: Session): Promise<void> {
  const events: { id: number }[] = await send(url, 'GET /api/events', undefined, admin);
  await forEachConcurrently(events.slice(0, 100), 4, async ({ id: eventId }) => {
    const players: { childId: number }[] = await send(
      url,
      `GET /api/events/${eventId}/availabilities`,
      undefined,
      admin,
    );
    for (const { childId } of players.slice(0, 8)) {
      await send(url, 'POST /api/availabilities', { eventId, childId, isAvailable: childId % 3 > 0 }, admin);
    }
  });
}

async function timedStart(dataDir: string) {
  const started = performance.now();
  const server = await startServer('current', dataDir, settings);
  return { took: performance.now() - started, server };
}
