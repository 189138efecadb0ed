import { startBackends } from './backends.ts';
import { clubUrl, createClub, startHaproxy, startPgbouncer } from './balancer.ts';
import { everyoneFollows, postmasters, startNode } from './database-nodes.ts';
import { machines, scratch, whatIsMissing } from './machines.ts';
import { Person } from './person.ts';
import { endAll, until } from './processes.ts';

/** Three databases, the ways to them, and two backends that start at once. */
async function build(): Promise<void> {
  machines.databases.forEach(startNode);
  startHaproxy();
  await everyoneFollows();
  await createClub();
  startPgbouncer();
  await startBackends();
  const health = async () => (await new Person(clubUrl).get('/api/health/ready')).status;
  await until('the balancer sees a backend', 20, async () => (await health()) === 200);
}

/** Builds the cluster, does something with it and ends everything; the process ends with 0 when the answer is true. */
export async function onCluster(work: () => Promise<boolean>): Promise<never> {
  const keep = process.argv.includes('--keep-logs');
  process.once('SIGINT', () => process.exit(130)).once('exit', () => endAll(postmasters(), keep));
  const missing = await whatIsMissing();
  if (missing) {
    console.error(missing);
    process.exit(2);
  }
  let holds = false;
  try {
    await build();
    holds = await work();
  } catch (error) {
    console.error((error as Error).message);
  }
  if (keep) console.log(`Logs and data: ${scratch}`);
  process.exit(holds ? 0 : 1);
}
