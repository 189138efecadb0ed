import { createHash } from 'node:crypto';
import { chmodSync, lchownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The account that PostgreSQL runs as; empty for the current one. */
export interface Owner {
  uid?: number;
  gid?: number;
}

/** Started by root, PostgreSQL runs as `postgres` or `nobody`, because it refuses to run as root. */
export function clusterOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account)
    throw new Error('Please start Touchline as an ordinary user, because the embedded database does not run as root.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** The parent of database folders that cannot be in their data folder. */
const systemFolder = '/var/lib/touchline';

/** The database folder in a data folder, or one in `/var/lib/touchline` if the owner cannot access the data folder. */
export function folderOf(dataDir: string, owner: Owner): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return isReachable(dataDir, owner) ? join(dataDir, 'postgres') : join(systemFolder, name);
}

/** Creates the data folder and the database folder. */
export function createFolder(dataDir: string, owner: Owner): string {
  mkdirSync(dataDir, { recursive: true });
  const folder = folderOf(dataDir, owner);
  mkdirSync(folder, { recursive: true });
  // The umask may have made it root's alone.
  if (dirname(folder) === systemFolder) chmodSync(systemFolder, 0o711);
  giveTo(owner, folder);
  return folder;
}

/** Makes a file or folder the owner's. */
export function giveTo({ uid, gid }: Owner, path: string): void {
  if (uid !== undefined && gid !== undefined) lchownSync(path, uid, gid);
}

/** Whether the owner can access a folder and all its parents. */
export function isReachable(folder: string, owner: Owner): boolean {
  if (owner.uid === undefined) return true;
  const isPublic = (statSync(folder).mode & 0o001) !== 0;
  return isPublic && (folder === dirname(folder) || isReachable(dirname(folder), owner));
}
