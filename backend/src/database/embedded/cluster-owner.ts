import { createHash } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whom PostgreSQL runs as: nothing to say for ordinary users, an unprivileged account when root starts it. */
export interface Owner {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or `nobody` where there is none. */
export function clusterOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account)
    throw new Error('Please start Touchline as an ordinary user: the embedded database does not run as root.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/**
 * The owner's folder for a data folder. In one that only root may enter the database cannot live: it then has a place below
 * `/var/lib/touchline` instead.
 */
export function folderOf(dataDir: string, owner: Owner): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return isReachable(dataDir, owner) ? join(dataDir, 'postgres') : join('/var/lib/touchline', name);
}

/** Makes both folders. */
export function ownedFolder(dataDir: string, owner: Owner): string {
  mkdirSync(dataDir, { recursive: true });
  const folder = folderOf(dataDir, owner);
  mkdirSync(folder, { recursive: true });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

/** Can the owner pass through every folder down to this one? */
export function isReachable(folder: string, owner: Owner): boolean {
  if (owner.uid === undefined) return true;
  const everybodyMayPass = (statSync(folder).mode & 0o001) !== 0;
  return everybodyMayPass && (folder === dirname(folder) || isReachable(dirname(folder), owner));
}
