import { from as copyFrom } from 'pg-copy-streams';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { csvOf, foldName, type ImportSummary } from '@touchline/domain';
import { readCounty, type Row } from '../county/county-data.ts';
import { csvFrom } from '../county/load-county.ts';
import { query, withClient } from './cluster.ts';
import { type Goal, median } from './goals.ts';
import { type Club } from './routes.ts';

const mark = 'of a measurement';

/** Imports a county's players and copies the same rows into the same table, alternately. */
export async function measureImport(
  { server, databaseUrl, admin }: Club,
  data: string,
  rounds: number,
): Promise<Goal[]> {
  const children = readCounty(data).children.map((row): Row => ({ ...row, name: `${row.name} ${mark}` }));
  const file = csvFrom(children);
  const rows = csvOf(
    children.map(({ name, dateOfBirth, ageGroup }) => [name!, foldName(name!), dateOfBirth!, ageGroup!]),
  );
  const memory = () => server.metric('process_resident_memory_bytes');
  let [before, peak, longestBlock] = [0, 0, 0];
  const watchDuring = async (work: Promise<unknown>) => {
    // Reading the metric resets it.
    await server.metric('nodejs_eventloop_lag_max_seconds');
    let isRunning = true;
    const done = work.finally(() => (isRunning = false));
    while (isRunning) {
      await Promise.race([done, pause(50)]);
      longestBlock = Math.max(longestBlock, await server.metric('nodejs_eventloop_lag_max_seconds'));
      peak = Math.max(peak, await memory());
    }
    await done;
  };
  const times: [number[], number[]] = [[], []];
  // The first round warms both up.
  for (let round = 0; round <= rounds; round++) {
    if (round === 1) [before, peak, longestBlock] = [await memory(), 0, 0];
    const works = [
      () => watchDuring(upload(`${server.url}/api/import/children`, admin, file)),
      () => copy(databaseUrl, rows),
    ];
    for (const [index, work] of works.entries()) {
      const began = performance.now();
      await work();
      if (round > 0) times[index]!.push(performance.now() - began);
      await query(databaseUrl, `DELETE FROM children WHERE name LIKE '% ${mark}'`);
    }
  }
  const megabytes = (peak - before) / 2 ** 20;
  return [
    { id: 'P4', what: 'import of 8,700 players / COPY', measured: median(times[0]) / median(times[1]), atMost: 6 },
    { id: 'P4', what: 'memory that an import adds', measured: megabytes, atMost: 64, unit: ' MB' },
    { id: 'P4', what: 'longest block of the event loop', measured: longestBlock * 1000, atMost: 100, unit: ' ms' },
  ];
}

/** Imports a file without errors. */
export async function upload(url: string, cookie: string, file: string): Promise<ImportSummary> {
  const body = new FormData();
  body.append('file', new File([file], 'rows.csv'));
  const response = await fetch(url, { method: 'POST', headers: { cookie }, body });
  const { summary } = await response.json();
  if (!response.ok || summary.error > 0) throw new Error(`The import failed: ${response.status}`);
  return summary;
}

const copy = (databaseUrl: string, rows: string): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    const into = 'COPY children (name, folded_name, date_of_birth, age_group) FROM STDIN WITH (FORMAT csv)';
    await pipeline(Readable.from([rows]), client.query(copyFrom(into)));
  });
