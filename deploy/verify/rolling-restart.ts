import assert from 'node:assert/strict';
import { type Deployment } from './deployment.ts';
import { signIn } from './http.ts';

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

/** Load on the deployment: eight clients, each reading and writing in a loop. */
interface Load {
  /** Stops the load and returns the result. */
  stop: () => Promise<Result>;
}

interface Result {
  requests: number;
  writes: number;
  /** Failed requests. */
  failures: string[];
  /** Leagues that were acknowledged but do not exist. */
  lost: string[];
}

/** Starts the load through the gateway. */
async function startLoad({ url }: Deployment): Promise<Load> {
  const cookie = (await signIn(url)).split(';')[0]!;
  const acknowledged: string[] = [];
  const failures: string[] = [];
  let requests = 0;
  let isRunning = true;

  async function call(method: string, path: string, value?: object): Promise<Response | undefined> {
    requests++;
    const init = { method, headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(value) };
    const response = await fetch(url + path, init).catch(
      (error: Error) => void failures.push(`${method} ${path}: ${error}`),
    );
    if (response && !response.ok) failures.push(`${method} ${path}: ${response.status}`);
    return response ?? undefined;
  }

  async function worker(number: number): Promise<void> {
    for (let turn = 0; isRunning; turn++) {
      const name = `League ${number}-${turn}`;
      const created = await call('POST', '/api/leagues', { name, ageGroup: 'U12' });
      if (created?.ok) acknowledged.push(name);
      await created?.arrayBuffer();
      for (const path of ['/api/leagues?limit=5', '/api/auth/me', '/', '/remotes.json'])
        await (await call('GET', path))?.arrayBuffer();
    }
  }

  const workers = Array.from({ length: 8 }, (_, number) => worker(number));
  return {
    stop: async () => {
      isRunning = false;
      await Promise.all(workers);
      const kept = (await (await fetch(`${url}/api/leagues`, { headers: { cookie } })).json()) as { name: string }[];
      const names = new Set(kept.map(({ name }) => name));
      const lost = acknowledged.filter((name) => !names.has(name));
      return { requests, writes: acknowledged.length, failures, lost };
    },
  };
}
