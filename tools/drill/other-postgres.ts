import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

/** An installed PostgreSQL of another version. */
export interface OtherPostgres {
  version: string;
  /** Creates an empty database and returns its URL. */
  createDatabase: (name: string) => string;
  /** Runs one of its binaries, such as pg_dump. */
  run: (program: string, ...args: string[]) => string;
  stop: () => void;
}

const debianFolder = '/usr/lib/postgresql';

/** Starts it in a given folder; null if none is installed. `POSTGRES_BIN` overrides the folder of its binaries. */
export async function startOtherPostgres(folder: string): Promise<OtherPostgres | null> {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort() : [];
  const bin = process.env.POSTGRES_BIN ?? (versions[0] && join(debianFolder, versions[0], 'bin'));
  if (!bin) return null;
  mkdirSync(folder);
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  const [uid, gid] = isRoot ? ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres']))) : [];
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, {
      cwd: folder,
      uid,
      gid,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const cluster = join(folder, 'cluster');
  const port = await freePort();
  run('initdb', '-D', cluster, '-U', 'touchline', '--auth=trust', '--encoding=UTF8', '--locale=C');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  execFileSync(join(bin, 'pg_ctl'), ['start', '-w', '-s', '-D', cluster, '-l', join(folder, 'log'), '-o', options], {
    cwd: folder,
    uid,
    gid,
    stdio: 'ignore',
  });
  const server = `postgres://touchline@127.0.0.1:${port}`;
  return {
    version: /\d+/.exec(run('postgres', '--version'))![0],
    createDatabase: (name) => {
      run('psql', '-q', `${server}/postgres`, '-c', `CREATE DATABASE ${name}`);
      return `${server}/${name}`;
    },
    run,
    stop: () => void run('pg_ctl', 'stop', '-s', '-D', cluster, '-m', 'fast'),
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
