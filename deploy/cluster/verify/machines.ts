import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Every address of 127/8 is this machine: each stands for a machine of its own, so that all ports are the usual ones.
const network = `127.${64 + (process.pid % 64)}.${Math.floor(process.pid / 64) % 256}`;

/** The machines of this run. */
export const machines = {
  databases: [1, 2, 3].map((n) => ({ name: `database${n}`, address: `${network}.${n}` })),
  backends: [4, 5].map((n) => ({ name: `backend${n - 3}`, address: `${network}.${n}` })),
  balancer: `${network}.6`,
};

/** The one password of this run: nobody else comes near. */
export const password = 'of-this-run-only';

/** What PostgreSQL runs as: it refuses to be root. */
export const databaseUser = process.getuid?.() === 0 ? accountOf('postgres') : null;

/** The configuration that is deployed. */
export const deployed = (name: string) => new URL(`../${name}`, import.meta.url).pathname;

/** The data and logs of this run. */
export const scratch = mkdtempSync(join(tmpdir(), 'touchline-cluster-'));
chmodSync(scratch, 0o755);

/** Lets the databases' account own what root has made. */
export function giveToDatabaseUser(path: string): void {
  if (databaseUser) chownSync(path, databaseUser.uid, databaseUser.gid);
}

/** A folder of one process. */
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

/** Why nothing can be verified here, in one sentence; null when it can. */
export async function whatIsMissing(): Promise<string | null> {
  const missing = Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  if (missing.length > 0) return `These Debian packages are missing: ${missing.join(', ')}.`;
  if (process.getuid?.() === 0 && !databaseUser) return 'Root needs the account postgres for the databases.';
  const everybody = [...machines.databases, ...machines.backends].map(({ address }) => address);
  for (const port of [2379, 5432, 8008, 3000, 5000, 6432, 8080]) {
    for (const address of [...everybody, machines.balancer]) {
      if (!(await isFree(port, address)))
        return `Port ${port} is in use on every address of this machine: stop what listens there.`;
    }
  }
  return null;
}

const isFree = (port: number, host: string) =>
  new Promise<boolean>((done) => {
    const server = createServer().once('error', () => done(false));
    server.listen(port, host, () => server.close(() => done(true)));
  });
