import { type Goal, goalsTable, median, type RouteRatios, routesTable, verdictOf, worstRoute } from './goals.ts';

const goal = (fields: Partial<Goal>): Goal => ({ id: 'P1', what: 'throughput', measured: 1, ...fields });
const route = (fields: Partial<RouteRatios> = {}): RouteRatios => ({
  throughput: 0.8,
  p99: 1.2,
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

  it('takes the lowest ratio for a lower limit and the highest for an upper limit', () => {
    expect(worstRoute(routes, 'throughput', { id: 'P1', what: 'throughput', atLeast: 0.75 })).toMatchObject({
      measured: 0.5,
      note: 'session; 1 of 2 routes meet it',
    });
    expect(worstRoute(routes, 'p99', { id: 'P1', what: 'p99', atMost: 1.5 })).toMatchObject({
      measured: 3,
      note: 'teams; 1 of 2 routes meet it',
    });
  });

  it('misses the goal if the requests of a route fail', () => {
    const worst = worstRoute({ ...routes, events: route({ p99: null }) }, 'p99', { id: 'P1', what: 'p99', atMost: 9 });
    expect([verdictOf(worst), worst.note]).toEqual(['missed', 'fails: events']);
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
  const table = routesTable({ teams: route(), events: route({ growth: null, statements: [3, 30] }) });
  expect(table.split('\n').slice(2)).toEqual([
    '| teams  | 0.8               | 1.2        | 1               | 2          |',
    '| events | 0.8               | 1.2        | –               | 3, then 30 |',
  ]);
});
