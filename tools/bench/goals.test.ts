import {
  type AgainstBare,
  type Goal,
  goalsTable,
  median,
  type RouteRatios,
  routesTable,
  speedGoal,
  verdictOf,
  worstRoute,
} from './goals.ts';

const goal = (fields: Partial<Goal>): Goal => ({ id: 'P1', what: 'throughput', measured: 1, ...fields });
const route = (ratios: Partial<AgainstBare> = {}, fields: Partial<RouteRatios> = {}): RouteRatios => ({
  onNode: { 'Node 24': { throughput: 0.8, p99: 1.2, processorTime: 1.5, ...ratios } },
  growth: 1,
  statements: [2, 2],
  ...fields,
});

describe('verdictOf', () => {
  it('compares with the limit, which itself is allowed', () => {
    expect(verdictOf(goal({ measured: 0.75, atLeast: 0.75 }))).toBe('met');
    expect(verdictOf(goal({ measured: 0.74, atLeast: 0.75 }))).toBe('missed');
    expect(verdictOf(goal({ measured: 2, atMost: 2 }))).toBe('met');
    expect(verdictOf(goal({ measured: 2.1, atMost: 2 }))).toBe('missed');
  });

  it('tells a goal that was not measured from one whose requests failed', () => {
    expect(verdictOf(goal({ measured: null, atMost: 2 }))).toBe('not measured');
    expect(verdictOf(goal({ measured: null, atMost: 2, hasFailed: true }))).toBe('missed');
  });
});

describe('worstRoute', () => {
  const routes = { teams: route({ throughput: 0.9, p99: 3 }), session: route({ throughput: 0.5, p99: 1 }) };
  const of =
    (ratio: keyof AgainstBare) =>
    ({ onNode }: RouteRatios) =>
      onNode['Node 24']![ratio];

  it('takes the lowest ratio for a lower limit and the highest for an upper limit', () => {
    expect(worstRoute(routes, of('throughput'), { id: 'P1', what: 'throughput', atLeast: 0.75 })).toMatchObject({
      measured: 0.5,
      note: 'session; 1 of 2 routes meet it',
    });
    expect(worstRoute(routes, of('p99'), { id: 'P1', what: 'p99', atMost: 1.5 })).toMatchObject({
      measured: 3,
      note: 'teams; 1 of 2 routes meet it',
    });
  });

  it('misses the goal if the requests of a route fail', () => {
    const failing = { ...routes, events: route({ p99: null }) };
    const worst = worstRoute(failing, of('p99'), { id: 'P1', what: 'p99', atMost: 9 });
    expect([verdictOf(worst), worst.note]).toEqual(['missed', 'fails: events']);
  });
});

describe('speedGoal', () => {
  const routes = {
    teams: route({ throughput: 0.75, p99: 1.5 }),
    session: route({ throughput: 0.74 }),
    events: route({ p99: 1.6 }),
    children: route({ p99: null }),
  };

  it('counts with Node 24 the routes whose throughput and p99 are good', () => {
    const { measured, note } = speedGoal(routes, { name: 'Node 24', major: 24 });
    expect([measured, note]).toEqual([1, 'not: session, events, children']);
  });

  it('is with an older version the throughput of the slowest route', () => {
    const onNode = { 'Node 20': { throughput: 0.6, p99: 2, processorTime: 2 } };
    const goals = speedGoal({ session: route({}, { onNode }) }, { name: 'Node 20', major: 20 });
    expect([goals.measured, verdictOf(goals)]).toEqual([0.6, 'met']);
  });
});

it('median takes the middle value and leaves the list as it was', () => {
  const values = [10, 9, 2];
  expect(median(values)).toBe(9);
  expect(values).toEqual([10, 9, 2]);
});

it('goalsTable shows limits, units and verdicts in aligned columns', () => {
  const table = goalsTable([
    goal({ measured: 0.3333, atLeast: 0.75 }),
    goal({ id: 'P7', what: 'memory', measured: 228.4, atMost: 250, unit: ' MB' }),
    goal({ id: 'P5', what: 'bytes', measured: null, note: 'checked elsewhere' }),
  ]);
  expect(table.split('\n')).toEqual([
    '| goal | what       | measured | limit    | verdict      | note              |',
    '| ---- | ---------- | -------- | -------- | ------------ | ----------------- |',
    '| P1   | throughput | 0.33     | ≥ 0.75   | missed       |                   |',
    '| P7   | memory     | 228 MB   | ≤ 250 MB | met          |                   |',
    '| P5   | bytes      | –        |          | not measured | checked elsewhere |',
  ]);
});

it('routesTable shows failed requests and statements that grow with the data', () => {
  const table = routesTable({
    teams: route(),
    events: route({ p99: null }, { growth: null, statements: [3, 30] }),
  });
  expect(table.split('\n')).toEqual([
    '| route  | throughput, Node 24 | p99, Node 24 | processor time, Node 24 | p50, 10 × / 1 × | statements |',
    '| ------ | ------------------- | ------------ | ----------------------- | --------------- | ---------- |',
    '| teams  | 0.8                 | 1.2          | 1.5                     | 1               | 2          |',
    '| events | 0.8                 | –            | 1.5                     | –               | 3, then 30 |',
  ]);
});
