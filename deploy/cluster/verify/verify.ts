import { admin, backendPids, backendUrls, startBackends } from './backends.ts';
import { clubUrl, createClub, startHaproxy, startPgbouncer } from './balancer.ts';
import { beginImport, importedOnce, importedWhole } from './checks/imports.ts';
import { limitsAreShared, limitsSurvive } from './checks/limits.ts';
import { sessionsAreShared } from './checks/sessions.ts';
import { startedOnce } from './checks/start.ts';
import { walk } from './checks/walk.ts';
import { followersFollow, nothingIsLost } from './checks/writes.ts';
import { everyoneFollows, postmasters, startNode } from './database-nodes.ts';
import { failOver } from './failover.ts';
import { Load } from './load.ts';
import { machines, scratch, whatIsMissing } from './machines.ts';
import { Person } from './person.ts';
import { endAll, until } from './processes.ts';
import { expect, summary } from './report.ts';

/**
 * Builds the cluster of this folder on one machine, cuts the leader's power three times under load, lets it hang once, and looks
 * what held. `--keep-logs` keeps the folder; `--without-watchdog` shows what a machine that comes to again may do.
 */
async function verify(): Promise<boolean> {
  machines.databases.forEach(startNode);
  startHaproxy();
  await everyoneFollows();
  await createClub();
  startPgbouncer();
  await startBackends();
  await startedOnce();
  const pids = backendPids();

  await until(
    'the balancer sees a backend',
    20,
    async () => (await new Person(clubUrl).get('/api/health/ready')).status === 200,
  );
  const somebody = await new Person(clubUrl).signIn(admin);
  await sessionsAreShared();
  await limitsAreShared();
  await importedOnce(somebody);
  await walk('the main API, straight to the leader', somebody.at(backendUrls[0]!));
  await walk('the main API, through PgBouncer', somebody.at(backendUrls[1]!));

  const load = new Load(somebody);
  await failOver('killed', load);
  const { answer } = await failOver('killed', load, () => beginImport(somebody));
  await importedWhole(somebody, await answer);
  await failOver('killed', load);
  await failOver('hung', load);
  await load.stop();

  await nothingIsLost(load);
  await followersFollow();
  expect(
    'the session from before the failovers',
    (await somebody.get('/api/auth/me')).status === 200,
    'still signed in',
  );
  await limitsSurvive();
  expect('backends are the same processes', backendPids().join() === pids.join() && !pids.includes(undefined), pids);
  return summary();
}

const missing = await whatIsMissing();
if (missing) {
  console.error(missing);
  process.exit(2);
}
const keep = process.argv.includes('--keep-logs');
process.once('SIGINT', () => process.exit(130)).once('exit', () => endAll(postmasters(), keep));
try {
  process.exitCode = (await verify()) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
if (keep) console.log(`Logs and data: ${scratch}`);
process.exit();
