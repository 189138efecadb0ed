import { execFile } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { clusterOwner } from '../../src/database/embedded/cluster-owner.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts';
import { until } from '../support/mail-club.ts';

/** One PostgreSQL of several. */
export interface Node {
  url: string;
  folder: string;
}

const cluster = 'postgres/cluster';
const folders: string[] = [];
const started: EmbeddedPostgres[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-node-'));
  folders.push(folder);
  chmodSync(folder, 0o755);
  return folder;
}

/** Without fsync, which protects from a machine that loses power, but not from a killed process. */
async function startIn(folder: string): Promise<Node> {
  const serverSettings = ['fsync=off', 'wal_keep_size=512MB'];
  const postgres = await startEmbeddedPostgres(folder, { serverSettings, keepRunning: false });
  started.push(postgres);
  return { url: postgres.url, folder };
}

export const startPrimary = () => startIn(newFolder());

/** Stops and deletes all of them. */
export async function deleteNodes(): Promise<void> {
  await Promise.allSettled(started.map((postgres) => postgres.stop()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Copies a running primary. From then on, a commit is acknowledged when the copy has it. */
export async function startStandby(primary: Node): Promise<Node> {
  const folder = newFolder();
  await copyRunning(primary, folder);
  const standby = await startIn(folder);
  await onNode(primary, async (client) => {
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
    await client.query('SELECT pg_reload_conf()');
    await until(async () => {
      const { rows } = await client.query(`SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`);
      return rows.length === 1;
    });
  });
  return standby;
}

async function copyRunning({ url, folder: source }: Node, folder: string): Promise<void> {
  const { port, username, password } = new URL(url);
  const write = (name: string, text: string) => {
    const { uid, gid } = clusterOwner();
    writeFileSync(join(folder, cluster, name), text);
    if (uid !== undefined && gid !== undefined) chownSync(join(folder, cluster, name), uid, gid);
  };
  await onNode({ url }, async (client) => {
    await client.query(`SELECT pg_backup_start('standby', true)`);
    await promisify(execFile)('cp', ['-a', join(source, 'postgres'), folder]).catch(ignoreVanished);
    const { rows } = await client.query<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop(false)');
    write('backup_label', rows[0]!.label);
  });
  rmSync(join(folder, cluster, 'postmaster.pid'));
  write('standby.signal', '');
  // Replaces what the primary had set for itself.
  const conninfo = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  write('postgresql.auto.conf', `primary_conninfo = '${conninfo}'\n`);
}

/** A database that is in use may delete files while they are copied, which its log makes up for. */
function ignoreVanished({ stderr }: Error & { stderr?: string }): void {
  const lines = (stderr ?? '').trim().split('\n');
  if (!lines.every((line) => line.includes('No such file'))) throw new Error(stderr);
}

/** Kills the primary's PostgreSQL, as if its machine had lost power. */
export async function kill({ folder }: Node): Promise<void> {
  const pid = Number(readFileSync(join(folder, cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await until(() => !isAlive(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Makes a standby the primary. */
export const promote = (standby: Node) => onNode(standby, (client) => client.query('SELECT pg_promote()'));

export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export async function onNode<T>({ url }: Pick<Node, 'url'>, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectTo(url);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
