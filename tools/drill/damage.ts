import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './checks.ts';
import { runCommand } from './programs.ts';

const cuts = 10;
const flips = 30;
/** Gzip's header holds a date and an operating system, which a restore ignores. */
const gzipHeader = 10;

/** Damages a backup in many ways. Each restore must be rejected and must not create a data folder. */
export async function checkDamagedBackups(backup: string, folder: string): Promise<void> {
  const whole = readFileSync(backup);
  const file = join(folder, 'damaged.sql.gz');
  const target = join(folder, 'not-created');
  const isRejected = async (content: Buffer) => {
    writeFileSync(file, content);
    const { code, output } = await runCommand('restore', [file], { DATA_DIR: target });
    return code === 1 && output.includes('is not a complete backup') && !existsSync(target);
  };
  let rejected = 0;
  for (let part = 1; part <= cuts; part++) {
    if (await isRejected(whole.subarray(0, Math.floor((whole.length * part) / cuts) - 1))) rejected++;
  }
  check(`a truncated backup is rejected (${rejected} of ${cuts})`, rejected === cuts);
  rejected = 0;
  for (let flip = 0; flip < flips; flip++) {
    const flipped = Buffer.from(whole);
    flipped[gzipHeader + Math.floor(((whole.length - gzipHeader) * flip) / flips)]! ^= 1 << (flip % 8);
    if (await isRejected(flipped)) rejected++;
  }
  check(`a backup with a changed bit is rejected (${rejected} of ${flips})`, rejected === flips);
}
