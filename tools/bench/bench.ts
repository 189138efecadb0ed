// `npm run verify -- bench`: measures the goals of docs/performance.md and writes the results there.
import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { alternate, failures, ratioOf, type Rounds } from './alternate.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { measureFixtures } from './fixtures.ts';
import { type AgainstBare, type Goal, goalsTable, type RouteRatios, speedGoal, worstRoute } from './goals.ts';
import { measureImport } from './import.ts';
import { measureMails } from './mails.ts';
import { load, type Request } from './load.ts';
import { nodeVersions } from './node-versions.ts';
import { measurePeer } from './peer/peer.ts';
import { prepareProject } from './peer/project.ts';
import { processorTimeRatio } from './processor-time.ts';
import { profile } from './profile.ts';
import { countStatements, record } from './recording.ts';
import { report } from './report.ts';
import { type Club, parentsOf, prepareRequests } from './routes.ts';
import { type Server, startBare, startOurs, stopServers } from './servers.ts';

const usage = `Compares the built server with a bare one and a club of one county with a club of ten, and prints a verdict per goal.

  npm run verify -- bench [--short] [--data ../shared/data/county] [--profile "dashboard events"] [--mails] [--peer]

--short takes about ten minutes; the whole measures longer and more often, and compares with Strapi, which it installs the first time.
--profile only prints where our server spends its time on one route, --mails only what sending mails costs, --peer only Strapi.`;

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    data: { type: 'string', default: '../shared/data/county' },
    profile: { type: 'string' },
    mails: { type: 'boolean', default: false },
    peer: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** For throughput and p99, with many requests at once. */
const busy: Rounds = values.short ? { rounds: 2, seconds: 0.7 } : { rounds: 5, seconds: 5 };
const connections = 32;
/** For p50: one request at a time shows how long it takes instead of how long it waits. */
const calm: Rounds = values.short ? { rounds: 3, seconds: 0.3 } : { rounds: 7, seconds: 1.5 };

async function measure({ createClub, folder }: Cluster) {
  console.log('Filling a club of one county and a club of ten …');
  const [oneUrl, tenUrl] = await Promise.all([createClub(1), createClub(10)]);
  const [one, ten] = [await startOurs(oneUrl), await startOurs(tenUrl)];
  const county = await prepareRequests(one.url, parentsOf(1));
  const counties = await prepareRequests(ten.url, parentsOf(10));
  const recording = join(folder, 'recording.json');
  await record(oneUrl, Object.values(county.routes).flat(), recording);
  const statements = [await countStatements(oneUrl, county.routes), await countStatements(tenUrl, counties.routes)];
  const versions = await Promise.all(
    nodeVersions().map(async (version, index) => ({
      ...version,
      ours: index === 0 ? one : await startOurs(oneUrl, { node: version.program }),
      bare: await startBare(oneUrl, recording, version.program),
    })),
  );

  // Node optimises what runs often, so the servers practise before they are compared.
  const practise = (url: string, requests: Record<string, Request[]>) =>
    load([url], Object.values(requests).flat(), connections)(values.short ? 4 : 20).catch(() => null);
  await practise(ten.url, counties.routes);
  for (const { ours, bare } of versions) {
    await Promise.all([practise(ours.url, county.routes), practise(bare.url, county.routes)]);
  }

  const routes: Record<string, RouteRatios> = {};
  for (const [name, requests] of Object.entries(county.routes)) {
    console.log(`${name} …`);
    const onNode: RouteRatios['onNode'] = {};
    for (const version of versions) onNode[version.name] = await againstBare(version, requests);
    const growth = await alternate(load([ten.url], counties.routes[name]!, 1), load([one.url], requests, 1), calm);
    routes[name] = {
      onNode,
      growth: ratioOf('p50', growth),
      statements: [statements[0]![name]!, statements[1]![name]!],
    };
  }
  const months = await alternate(load([ten.url], counties.calendar, 1), load([one.url], county.calendar, 1), calm);
  const month = ratioOf('p50', months);
  const memory = (await one.metric('process_resident_memory_bytes')) / 2 ** 20;
  const loadedSeconds = Object.keys(routes).length * (busy.rounds * busy.seconds + calm.rounds * calm.seconds);
  const club = { ...county, server: one, databaseUrl: oneUrl };
  const different = Object.values(routes).filter(({ statements: [few, many] }) => few !== many).length;
  const goals: Goal[] = [
    ...versions.map((version) => speedGoal(routes, version)),
    worstRoute(routes, ({ growth }) => growth, { id: 'P2', what: 'p50 at 10 × / 1 × county', atMost: 1.3 }),
    { id: 'P2', what: 'routes with more SQL statements at 10 ×', measured: different, atMost: 0 },
    {
      id: 'P3',
      what: 'p50 of a month of the whole club at 10 × / 1 ×',
      measured: month,
      atMost: 2,
      hasFailed: month === null,
    },
    ...(await measureImport(club, values.data, values.short ? 2 : 5)),
    { id: 'P5', what: 'bytes until the dashboard can be used', measured: null, note: 'checked by npm test' },
    { id: 'P6', what: 'longest tasks of calendar and team list', measured: null, note: 'checked by npm test -- --all' },
    { id: 'P7', what: 'start with an existing database', measured: ten.readySeconds, atMost: 2, unit: ' s' },
    {
      id: 'P7',
      what: 'memory after load',
      measured: memory,
      atMost: 250,
      unit: ' MB',
      note: `after ${Math.round(loadedSeconds)} s of load`,
    },
    await twoServers(oneUrl, one.url, county.routes['dashboard events']!),
    await measureFixtures(club, values.data, busy),
    ...(await measureMails(club, busy)),
    ...(values.short ? [] : await measurePeer(club, busy)),
  ];
  return { goals, routes };
}

