// `npm run verify:upgrade`: upgrades clubs of version 0.1.0, and runs the front ends of that version against the current API.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, finishChecks } from './checks.ts';
import { upgradeCounty } from './county.ts';
import { walkFrontEnds } from './front-ends.ts';
import { stopPrograms } from './programs.ts';
import { ensureReleased } from './released.ts';
import { upgradeSampleClub } from './sample-club.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-upgrade-'));
// If root starts it, PostgreSQL runs as another user.
chmodSync(folder, 0o755);
try {
  ensureReleased();
  await upgradeSampleClub(folder);
  await upgradeCounty(folder);
  await walkFrontEnds(folder);
} catch (error) {
  check('the verification ran to its end', false, (error as Error).stack);
} finally {
  await stopPrograms();
  finishChecks();
  rmSync(folder, { recursive: true, force: true });
}
