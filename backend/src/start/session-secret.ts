import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Settings } from '../config/settings.ts';

/** The secrets of `SESSION_SECRET`, or one that is made once and kept in `DATA_DIR`. */
export function sessionSecret({ sessionSecret: given, dataDir }: Settings): string[] {
  if (given) return given;
  const file = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (kept.length >= 32) return [kept];
  const made = randomBytes(48).toString('base64url');
  // It gets its name when it is whole, because a full disk leaves an empty file.
  writeFileSync(`${file}.new`, made, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return [made];
}
