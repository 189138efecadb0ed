import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client } from 'pg';
import { claimCluster, Refusal } from './cluster-claim.ts';
import { hasCluster, initialise, isClusterRunning, placeOf, portOf, run, urlOf } from './cluster-files.ts';

/** A PostgreSQL of our own. */
export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

/** What only tests ask for. */
interface EmbeddedOptions {
  /** Any free one when missing. */
  port?: number;
  /** Further ones such as `fsync=off`. */
  serverSettings?: string[];
  /** Start it again when somebody else ends it. */
  keepRunning?: boolean;
}

/**
 * Starts the PostgreSQL that comes as an npm package, in a folder that it fills when it is empty, and again whenever somebody
 * else ends it. One that a killed server left running is taken over. Throws with a sentence for the person who started it.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { port, serverSettings = [], keepRunning = true }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const place = await placeOf(dataDir);
  const { bin, folder, owner } = place;
  await initialise(place);

  const flags = ['-D', join(folder, 'cluster'), '--wait', '--silent'];
  const control = (...args: string[]) => run(join(bin, 'pg_ctl'), [...args, ...flags], { ...owner, cwd: folder });
  const isRunning = () => isClusterRunning(place);
  // The same one after each restart, or nobody would find it again.
  const fixedPort = port ?? ((await isRunning()) ? portOf(folder) : await freePort());
  // Details of an error are the values that somebody has sent, and nobody empties this log.
  const quiet = 'log_error_verbosity=terse';
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', quiet, ...serverSettings];
  const options = [`-p ${fixedPort}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
  let stopping = false;
  let isBegun = false;
  let claim: Client;

  const start = async (): Promise<void> => {
    // pg_ctl puts the server into a process group of its own, so that Ctrl-C ends us first and we end it.
    if (!(await isRunning())) {
      await control('start', '--log', join(folder, 'server.log'), '-o', options);
      isBegun = true;
    }
    claim = await claimCluster(folder, dataDir);
    if (keepRunning) claim.once('end', () => void startAgain());
  };
  const startAgain = async (): Promise<void> => {
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
    if (isBegun) await control('stop', '--mode', 'fast').catch(() => undefined);
    if (error instanceof Refusal) throw error;
    throw new Error(`The embedded database did not start; ${join(folder, 'server.log')} says why.`);
  });
  const stop = async () => {
    stopping = true;
    await claim.end().catch(() => undefined);
    if (await isRunning()) await control('stop', '--mode', 'fast');
  };
  return { url: urlOf(folder), stop };
}

/** The one that a server has running on this folder, left to that server; null when none runs. */
export async function joinEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres | null> {
  if (!hasCluster(dataDir))
    throw new Error(`There is no database in ${dataDir}: set DATA_DIR to the folder that has it.`);
  const place = await placeOf(dataDir);
  return (await isClusterRunning(place)) ? { url: urlOf(place.folder), stop: () => Promise.resolve() } : null;
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
