import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Settings } from '../config/settings.ts';

/** The secrets of `SESSION_SECRET`, or one that is made once and kept in `DATA_DIR`. */
export function sessionSecret({ sessionSecret: given, dataDir }: Settings): string[] {
  if (given) return given;
  const file = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return [readFileSync(file, 'utf8')];
}
