import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { Api } from '../support/api.ts';
import { type ServerProcess, startServer, urlOnceReady } from '../support/server-process.ts';
import { workers } from './size.ts';

const account = { username: 'admin@club.example', password: 'correct horse' };

/** The built server in its own process, and its admin. */
export interface ClubServer extends ServerProcess {
  url: string;
  admin: Api;
}

/** Starts the built server on a database, which gets an admin if it is empty. */
export async function startClubServer(databaseUrl: string, settings: Record<string, string> = {}): Promise<ClubServer> {
  const server = startServer({
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'test',
    SAMPLE_CLUB: 'false',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: account.username,
    ADMIN_PASSWORD: account.password,
    SESSION_SECRET: 'a secret of at least 32 characters',
    WORKERS: workers,
    ...settings,
  });
  const url = await urlOnceReady(server);
  const admin = new Api(url);
  const { status } = await admin.post('/api/auth/login', account);
  if (status !== 200) throw new Error(`The admin could not sign in: ${status}`);
  return { ...server, url, admin };
}

/** What happened to the requests of some writers. */
export interface Writers {
  /** The titles of announcements that the server has acknowledged. */
  acknowledged: string[];
  /** Other responses, and `lost` for connections that broke. */
  others: (number | 'lost')[];
  stop: () => Promise<void>;
}

let titles = 0;

/** Writers each post one announcement after another until they are stopped. */
export function startWriters(admin: Api, count = 20): Writers {
  const acknowledged: string[] = [];
  const others: (number | 'lost')[] = [];
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const title = `Write ${++titles}`;
      const status = await admin.post('/api/announcements', { title, content: 'Kept.' }).then(
        (response) => response.status,
        () => 'lost' as const,
      );
      if (status === 201) acknowledged.push(title);
      else {
        others.push(status);
        await pause(20);
      }
    }
  };
  const work = Promise.all(Array.from({ length: count }, write));
  const stop = async () => {
    isOver = true;
    await work;
  };
  return { acknowledged, others, stop };
}

/** Which of these announcements the database does not contain. */
export async function missing(databaseUrl: string, acknowledged: string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ title: string }>('SELECT title FROM announcements');
  await client.end();
  const kept = new Set(rows.map(({ title }) => title));
  return acknowledged.filter((title) => !kept.has(title));
}

/** How long requests took, in milliseconds, and which responses came. */
export interface Probe {
  stop: () => Promise<{ p99: number; count: number; statuses: number[] }>;
}

/** Sends one request after another from a thread of its own, which the test does not slow down. */
export function probe(url: string): Probe {
  const worker = new Worker(new URL('probe.mjs', import.meta.url), { workerData: url });
  const result = new Promise<{ durations: number[]; statuses: number[] }>((done, fail) =>
    worker.once('message', done).once('error', fail),
  );
  const stop = async () => {
    worker.postMessage('stop');
    const { durations, statuses } = await result;
    const sorted = durations.sort((one, other) => one - other);
    return { p99: sorted[Math.floor(sorted.length * 0.99)]!, count: sorted.length, statuses };
  };
  return { stop };
}

/** The memory of a process in MB, from /proc. */
export const memoryOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
