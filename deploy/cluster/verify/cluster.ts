import { startBackends } from './backends.ts';
import { clubUrl, createClub, startHaproxy, startPgbouncer } from './balancer.ts';
import { waitForReplicas, postmasters, startNode } from './database-nodes.ts';
import { mailSettings, startMailServer } from './mail-server.ts';
import { machines, scratch, missingRequirement } from './machines.ts';
import { ApiClient } from './api-client.ts';
import { endAll, until } from './processes.ts';

/** Starts three databases, HAProxy, PgBouncer, two backends at once, and a mail server if they send mails. */
async function build(sendsMail: boolean): Promise<void> {
  machines.databases.forEach(startNode);
  startHaproxy();
  await waitForReplicas();
  await createClub();
  startPgbouncer();
  if (sendsMail) await startMailServer();
  await startBackends(sendsMail ? mailSettings : {});
  const health = async () => (await new ApiClient(clubUrl).get('/api/health/ready')).status;
  await until('the load balancer to find a backend', 20, async () => (await health()) === 200);
}

/** Builds the cluster, runs `work`, stops everything, and exits with 0 if `work` returns true. */
export async function withCluster({ sendsMail }: { sendsMail: boolean }, work: () => Promise<boolean>): Promise<never> {
  const keepLogs = process.argv.includes('--keep-logs');
  process.once('SIGINT', () => process.exit(130)).once('exit', () => endAll(postmasters(), keepLogs));
  const missing = await missingRequirement();
  if (missing) {
    console.error(missing);
    process.exit(2);
  }
  let passed = false;
  try {
    await build(sendsMail);
    passed = await work();
  } catch (error) {
    console.error((error as Error).message);
  }
  if (keepLogs) console.log(`Logs and data: ${scratch}`);
  process.exit(passed ? 0 : 1);
}
