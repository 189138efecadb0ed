import { backendUrls } from '../verify/backends.ts';
import { ask, clubUrl } from '../verify/balancer.ts';
import { onCluster } from '../verify/cluster.ts';
import { makeFamilies, makeSeason, sizes } from './season.ts';
import { answer, measure, type Measured, read } from './work.ts';

const folder = process.argv[2] ?? '../shared/data/county';
const rounds = 3;

const places = {
  'one backend, straight': backendUrls[0]!,
  'one backend, PgBouncer': backendUrls[1]!,
  'both, balanced': clubUrl,
};

const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** One row of the table: the median of each figure over the rounds. */
function medians(measured: Measured[]) {
  const of = (pick: (one: Measured) => number) => Number(median(measured.map(pick)).toFixed(2));
  const parts = Object.keys(measured[0]!.cpu) as (keyof Measured['cpu'])[];
  return {
    'requests/s': of(({ perSecond }) => perSecond),
    ...Object.fromEntries(parts.map((part) => [`${part} ms`, of(({ cpu }) => cpu[part])])),
    transactions: of(({ transactions }) => transactions),
    'log bytes': Math.round(of(({ walBytes }) => walBytes)),
  };
}

/** What a county's season takes on disk, and what a request takes of each part's processors. For docs/capacity.md. */
await onCluster(async () => {
  await makeSeason(folder);
  const families = await makeFamilies();
  await ask('ANALYZE');
  console.table(await sizes());
  const [{ mb } = { mb: 0 }] = await ask<{ mb: number }>(
    'SELECT round(pg_database_size(current_database()) / 1e6)::int AS mb',
  );
  console.log(`The whole database: ${mb} MB`);

  const measured: Record<string, Measured[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [place, url] of Object.entries(places)) {
      for (const work of [read, answer]) {
        (measured[`${work.name}: ${place}`] ??= []).push(await measure(families, url, work));
      }
    }
  }
  console.table(Object.fromEntries(Object.entries(measured).map(([name, list]) => [name, medians(list)])));
  return true;
});
