import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Each loopback address stands for a machine, so every program can use its usual port.
const network = `127.${64 + (process.pid % 64)}.${Math.floor(process.pid / 64) % 256}`;

export const machines = {
  databases: [1, 2, 3].map((n) => ({ name: `database${n}`, address: `${network}.${n}` })),
  backends: [4, 5].map((n) => ({ name: `backend${n - 3}`, address: `${network}.${n}` })),
  balancer: `${network}.6`,
};

/** Used everywhere; the machines are reachable only from this one. */
export const password = 'of-this-run-only';

/** The account of PostgreSQL, which refuses to run as root. */
export const databaseUser = process.getuid?.() === 0 ? accountOf('postgres') : null;

/** The path of a deployed configuration file. */
export const deployed = (name: string) => new URL(`../${name}`, import.meta.url).pathname;

/** The folder for data and logs of this run. */
export const scratch = mkdtempSync(join(tmpdir(), 'touchline-cluster-'));
chmodSync(scratch, 0o755);

/** Gives a file that root has created to the databases' account. */
export function giveToDatabaseUser(path: string): void {
  if (databaseUser) chownSync(path, databaseUser.uid, databaseUser.gid);
}

/** Creates and returns a process's folder. */
export function folderOf(name: string): string {
  const folder = join(scratch, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveToDatabaseUser(folder);
  return folder;
}

function accountOf(name: string): { uid: number; gid: number } | null {
  const line = readFileSync('/etc/passwd', 'utf8').match(new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm'));
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : null;
}

const programs = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
};

/** What this machine lacks, in one sentence, or null. */
export async function missingRequirement(): Promise<string | null> {
  const missing = Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  if (missing.length > 0) return `These Debian packages are missing: ${missing.join(', ')}.`;
  if (process.getuid?.() === 0 && !databaseUser)
    return 'Running as root requires the account postgres for the databases.';
  const addresses = [...machines.databases, ...machines.backends].map(({ address }) => address);
  for (const port of [2379, 5432, 8008, 3000, 5000, 6432, 8080, 2525]) {
    for (const address of [...addresses, machines.balancer]) {
      if (!(await isFree(port, address)))
        return `Port ${port} is in use on all addresses of this machine. Stop the program that listens there.`;
    }
  }
  return null;
}

const isFree = (port: number, host: string) =>
  new Promise<boolean>((done) => {
    const server = createServer().once('error', () => done(false));
    server.listen(port, host, () => server.close(() => done(true)));
  });
