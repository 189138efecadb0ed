import { type Deployment } from './deployment.ts';
import { signIn } from './http.ts';

/** People at work: reads and writes, one after the other, from eight at once, until told to stop. */
export interface Load {
  /** Stops it and says what came of it. */
  stop: () => Promise<Outcome>;
}

export interface Outcome {
  requests: number;
  writes: number;
  /** What was not answered as it should be. */
  failures: string[];
  /** Leagues that were acknowledged and are not there. */
  lost: string[];
}

/** Starts it through the gateway. */
export async function startLoad({ url }: Deployment): Promise<Load> {
  const cookie = (await signIn(url)).split(';')[0]!;
  const acknowledged: string[] = [];
  const failures: string[] = [];
  let requests = 0;
  let goesOn = true;

  async function ask(method: string, path: string, value?: object): Promise<Response | undefined> {
    requests++;
    const init = { method, headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(value) };
    const answer = await fetch(url + path, init).catch(
      (error: Error) => void failures.push(`${method} ${path}: ${error}`),
    );
    if (answer && !answer.ok) failures.push(`${method} ${path}: ${answer.status}`);
    return answer ?? undefined;
  }

  async function person(number: number): Promise<void> {
    for (let turn = 0; goesOn; turn++) {
      const name = `League ${number}-${turn}`;
      const made = await ask('POST', '/api/leagues', { name, ageGroup: 'U12' });
      if (made?.ok) acknowledged.push(name);
      await made?.arrayBuffer();
      for (const path of ['/api/leagues?limit=5', '/api/auth/me', '/', '/remotes.json'])
        await (await ask('GET', path))?.arrayBuffer();
    }
  }

  const people = Array.from({ length: 8 }, (_, number) => person(number));
  return {
    stop: async () => {
      goesOn = false;
      await Promise.all(people);
      const kept = (await (await fetch(`${url}/api/leagues`, { headers: { cookie } })).json()) as { name: string }[];
      const names = new Set(kept.map(({ name }) => name));
      const lost = acknowledged.filter((name) => !names.has(name));
      return { requests, writes: acknowledged.length, failures, lost };
    },
  };
}
