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

/** The ratios of one route; null where requests failed. */
export interface RouteRatios {
  /** Requests per second, as a share of the bare server's. */
  throughput: number | null;
  /** The 99th percentile against the bare server's. */
  p99: number | null;
  /** The median time at ten counties against that at one. */
  growth: number | null;
  /** SQL statements per request at one county and at ten. */
  statements: [number, number];
}

type Ratio = 'throughput' | 'p99' | 'growth';
type Limit = Pick<Goal, 'id' | 'what' | 'atLeast' | 'atMost'>;

/** A goal for every route, decided by the worst. */
export function worstRoute(routes: Record<string, RouteRatios>, ratio: Ratio, limit: Limit): Goal {
  const entries = Object.entries(routes);
  const failed = entries.filter(([, route]) => route[ratio] === null).map(([name]) => name);
  if (failed.length > 0) return { ...limit, measured: null, hasFailed: true, note: `fails: ${failed.join(', ')}` };
  const sorted = entries.sort(([, one], [, other]) => one[ratio]! - other[ratio]!);
  const [name, worst] = sorted.at(limit.atLeast === undefined ? -1 : 0)!;
  const meeting = entries.filter(([, route]) => verdictOf({ ...limit, measured: route[ratio] }) === 'met').length;
  return { ...limit, measured: worst[ratio], note: `${name}; ${meeting} of ${entries.length} routes meet it` };
}

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

export const routesTable = (routes: Record<string, RouteRatios>): string =>
  table(
    ['route', 'throughput / bare', 'p99 / bare', 'p50, 10 × / 1 ×', 'statements'],
    Object.entries(routes).map(([name, { throughput, p99, growth, statements }]) => {
      const [one, ten] = statements;
      return [name, text(throughput), text(p99), text(growth), one === ten ? String(one) : `${one}, then ${ten}`];
    }),
  );

/** A Markdown table with aligned columns, which a terminal shows as well. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((name, column) =>
    Math.max(...[name, ...rows.map((row) => row[column]!)].map((cell) => cell.length)),
  );
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
