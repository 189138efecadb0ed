import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Settings } from '../config/settings.ts';

/** The secrets of `SESSION_SECRET`, or a generated one that is stored in `DATA_DIR`. */
export function sessionSecret({ sessionSecret: configured, dataDir }: Settings): string[] {
  if (configured) return configured;
  const file = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  if (existsSync(file)) {
    const stored = readFileSync(file, 'utf8');
    if (stored.length >= 32) return [stored];
    rmSync(file, { force: true });
  }
  storeOnce(file, randomBytes(48).toString('base64url'));
  return [readFileSync(file, 'utf8')];
}

/** Keeps the file of another server that starts at the same time. */
function storeOnce(file: string, secret: string): void {
  // Another name until it is complete, because a full disk would leave an empty file.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, secret, { mode: 0o600 });
    linkOrRename(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

function linkOrRename(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    // Some network shares have no hard links.
    renameSync(draft, file);
  }
}
