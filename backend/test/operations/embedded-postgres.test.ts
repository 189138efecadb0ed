import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { clusterOwner, folderOf } from '../../src/database/embedded/cluster-owner.ts';
import {
  type EmbeddedPostgres,
  joinEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/database/embedded/embedded-postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-embedded-'));
chmodSync(folder, 0o755);
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  postgres = await startEmbeddedPostgres(folder);
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(sql: string, values?: unknown[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const result = client.query<Record<string, unknown>>(sql, values);
  return (await result.finally(() => client.end())).rows;
}

describe('The embedded database', () => {
  it('is PostgreSQL 18 and treats text alike on every machine', async () => {
    expect(
      await ask(`SELECT current_setting('server_version_num')::int / 10000 AS version, lower('ÄÖÉ') AS folded`),
    ).toEqual([{ version: 18, folded: 'äöé' }]);
  });

  it('belongs to one server at a time', async () => {
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/^Another Touchline is running on the data in/);
    expect(await ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('can be joined by a reader, which leaves it running', async () => {
    const joined = await joinEmbeddedPostgres(folder);
    expect(joined?.url).toBe(postgres.url);
    await joined?.stop();
    expect(await ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('creates no files where a reader finds no database', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'touchline-empty-'));
    const missing = join(empty, 'missing');
    for (const path of [empty, missing])
      await expect(joinEmbeddedPostgres(path)).rejects.toThrow(/^There is no database in .*empty/);
    expect([missing, folderOf(empty, clusterOwner())].filter((path) => existsSync(path))).toEqual([]);
    rmSync(empty, { recursive: true });
  });

  (process.getuid?.() === 0 ? it : it.skip)('starts with a umask that keeps others out, also for root', async () => {
    const usual = process.umask(0o077);
    const own = mkdtempSync(join(tmpdir(), 'touchline-umask-'));
    const started = await startEmbeddedPostgres(own).finally(() => process.umask(usual));
    await started.stop();
    rmSync(folderOf(own, clusterOwner()), { recursive: true });
    rmSync(own, { recursive: true });
  });

  it('rejects data of another major version and says what to do', async () => {
    const old = mkdtempSync(join(tmpdir(), 'touchline-old-'));
    chmodSync(old, 0o755);
    mkdirSync(join(old, 'postgres/cluster'), { recursive: true });
    writeFileSync(join(old, 'postgres/cluster/PG_VERSION'), '17\n');
    await expect(startEmbeddedPostgres(old)).rejects.toThrow(
      /^The data in .* were created by PostgreSQL 17, but this version of Touchline contains PostgreSQL 18\. Nothing was changed\. Back up with your previous version, then restore with this version into a new DATA_DIR/,
    );
    rmSync(old, { recursive: true });
  });

  // Covers S11.
  it('does not log the values of a failed statement', async () => {
    await ask('CREATE TABLE people (name text PRIMARY KEY)');
    const register = () => ask('INSERT INTO people VALUES ($1)', ['mia@families.example']);
    await register();
    await expect(register()).rejects.toMatchObject({ code: '23505', detail: expect.stringContaining('mia@') });
    const log = readFileSync(join(folder, 'postgres/server.log'), 'utf8');
    expect(log).toContain('ERROR:  duplicate key value violates unique constraint "people_pkey"');
    expect(log).not.toContain('mia@families.example');
  });

  it('reports a damaged password file and stops again', async () => {
    const damaged = mkdtempSync(join(tmpdir(), 'touchline-damaged-'));
    chmodSync(damaged, 0o755);
    await (await startEmbeddedPostgres(damaged)).stop();
    const file = join(damaged, 'postgres/password');
    for (const password of ['another', '', '@/?#%', null]) {
      if (password === null) rmSync(file);
      else writeFileSync(file, password);
      await expect(startEmbeddedPostgres(damaged)).rejects.toThrow(
        `The embedded database has started, but does not accept the password in ${file}: restore that file from a copy.`,
      );
      expect(existsSync(join(damaged, 'postgres/cluster/postmaster.pid'))).toBe(false);
    }
    rmSync(damaged, { recursive: true });
  });

  // Covers R3.
  it('restarts at the same address with its data after it was killed', async () => {
    await ask('CREATE TABLE kept AS SELECT 7 AS number');
    process.kill(
      Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]),
      'SIGKILL',
    );
    let rows: unknown[] | null = null;
    for (let attempt = 0; attempt < 100 && rows === null; attempt++) {
      await pause(100);
      rows = await ask('SELECT number FROM kept').catch(() => null);
    }
    expect(rows).toEqual([{ number: 7 }]);
  });
});
