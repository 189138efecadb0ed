import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts';
import { until } from '../support/mail-club.ts';
import { killServers } from '../support/server-process.ts';
import { missing, startClubServer, startWriters } from './club-server.ts';
import { note } from './size.ts';

const volume = mkdtempSync(join(tmpdir(), 'touchline-volume-'));
const isMounted = mount();

/** Only root can mount a small volume, and not everywhere. */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'tmpfs', volume], { stdio: 'ignore' });
    chmodSync(volume, 0o755);
    return true;
  } catch {
    return false;
  }
}

let postgres: EmbeddedPostgres | undefined;
afterAll(async () => {
  killServers();
  await postgres?.stop().catch(() => undefined);
  if (isMounted) execFileSync('umount', ['-l', volume]);
  rmSync(volume, { recursive: true, force: true });
});

// Where the volume cannot be mounted, the report lists this test as skipped.
// Covers R14.
(isMounted ? it : it.skip)(
  'While the database’s volume is full, the server stays alive, returns 503 and loses nothing, and it recovers by itself',
  async () => {
    postgres = await startEmbeddedPostgres(volume);
    const server = await startClubServer(postgres.url);
    const writers = startWriters(server.admin);
    await until(() => writers.acknowledged.length > 100);
    const ballast = join(volume, 'ballast');
    fill(ballast);
    await until(() => writers.others.length >= 50);
    expect(new Set(writers.others)).toEqual(new Set([503]));
    expect((await server.admin.get('/api/health/live')).status).toBe(200);

    rmSync(ballast);
    const before = writers.acknowledged.length;
    await until(() => writers.acknowledged.length > before + 100);
    await writers.stop();
    expect(new Set(writers.others)).toEqual(new Set([503]));
    expect(await missing(postgres.url, writers.acknowledged)).toEqual([]);
    expect(server.process.exitCode).toBeNull();
    note('R14', `${writers.acknowledged.length} acknowledged, 0 lost, ${writers.others.length} times 503`);
  },
);

/** Writes until no byte is left. */
function fill(file: string): void {
  for (const size of [1 << 20, 1 << 12]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // The volume is full.
    }
  }
}
