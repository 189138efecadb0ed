import { admin, backendPids, backendUrls } from './backends.ts';
import { clubUrl } from './balancer.ts';
import { beginImport, importedOnce, importedWhole } from './checks/imports.ts';
import { limitsAreShared, limitsSurvive } from './checks/limits.ts';
import { sessionsAreShared } from './checks/sessions.ts';
import { startedOnce } from './checks/start.ts';
import { walk } from './checks/walk.ts';
import { followersFollow, nothingIsLost } from './checks/writes.ts';
import { onCluster } from './cluster.ts';
import { failOver } from './failover.ts';
import { Load } from './load.ts';
import { Person } from './person.ts';
import { expect, summary } from './report.ts';

/**
 * On the cluster of this folder, built on one machine: cuts the leader's power three times under load, lets it hang once, and
 * looks what held. `--keep-logs` keeps the folder; `--without-watchdog` shows what a machine that comes to again may do.
 */
await onCluster(async () => {
  const pids = backendPids();
  await startedOnce();
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
  const { status } = await somebody.get('/api/auth/me');
  expect('the session from before the failovers still holds', status === 200, status);
  await limitsSurvive();
  expect('backends are the same processes', backendPids().join() === pids.join() && !pids.includes(undefined), pids);
  return summary();
});
