import assert from 'node:assert/strict';
import { type Deployment } from './deployment.ts';
import { startLoad } from './load.ts';

const rounds = 3;

/** Each backend in turn is asked to end and started again, three times over, under load: no request fails, no write is lost. */
export async function rollingRestart(deployment: Deployment): Promise<string> {
  const load = await startLoad(deployment);
  for (let round = 0; round < rounds; round++) {
    for (const [index, backend] of deployment.backends.entries()) {
      assert.equal(await backend.process.stop('SIGTERM'), 0, 'the exit code of a backend that was asked to end');
      const again = await deployment.start(`backend-${index + 1}`, 'backend', {}, backend.port);
      // Until the gateway uses it again: for two seconds after a refusal it leaves a server alone.
      await again.process.until(() => again.process.log().includes('/api/leagues'));
      deployment.backends[index] = again;
    }
  }
  const { requests, writes, failures, lost } = await load.stop();
  assert.deepEqual(failures, []);
  assert.deepEqual(lost, []);
  assert.ok(writes > 100, `${writes} writes are too few to show anything`);
  return `${requests} requests, ${writes} of them writes, over ${rounds * deployment.backends.length} restarts: 0 failed, 0 lost`;
}
