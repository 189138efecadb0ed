import { query } from '../verify/balancer.ts';
import { type Cpu, readCpu } from './cpu.ts';
import { type Family } from './season.ts';

/** Throughput, and what one request costs. */
export interface Measurement {
  perSecond: number;
  /** Milliseconds of processor time per request. */
  cpu: Cpu;
  /** Database transactions and bytes of write-ahead log per request. */
  transactions: number;
  walBytes: number;
}

const seconds = 8;
const concurrentRequests = 16;

/** The requests of a parent's dashboard and calendar. */
const screens = (today: string) => [
  '/api/auth/me',
  '/api/children',
  `/api/dashboard/events?from=${today}&limit=10`,
  '/api/teams',
  '/api/announcements',
  '/api/dashboard/events?from=2026-11-01&to=2026-11-30',
];

export async function read({ client }: Family, count: number, url: string): Promise<number> {
  const paths = screens(new Date().toISOString().slice(0, 10));
  return (await client.at(url).get(paths[count % paths.length]!)).status;
}

/** Responds to an event. */
export async function respond({ client, childId, eventIds }: Family, count: number, url: string): Promise<number> {
  const eventId = eventIds[count % eventIds.length]!;
  return (await client.at(url).post('/api/availabilities', { eventId, childId, isAvailable: count % 2 > 0 })).status;
}

/** Lets the families send requests to an address for some seconds. */
export async function measure(families: Family[], url: string, work: typeof read): Promise<Measurement> {
  const [before, databaseBefore] = [await readCpu(), await readDatabase()];
  const end = Date.now() + seconds * 1000;
  let done = 0;
  const worker = async (n: number) => {
    for (let count = n; Date.now() < end; count++, done++) {
      const status = await work(families[(n * 7 + count) % families.length]!, count, url);
      if (![200, 201].includes(status)) throw new Error(`Unexpected status ${status}`);
    }
  };
  await Promise.all(Array.from({ length: concurrentRequests }, (_, n) => worker(n)));
  const [after, database] = [await readCpu(), await readDatabase()];
  const cpu = Object.entries(after).map(([part, ms]) => [part, (ms - before[part as keyof Cpu]) / done]);
  return {
    perSecond: done / seconds,
    cpu: Object.fromEntries(cpu) as Cpu,
    transactions: (database.transactions - databaseBefore.transactions) / done,
    walBytes: (database.wal - databaseBefore.wal) / done,
  };
}

async function readDatabase(): Promise<{ transactions: number; wal: number }> {
  const [row] = await query<{ transactions: number; wal: number }>(`
    SELECT xact_commit::int AS transactions, (pg_current_wal_lsn() - '0/0')::float8 AS wal
    FROM pg_stat_database WHERE datname = current_database()`);
  return row!;
}
