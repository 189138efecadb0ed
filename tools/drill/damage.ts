import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './checks.ts';
import { runProgram } from './programs.ts';

const cuts = 10;
const flips = 30;
/** Gzip's head holds a date and a system's number, which carry nothing of ours. */
const gzipHead = 10;

/** Damages a backup in many ways and tries to restore each: all have to be refused, and nothing made for them. */
export async function refuseDamaged(backup: string, folder: string): Promise<void> {
  const whole = readFileSync(backup);
  const file = join(folder, 'damaged.sql.gz');
  const target = join(folder, 'never-made');
  const isRefused = async (content: Buffer) => {
    writeFileSync(file, content);
    const { code, output } = await runProgram('restore-database', [file], { DATA_DIR: target });
    return code === 1 && output.includes('is no whole backup') && !existsSync(target);
  };
  let refused = 0;
  for (let part = 1; part <= cuts; part++) {
    if (await isRefused(whole.subarray(0, Math.floor((whole.length * part) / cuts) - 1))) refused++;
  }
  check(`a backup that is cut short is refused (${refused} of ${cuts})`, refused === cuts);
  refused = 0;
  for (let flip = 0; flip < flips; flip++) {
    const flipped = Buffer.from(whole);
    flipped[gzipHead + Math.floor(((whole.length - gzipHead) * flip) / flips)]! ^= 1 << (flip % 8);
    if (await isRefused(flipped)) refused++;
  }
  check(`a backup with a changed bit is refused (${refused} of ${flips})`, refused === flips);
}
