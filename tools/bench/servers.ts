import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A server in its own process. */
export interface Server {
  url: string;
  process: ChildProcess;
  /** From the start of the process until it was ready. */
  readySeconds: number;
  /** The value of one of our server's metrics. */
  metric: (name: string) => Promise<number>;
  stop: () => Promise<void>;
}

export const here = (file: string) => new URL(file, import.meta.url).pathname;

/** Both servers use as many connections; the default of our server. */
const DATABASE_POOL_SIZE = '10';
export const CLUB_TIME_ZONE = 'Europe/London';

/** What a server loads to answer `ask` with the processor time that it has used. */
const cpuOnRequest = ['--import', here('cpu-on-request.mjs')];

interface Start {
  /** The program that runs the server; by default the version of Node that runs this. */
  node?: string;
  flags?: string[];
  settings?: Record<string, string>;
}

/** The built server with the settings of a deployment; its log is written, but not kept. */
export async function startOurs(
  databaseUrl: string,
  { node, flags = cpuOnRequest, settings: more = {} }: Start = {},
): Promise<Server> {
  const metricsPort = await freePort();
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    WEB_ROOT: 'none',
    METRICS_PORT: String(metricsPort),
    SESSION_SECRET: 'shared by all servers of this measurement',
    CLUB_TIME_ZONE,
  };
  return start(
    [...flags, here('../../backend/dist/main.js')],
    { DATABASE_URL: databaseUrl, ...settings, ...more },
    { node, metricsPort },
  );
}

/** Runs the statements of a recording and sends its responses. */
export const startBare = (databaseUrl: string, recording: string, node?: string): Promise<Server> =>
  start([...cpuOnRequest, here('bare-server.mjs')], { DATABASE_URL: databaseUrl, RECORDING: recording }, { node });

/** A Strapi project. */
export const startPeer = (databaseUrl: string, program: string): Promise<Server> =>
  start(
    [...cpuOnRequest, program],
    { DATABASE_URL: databaseUrl, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
    { readyPath: '/_health' },
  );

/** Sends a message to a server that was started with one of our modules, and returns its reply. */
export async function ask<Reply>(server: Server): Promise<Reply> {
  server.process.send('please');
  return (await once(server.process, 'message'))[0] as Reply;
}

const running = new Set<Server>();

interface Options {
  node?: string;
  metricsPort?: number;
  /** Responds with 2xx once the server can be used. */
  readyPath?: string;
}

async function start(
  args: string[],
  settings: Record<string, string>,
  { node = process.execPath, metricsPort, readyPath = '/api/health/ready' }: Options,
): Promise<Server> {
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), DATABASE_POOL_SIZE, ...settings };
  const began = performance.now();
  const child = spawn(node, args, { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let errors = '';
  child.stderr!.on('data', (data: Buffer) => (errors += data.toString()));
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url + readyPath))) {
    if (child.exitCode !== null) throw new Error(`${args.at(-1)} ended:\n${errors}`);
    await pause(10);
  }
  const server: Server = {
    url,
    process: child,
    readySeconds: (performance.now() - began) / 1000,
    metric: async (name) => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)![1]);
    },
    stop: async () => {
      running.delete(server);
      child.kill('SIGINT');
      await exited;
    },
  };
  running.add(server);
  return server;
}

const isReady = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

export const stopServers = () => Promise.all([...running].map((server) => server.stop()));

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
