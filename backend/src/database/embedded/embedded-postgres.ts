import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  hasCluster,
  initialise,
  isClusterRunning,
  locateCluster,
  passwordFile,
  portOf,
  run,
  urlOf,
} from './cluster-files.ts';

export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  /** Any free port by default, because only tests need a certain one. */
  port?: number;
  /** For example `max_connections=120`. */
  serverSettings?: string[];
  /** Restarts the server if another process stops it; true by default, and off in tests. */
  keepRunning?: boolean;
}

/**
 * Starts the PostgreSQL of the npm package, after creating its cluster if necessary, and restarts it if another process stops
 * it. Takes over a PostgreSQL that a killed server has left running. Errors have messages for the person who started Touchline.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { port, serverSettings = [], keepRunning = true }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const location = await locateCluster(dataDir);
  const { bin, folder, owner } = location;
  await initialise(location);

  const flags = ['-D', join(folder, 'cluster'), '--wait', '--silent'];
  const control = (...args: string[]) => run(join(bin, 'pg_ctl'), [...args, ...flags], { ...owner, cwd: folder });
  const isRunning = () => isClusterRunning(location);
  // A restart must use the same port, because clients keep the URL.
  const fixedPort = port ?? ((await isRunning()) ? portOf(folder) : await freePort());
  // Error details contain personal data, and this log is never rotated.
  const terseErrors = 'log_error_verbosity=terse';
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', terseErrors, ...serverSettings];
  const options = [`-p ${fixedPort}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
  let stopping = false;
  let hasStarted = false;
  let claim: pg.Client;

  const start = async (): Promise<void> => {
    // pg_ctl starts the server in its own process group, so Ctrl-C stops only us, and we stop the server.
    if (!(await isRunning())) {
      await control('start', '--log', join(folder, 'server.log'), '-o', options);
      hasStarted = true;
    }
    claim = await claimCluster(folder, dataDir);
    if (keepRunning) claim.once('end', () => void restart());
  };
  const restart = async (): Promise<void> => {
    while (
      !stopping &&
      !(await start().then(
        () => true,
        () => false,
      ))
    )
      await pause(500);
  };

  await start().catch(async (error: Error) => {
    if (hasStarted) await control('stop', '--mode', 'fast').catch(() => undefined);
    if (error instanceof ClaimError) throw error;
    throw new Error(`The embedded database did not start. See ${join(folder, 'server.log')} for the reason.`);
  });
  const stop = async () => {
    stopping = true;
    await claim.end().catch(() => undefined);
    if (await isRunning()) await control('stop', '--mode', 'fast');
  };
  return { url: urlOf(folder), stop };
}

/** The PostgreSQL that a server runs on this folder, without stopping it; null if none is running. */
export async function joinEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres | null> {
  if (!hasCluster(dataDir))
    throw new Error(`There is no database in ${dataDir}: set DATA_DIR to the folder that contains it.`);
  const location = await locateCluster(dataDir);
  return (await isClusterRunning(location)) ? { url: urlOf(location.folder), stop: () => Promise.resolve() } : null;
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

/** An arbitrary number; the server that holds this lock owns the running cluster. */
const ownerLock = 746_862_448;

/** The cluster is running, but this server cannot use it. */
class ClaimError extends Error {}

/** Ensures that only one server uses the folder, because a second one would stop the database of the first. */
async function claimCluster(folder: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: urlOf(folder) });
  client.on('error', () => undefined);
  await client.connect().catch((error: Error & { code?: string }) => {
    // The driver reports an empty password as a SASL error.
    if (error.code !== '28P01' && !error.message.startsWith('SASL')) throw error;
    throw new ClaimError(
      `The embedded database has started, but does not accept the password in ${passwordFile(folder)}: restore that file from a copy.`,
    );
  });
  const { rows } = await client.query<{ isOurs: boolean }>('SELECT pg_try_advisory_lock($1) AS "isOurs"', [ownerLock]);
  if (rows[0]?.isOurs) return client;
  await client.end();
  throw new ClaimError(
    `Another Touchline is running on the data in ${dataDir}: stop it, or set DATA_DIR to another folder.`,
  );
}
