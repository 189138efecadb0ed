import { parseArgs } from 'node:util';
import { startServer } from '../support/server.ts';
import { coach } from './coach.ts';
import { launchFirefox } from './firefox.ts';
import { family } from './family.ts';
import { Page } from './page.ts';
import { cleanUp, interrupt, started, undoLater } from './processes.ts';
import { counts, walk } from './walk.ts';
import { launchWebKit } from './webkit.ts';

/**
 * `npm run verify -- browsers`: a family's and a coach's journey through the built product in Firefox and in WebKitGTK.
 * `--screenshots <folder>` keeps a picture of every step; `--only firefox` or `--only webkit` leaves the other one out.
 */
const { values } = parseArgs({ options: { screenshots: { type: 'string' }, only: { type: 'string' } } });
const all = { Firefox: launchFirefox, WebKit: launchWebKit };
const chosen = Object.entries(all).filter(([name]) => name.toLowerCase() === (values.only ?? name).toLowerCase());
if (chosen.length === 0) {
  console.error(`There is no ${values.only}: --only takes firefox or webkit.`);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void interrupt());
try {
  const server = await startServer();
  undoLater(server.stop);
  const before = started();
  for (const [browser, launch] of chosen) {
    for (const journey of [family, coach]) {
      console.log(`\n${browser}, ${journey.name}, ${journey.size.width} x ${journey.size.height}`);
      try {
        const page = new Page(await launch(journey.size), server.url);
        await walk(journey, { browser, page, screenshots: values.screenshots });
      } catch (error) {
        counts.failed++;
        console.log(`  FAILED  ${error instanceof Error ? error.message : String(error)}`);
      }
      await cleanUp(before);
    }
  }
} finally {
  await cleanUp();
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
