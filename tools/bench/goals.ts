/** A figure and the limit it should keep. */
export interface Goal {
  id: string;
  what: string;
  /** Null if it could not be measured; `note` says why. */
  measured: number | null;
  atLeast?: number;
  atMost?: number;
  unit?: string;
  note?: string;
  /** A request failed, so that there is no figure. */
  hasFailed?: boolean;
}

export type Verdict = 'met' | 'missed' | 'not measured';

export function verdictOf({ measured, atLeast = -Infinity, atMost = Infinity, hasFailed }: Goal): Verdict {
  if (hasFailed) return 'missed';
  if (measured === null) return 'not measured';
  return measured >= atLeast && measured <= atMost ? 'met' : 'missed';
}

/** What our server needs in comparison with the bare one, both on one version of Node; null if requests failed. */
export interface AgainstBare {
  /** Requests per second. */
  throughput: number | null;
  /** The 99th percentile of the time that a request takes. */
  p99: number | null;
  /** Processor time per request. */
  processorTime: number | null;
}

/** The ratios of one route. */
export interface RouteRatios {
  /** By version of Node. */
  onNode: Record<string, AgainstBare>;
  /** The median time at ten counties against that at one; null if requests failed. */
  growth: number | null;
  /** SQL statements per request at one county and at ten. */
  statements: [number, number];
}

type Limit = Pick<Goal, 'id' | 'what' | 'atLeast' | 'atMost'>;

/** A goal for every route, decided by the worst. */
export function worstRoute(
  routes: Record<string, RouteRatios>,
  ratioOf: (route: RouteRatios) => number | null,
  limit: Limit,
): Goal {
  const ratios = Object.entries(routes).map(([name, route]) => ({ name, measured: ratioOf(route) }));
  const failed = ratios.filter(({ measured }) => measured === null).map(({ name }) => name);
  if (failed.length > 0) return { ...limit, measured: null, hasFailed: true, note: `fails: ${failed.join(', ')}` };
  const sorted = ratios.toSorted((one, other) => one.measured! - other.measured!);
  const { name, measured } = sorted.at(limit.atLeast === undefined ? -1 : 0)!;
  const meeting = ratios.filter((ratio) => verdictOf({ ...limit, measured: ratio.measured }) === 'met').length;
  return { ...limit, measured, note: `${name}; ${meeting} of ${ratios.length} routes meet it` };
}

/** P1 on one version of Node: with 24, which is recommended, eight routes are nearly as fast as the bare server. */
export function speedGoal(routes: Record<string, RouteRatios>, { name, major }: { name: string; major: number }): Goal {
  if (major < 24) {
    const limit = { id: 'P1', what: `throughput / bare server, ${name}`, atLeast: 0.6 };
    return worstRoute(routes, ({ onNode }) => onNode[name]!.throughput, limit);
  }
  const slow = Object.entries(routes).filter(([, { onNode }]) => !isFast(onNode[name]!));
  return {
    id: 'P1',
    what: `routes with 0.75 of the bare server’s throughput and 1.5 × its p99, ${name}`,
    measured: Object.keys(routes).length - slow.length,
    atLeast: 8,
    ...(slow.length > 0 && { note: `not: ${slow.map(([route]) => route).join(', ')}` }),
  };
}

const isFast = ({ throughput, p99 }: AgainstBare) =>
  throughput !== null && p99 !== null && throughput >= 0.75 && p99 <= 1.5;

export const median = (values: number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** Two digits are enough for a ratio and suggest no precision that a shared machine does not have. */
const text = (value: number | null) => (value === null ? '–' : String(Number(value.toPrecision(value < 100 ? 2 : 3))));

const limitOf = ({ atLeast, atMost, unit = '' }: Goal) =>
  atLeast === undefined ? (atMost === undefined ? '' : `≤ ${atMost}${unit}`) : `≥ ${atLeast}${unit}`;

export const goalsTable = (goals: Goal[]): string =>
  table(
    ['goal', 'what', 'measured', 'limit', 'verdict', 'note'],
    goals.map((goal) => {
      const measured = goal.measured === null ? '–' : text(goal.measured) + (goal.unit ?? '');
      return [goal.id, goal.what, measured, limitOf(goal), verdictOf(goal), goal.note ?? ''];
    }),
  );

export function routesTable(routes: Record<string, RouteRatios>): string {
  const versions = Object.keys(Object.values(routes)[0]!.onNode);
  const heads = versions.flatMap((name) => [`throughput, ${name}`, `p99, ${name}`, `processor time, ${name}`]);
  return table(
    ['route', ...heads, 'p50, 10 × / 1 ×', 'statements'],
    Object.entries(routes).map(([name, route]) => {
      const ratios = versions.flatMap((version) => {
        const { throughput, p99, processorTime } = route.onNode[version]!;
        return [throughput, p99, processorTime];
      });
      const [one, ten] = route.statements;
      return [name, ...[...ratios, route.growth].map(text), one === ten ? String(one) : `${one}, then ${ten}`];
    }),
  );
}

/** A Markdown table with aligned columns, which a terminal shows as well. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((name, column) =>
    Math.max(...[name, ...rows.map((row) => row[column]!)].map((cell) => cell.length)),
  );
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
