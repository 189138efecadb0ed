import { type Deployment } from './deployment.ts';
import { signIn } from './http.ts';

/** Load on the deployment: eight clients, each reading and writing in a loop. */
export interface Load {
  /** Stops the load and returns the result. */
  stop: () => Promise<Result>;
}

export interface Result {
  requests: number;
  writes: number;
  /** Failed requests. */
  failures: string[];
  /** Leagues that were acknowledged but do not exist. */
  lost: string[];
}

/** Starts the load through the gateway. */
export async function startLoad({ url }: Deployment): Promise<Load> {
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
