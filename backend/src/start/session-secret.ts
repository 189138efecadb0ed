import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Settings } from '../config/settings.ts';

/** The secrets of `SESSION_SECRET`, or a generated one that is stored in `DATA_DIR`. */
export function sessionSecret({ sessionSecret: configured, dataDir }: Settings): string[] {
  if (configured) return configured;
  const file = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (stored.length >= 32) return [stored];
  const generated = randomBytes(48).toString('base64url');
  // Renamed only when complete, because a full disk would leave an empty file.
  writeFileSync(`${file}.new`, generated, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return [generated];
}
