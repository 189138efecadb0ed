import { type Cluster } from './cluster.ts';
import { load } from './load.ts';
import { parentsOf, prepareRequests } from './routes.ts';
import { ask, here, startOurs } from './servers.ts';

/** As V8's profiler returns it. */
interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

/** Prints the packages and functions in which our server spends its time while it is loaded with requests of one route. */
export async function profile({ createClub }: Cluster, route: string): Promise<void> {
  const server = await startOurs(await createClub(1), { flags: ['--import', here('profile-on-request.mjs')] });
  const { routes } = await prepareRequests(server.url, parentsOf(1));
  const requests = routes[route];
  if (!requests) throw new Error(`There is no route "${route}": ${Object.keys(routes).join(', ')}`);
  const run = load([server.url], requests, 32);
  await run(2);
  await ask(server);
  const { perSecond } = await run(10);
  const [byPackage, byFunction] = selfTimes(await ask(server));
  console.log(`${route}: ${Math.round(perSecond)} requests per second`);
  console.table(byPackage!.slice(0, 20));
  console.table(byFunction!.slice(0, 30));
}

/** Milliseconds by package and by function, the longest first; without the time in which the server waited. */
export function selfTimes({ nodes, samples, timeDeltas }: CpuProfile): { name: string; ms: number }[][] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const totals = [new Map<string, number>(), new Map<string, number>()];
  samples.forEach((id, index) => {
    const { functionName, url, lineNumber } = frames.get(id)!;
    if (['(idle)', '(root)', '(program)'].includes(functionName)) return;
    const place = packageOf(url);
    const names = [
      place || functionName,
      `${place} ${functionName || '(anonymous)'} ${url.split('/').at(-1)}:${lineNumber + 1}`,
    ];
    names.forEach((name, at) => totals[at]!.set(name, (totals[at]!.get(name) ?? 0) + timeDeltas[index]! / 1000));
  });
  return totals.map((times) =>
    [...times].map(([name, ms]) => ({ name, ms: Math.round(ms) })).sort((one, other) => other.ms - one.ms),
  );
}

/** A package's name, a folder of our server, or a module of Node. */
const packageOf = (url: string): string =>
  /.*node_modules\/((@[^/]+\/)?[^/]+)/.exec(url)?.[1] ??
  /(backend|libs\/domain)\/dist\/[^/]*/.exec(url)?.[0] ??
  /^node:(internal\/)?[^/]*/.exec(url)?.[0] ??
  '';
