import { ApiClient } from './api-client.ts';
import { admin, backendPids, backendUrls } from './backends.ts';
import { clubUrl } from './balancer.ts';
import { longListsAreCompressed } from './checks/compression.ts';
import { beginImport, importIsAtomic, importRunsOnce } from './checks/imports.ts';
import { mailsArriveOnce } from './checks/mails.ts';
import { limitsAreShared, limitsSurvive, sessionsAreShared, startedOnce } from './checks/shared-state.ts';
import { smokeTest } from './checks/smoke-test.ts';
import { followersReplicate, nothingIsLost } from './checks/writes.ts';
import { withCluster } from './cluster.ts';
import { failOver } from './failover.ts';
import { Load } from './load.ts';
import { createAccounts, MailLoad } from './mail-load.ts';
import { expect, summary } from './report.ts';

/**
 * Verifies the cluster on one machine: under load and while mails are sent, kills the leader three times and hangs it once, and
 * checks that nothing is lost and no mail is forgotten.
 * `--keep-logs` keeps the scratch folder; `--without-watchdog` shows what a leader that resumes after a hang can do.
 */
await withCluster({ sendsMail: true }, async () => {
  const pids = backendPids();
  await startedOnce();
  const adminClient = await new ApiClient(clubUrl).signIn(admin);
  await sessionsAreShared();
  await limitsAreShared();
  await importRunsOnce(adminClient);
  await longListsAreCompressed(adminClient);
  await smokeTest('the main operations, directly at the leader', adminClient.at(backendUrls[0]!));
  await smokeTest('the main operations, through PgBouncer', adminClient.at(backendUrls[1]!));

  const accounts = await createAccounts(12);
  const load = new Load(adminClient);
  const mailLoad = new MailLoad(adminClient, accounts);
  await failOver('killed', load);
  const { response } = await failOver('killed', load, () => beginImport(adminClient));
  await importIsAtomic(adminClient, await response);
  await failOver('killed', load);
  await failOver('hung', load);
  await Promise.all([load.stop(), mailLoad.stop()]);

  await nothingIsLost(load);
  await mailsArriveOnce(mailLoad, 4);
  await followersReplicate();
  const { status } = await adminClient.get('/api/auth/me');
  expect('a session from before the failovers is still valid', status === 200, status);
  await limitsSurvive();
  expect('the backends were not restarted', backendPids().join() === pids.join() && !pids.includes(undefined), pids);
  return summary();
});
