import { ask } from '../verify/balancer.ts';
import { type Cpu, readCpu } from './cpu.ts';
import { type Family } from './season.ts';

/** What was done in a while, and what it took. */
export interface Measured {
  perSecond: number;
  /** Milliseconds of processor time for a request. */
  cpu: Cpu;
  /** Transactions of the database and bytes of its log for a request. */
  transactions: number;
  walBytes: number;
}

const seconds = 8;
const atOnce = 16;

/** What the screens of a parent ask for when the dashboard and the calendar are opened. */
const screens = (today: string) => [
  '/api/auth/me',
  '/api/children',
  `/api/dashboard/events?from=${today}&limit=10`,
  '/api/teams',
  '/api/announcements',
  '/api/dashboard/events?from=2026-11-01&to=2026-11-30',
];

/** Reads as the screens do. */
export async function read({ person }: Family, count: number, url: string): Promise<number> {
  const paths = screens(new Date().toISOString().slice(0, 10));
  return (await person.at(url).get(paths[count % paths.length]!)).status;
}

/** Says yes or no to an event. */
export async function answer({ person, childId, eventIds }: Family, count: number, url: string): Promise<number> {
  const eventId = eventIds[count % eventIds.length]!;
  return (await person.at(url).post('/api/availabilities', { eventId, childId, isAvailable: count % 2 > 0 })).status;
}

/** Lets the families work for a while at an address. */
export async function measure(families: Family[], url: string, work: typeof read): Promise<Measured> {
  const [before, databaseBefore] = [await readCpu(), await readDatabase()];
  const end = Date.now() + seconds * 1000;
  let done = 0;
  const one = async (n: number) => {
    for (let count = n; Date.now() < end; count++, done++) {
      const status = await work(families[(n * 7 + count) % families.length]!, count, url);
      if (![200, 201].includes(status)) throw new Error(`A request was answered with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, n) => one(n)));
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
  const [row] = await ask<{ transactions: number; wal: number }>(`
    SELECT xact_commit::int AS transactions, (pg_current_wal_lsn() - '0/0')::float8 AS wal
    FROM pg_stat_database WHERE datname = current_database()`);
  return row!;
}
