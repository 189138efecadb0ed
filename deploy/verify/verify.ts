// Runs the services of docker-compose.yml from the images' build steps, with this machine's nginx and PostgreSQL, and checks them.
import { rmSync } from 'node:fs';
import { appServers } from './app-servers.ts';
import { backupAndRestore } from './backups.ts';
import { compressedLists } from './compression.ts';
import { deploy, type Deployment } from './deployment.ts';
import { behindAProxy, countedByAddress, floodOfSignIns, requestsAtOnce } from './limits.ts';
import { browserWalk, cookieByScheme, freshNonces } from './pages.ts';
import { stopAll } from './processes.ts';
import { largeUploads, unreachableServers } from './problems.ts';
import { rollingRestart } from './rolling-restart.ts';
import { sameAsBackend } from './same-as-backend.ts';

const checks: [name: string, check: (deployment: Deployment) => Promise<string>][] = [
  ['same as the backend', sameAsBackend],
  ['hostile servers of apps', appServers],
  ['a fresh nonce per page', freshNonces],
  ['a browser through the gateway', browserWalk],
  ['compressed lists', compressedLists],
  ['uploads above the limit', largeUploads],
  ['unreachable servers', unreachableServers],
  ['limits by address', countedByAddress],
  ['a flood of sign-ins', floodOfSignIns],
  ['behind a proxy', behindAProxy],
  ['concurrent requests', requestsAtOnce],
  ['cookie by scheme', cookieByScheme],
  ['rolling restart', rollingRestart],
  ['backup and restore', backupAndRestore],
];

let failed = 0;
let scratch: string | undefined;
try {
  const deployment = await deploy();
  scratch = deployment.scratch;
  console.log(
    `\nTwo backends on PostgreSQL ${deployment.postgres.version}, three front ends, the gateway at ${deployment.url}\n`,
  );
  for (const [name, check] of checks) {
    const outcome = await check(deployment).catch((error: Error) => error);
    if (outcome instanceof Error) failed++;
    console.log(
      `  ${outcome instanceof Error ? 'FAILED' : 'ok    '}  ${name.padEnd(30)} ${outcome instanceof Error ? outcome.stack : outcome}`,
    );
  }
  console.log(`\n${checks.length - failed} passed, ${failed} failed`);
} catch (error) {
  failed++;
  console.error((error as Error).message);
} finally {
  await stopAll();
}
if (failed === 0 && scratch) rmSync(scratch, { recursive: true, force: true });
else process.exitCode = 1;
