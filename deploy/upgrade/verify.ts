// `npm run verify -- upgrade`: upgrades clubs of released versions, and runs the front ends of these versions against the current API.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, finishChecks } from './checks.ts';
import { upgradeCounty } from './county.ts';
import { walkFrontEnds } from './front-ends.ts';
import { stopPrograms } from './programs.ts';
import { ensureReleased, releases } from './released.ts';
import { upgradeSampleClub } from './sample-club.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-upgrade-'));
// If root starts it, PostgreSQL runs as another user.
chmodSync(folder, 0o755);
try {
  for (const release of releases) ensureReleased(release);
  await upgradeCounty(folder);
  for (const release of releases) {
    const ofRelease = join(folder, release);
    mkdirSync(ofRelease, { mode: 0o755 });
    await upgradeSampleClub(ofRelease, release);
    await walkFrontEnds(ofRelease, release);
  }
} catch (error) {
  check('the verification ran to its end', false, (error as Error).stack);
} finally {
  await stopPrograms();
  finishChecks();
  rmSync(folder, { recursive: true, force: true });
}
