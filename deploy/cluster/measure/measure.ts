import { backendUrls } from '../verify/backends.ts';
import { query, clubUrl } from '../verify/balancer.ts';
import { withCluster } from '../verify/cluster.ts';
import { makeFamilies, makeSeason, sizes } from './season.ts';
import { measure, type Measurement, read, respond } from './work.ts';

const folder = process.argv[2] ?? '../shared/data/county';
const rounds = 3;

const targets = {
  'one backend, direct': backendUrls[0]!,
  'one backend, PgBouncer': backendUrls[1]!,
  'both, balanced': clubUrl,
};

const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** One row of the table: the median of each figure over the rounds. */
function medians(measured: Measurement[]) {
  const of = (pick: (one: Measurement) => number) => Number(median(measured.map(pick)).toFixed(2));
  const parts = Object.keys(measured[0]!.cpu) as (keyof Measurement['cpu'])[];
  return {
    'requests/s': of(({ perSecond }) => perSecond),
    ...Object.fromEntries(parts.map((part) => [`${part} ms`, of(({ cpu }) => cpu[part])])),
    transactions: of(({ transactions }) => transactions),
    'log bytes': Math.round(of(({ walBytes }) => walBytes)),
  };
}

/** Measures a county's season on disk and each part's processor time per request, for docs/capacity.md. */
await withCluster({ sendsMail: false }, async () => {
  await makeSeason(folder);
  const families = await makeFamilies();
  await query('ANALYZE');
  console.table(await sizes());
  const [{ mb } = { mb: 0 }] = await query<{ mb: number }>(
    'SELECT round(pg_database_size(current_database()) / 1e6)::int AS mb',
  );
  console.log(`Database size: ${mb} MB`);

  const measured: Record<string, Measurement[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [target, url] of Object.entries(targets)) {
      for (const work of [read, respond]) {
        (measured[`${work.name}: ${target}`] ??= []).push(await measure(families, url, work));
      }
    }
  }
  console.table(Object.fromEntries(Object.entries(measured).map(([name, list]) => [name, medians(list)])));
  return true;
});