async function againstBare({ ours, bare }: { ours: Server; bare: Server }, requests: Request[]): Promise<AgainstBare> {
  const [one, other] = [ours, bare].map(({ url }) => load([url], requests, connections));
  const samples = await alternate(one!, other!, busy);
  const rounds = values.short ? 7 : 15;
  return {
    throughput: ratioOf('perSecond', samples),
    p99: ratioOf('p99', samples),
    processorTime: samples.includes(null)
      ? null
      : await processorTimeRatio(ours, bare, requests, { rounds, warming: 200 }),
  };
}

/** Only some goals, without writing them to docs/performance.md. */
async function measureOnly({ createClub }: Cluster, goalsOf: (club: Club, rounds: Rounds) => Promise<Goal[]>) {
  const databaseUrl = await createClub(1);
  const server = await startOurs(databaseUrl);
  const requests = await prepareRequests(server.url, parentsOf(1));
  console.log(goalsTable(await goalsOf({ ...requests, server, databaseUrl }, busy)));
}

/** Needs a core for each server, one for the database and one for the load. */
async function twoServers(databaseUrl: string, url: string, requests: Request[]): Promise<Goal> {
  const goal = { id: 'P8', what: 'throughput of two servers / one', atLeast: 1.7 };
  const cores = availableParallelism();
  if (cores < 4) return { ...goal, measured: null, note: `not measurable here: ${cores} cores` };
  const second = await startOurs(databaseUrl);
  const both = load([url, second.url], requests, connections);
  const samples = await alternate(both, load([url], requests, connections), busy);
  const measured = ratioOf('perSecond', samples);
  return { ...goal, measured, hasFailed: measured === null };
}

if (values.help) {
  console.log(usage);
} else if (!existsSync(join(values.data, 'fixtures.csv'))) {
  console.error(`There is no county in ${values.data}: name the folder of its files with --data.`);
  process.exitCode = 1;
} else {
  const isWhole = !(values.short || values.profile || values.mails);
  // First, because without a network it fails, and would lose half an hour of measurements.
  if (isWhole || values.peer) prepareProject();
  const [loadBefore] = loadavg();
  const cluster = await startCluster(values.data);
  const stop = async () => {
    await stopServers();
    await cluster.stop();
  };
  process.once('SIGINT', () => void stop().finally(() => process.exit(130)));
  try {
    if (values.profile) await profile(cluster, values.profile);
    else if (values.mails) await measureOnly(cluster, measureMails);
    else if (values.peer) await measureOnly(cluster, measurePeer);
    else report(await measure(cluster), { isShort: values.short, postgres: cluster.version, loadBefore: loadBefore! });
  } finally {
    await stop();
  }
  for (const failure of failures) console.error(`Failed: ${failure}`);
  if (failures.size > 0) process.exitCode = 1;
}
