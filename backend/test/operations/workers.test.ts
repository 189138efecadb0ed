import { Agent, get } from 'node:http';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { passOnLines } from '../../src/start/pass-on-lines.ts';
import { createDatabase } from '../support/database.ts';
import { until } from '../support/mail-club.ts';
import { killServers, type ServerProcess, startServer, urlOnceReady } from '../support/server-process.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let server: ServerProcess;
let url: string;
beforeAll(async () => {
  database = await createDatabase();
  server = startServer({ DATABASE_URL: database.url, WORKERS: '2', METRICS_PORT: '0' });
  url = await urlOnceReady(server);
});
afterAll(async () => {
  killServers();
  await database.drop();
});

interface Line {
  worker?: number;
  msg: string;
  pid?: number;
}

/** The log, without the greeting. */
const log = (): Line[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

/** The processes that have served as a worker, the latest last. */
const processesOf = (worker: number) =>
  log().flatMap(({ msg, pid }) => (msg === `worker ${worker} serves` ? [pid!] : []));

/** Resolves with the status or with the code of an error. */
const read = (agent?: Agent) =>
  new Promise<number | string>((done) => {
    const fail = ({ code }: NodeJS.ErrnoException) => done(String(code));
    get(`${url}/api/club`, { agent: agent ?? false }, (response) => {
      response.resume().once('error', fail);
      response.once('end', () => done(response.statusCode!));
    }).once('error', fail);
  });

/** Each request on a connection of its own. */
const readTimes = (count: number) => Promise.all(Array.from({ length: count }, () => read()));

/** Clients that read all the time on kept connections. */
function startReaders() {
  const outcomes: (number | string)[] = [];
  let isOver = false;
  const work = Array.from({ length: 8 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) outcomes.push(await read(agent));
    agent.destroy();
  });
  const stop = async () => {
    isOver = true;
    await Promise.all(work);
    return outcomes;
  };
  return { stop };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Requests by worker, as the page of metrics counts them. */
async function counted(): Promise<Record<string, number>> {
  const page = await fetch(/http\S+\/metrics/.exec(server.output())![0]);
  expect(page.status).toBe(200);
  const lines = (await page.text()).matchAll(
    /duration_seconds_count\{.*route="\/api\/club",status="200",worker="(\d)"\} (\d+)/g,
  );
  return Object.fromEntries([...lines].map(([, worker, count]) => [worker, Number(count)]));
}

describe('Two workers', () => {
  it('share the port, the log and the page of metrics', async () => {
    expect(await readTimes(20)).toEqual(Array(20).fill(200));
    // A request is counted and logged after its response was sent.
    await until(async () => Object.values(await counted()).reduce((sum, count) => sum + count, 0) === 20);
    expect(Object.keys(await counted())).toEqual(['1', '2']);
    const logged = (worker: number) =>
      log().filter((line) => line.worker === worker && line.msg === 'request completed');
    await until(async () => logged(1).length + logged(2).length === 20);
    expect(Object.values(await counted())).toEqual([logged(1).length, logged(2).length]);
  });

  it('are replaced one by one on SIGUSR2, and no request fails meanwhile', async () => {
    await until(() => [1, 2].every((worker) => processesOf(worker).length === 1));
    const old = [1, 2].flatMap(processesOf);
    const readers = startReaders();
    server.process.kill('SIGUSR2');
    await until(() => [1, 2].every((worker) => processesOf(worker).length === 2) && !old.some(isRunning));
    const outcomes = await readers.stop();
    expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(20);
  });

  it('cover for one that is killed until another has started', async () => {
    const killed = processesOf(2).at(-1)!;
    process.kill(killed, 'SIGKILL');
    await until(() => log().some(({ msg }) => msg === 'worker 2 ended: SIGKILL'));
    const before = processesOf(2).length;
    expect(await readTimes(10)).toEqual(Array(10).fill(200));
    expect(Object.keys(await counted())).toEqual(['1']);
    expect(processesOf(2)).toHaveLength(before);
    await until(() => processesOf(2).length === before + 1);
    expect(await readTimes(10)).toEqual(Array(10).fill(200));
  });

  it('are missing on the page of metrics while they hang', async () => {
    expect(Object.keys(await counted())).toEqual(['1', '2']);
    const hanging = processesOf(1).at(-1)!;
    process.kill(hanging, 'SIGSTOP');
    expect(Object.keys(await counted())).toEqual(['2']);
    process.kill(hanging, 'SIGCONT');
    await until(async () => Object.keys(await counted()).length === 2);
  });

  it('end when their server is killed', async () => {
    server.process.kill('SIGKILL');
    await server.ended;
    await until(() => ![1, 2].flatMap(processesOf).some(isRunning));
    expect(await read()).toBe('ECONNREFUSED');
  });
});

it('Lines of several outputs are passed on whole', async () => {
  const to = new PassThrough();
  const [one, other] = [new PassThrough(), new PassThrough()];
  for (const from of [one, other]) passOnLines(from, (lines) => to.write(lines));
  one.write('{"one":');
  other.write('{"other":2}\n{"other"');
  one.end('1}\n{"two":2}\n');
  other.end(':3}');
  await Promise.all([once(one, 'end'), once(other, 'end')]);
  const lines = (await text(to.end())).split('\n');
  expect(lines.sort()).toEqual(['', '{"one":1}', '{"other":2}', '{"other":3}', '{"two":2}']);
});
