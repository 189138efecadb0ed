import assert from 'node:assert/strict';
import { type Deployment } from './deployment.ts';
import { startLoad } from './load.ts';

const rounds = 3;

/** Restarts each backend three times in turn under load: no request fails and no write is lost. */
export async function rollingRestart(deployment: Deployment): Promise<string> {
  const load = await startLoad(deployment);
  for (let round = 0; round < rounds; round++) {
    for (const [index, backend] of deployment.backends.entries()) {
      assert.equal(await backend.process.stop('SIGTERM'), 0, 'exit code after SIGTERM');
      const restarted = await deployment.start(`backend-${index + 1}`, 'backend', {}, backend.port);
      // Waits until the gateway uses it again: it skips a server for two seconds after a failure.
      await restarted.process.until(() => restarted.process.log().includes('/api/leagues'));
      deployment.backends[index] = restarted;
    }
  }
  const { requests, writes, failures, lost } = await load.stop();
  assert.deepEqual(failures, []);
  assert.deepEqual(lost, []);
  assert.ok(writes > 100, `${writes} writes are too few to show anything`);
  return `${requests} requests, ${writes} of them writes, over ${rounds * deployment.backends.length} restarts: 0 failed, 0 lost`;
}
