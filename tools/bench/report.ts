import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Goal, goalsTable, type RouteRatios, routesTable, verdictOf } from './goals.ts';

interface Measured {
  goals: Goal[];
  routes: Record<string, RouteRatios>;
}

const inRoot = (path: string) => new URL(`../../${path}`, import.meta.url);

interface Run {
  isShort: boolean;
  postgres: string;
  /** The machine's load average before the run, because other programs distort the figures. */
  loadBefore: number;
}

/** Prints the tables and writes them to tools/bench/results.json and docs/performance.md. */
export function report({ goals, routes }: Measured, { isShort, postgres, loadBefore }: Run): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: inRoot(''), encoding: 'utf8' }).trim();
  const run = {
    date: new Date().toISOString().slice(0, 10),
    ...{
      commit,
      run: isShort ? 'short' : 'full',
      node: process.versions.node,
      postgres,
      cores: availableParallelism(),
      loadBefore: Number(loadBefore.toFixed(1)),
    },
  };
  const tables = `${goalsTable(goals)}\n\n${routesTable(routes)}`;
  console.log(`\n${tables}`);
  const verdicts = goals.map((goal) => ({ ...goal, verdict: verdictOf(goal) }));
  writeFileSync(
    inRoot('tools/bench/results.json'),
    `${JSON.stringify({ ...run, goals: verdicts, routes }, rounded, 2)}\n`,
  );

  const intro = `${run.date}, commit ${commit}, ${run.run} run, Node ${run.node}, PostgreSQL ${postgres}, ${run.cores} cores, load average ${run.loadBefore} before the run:`;
  const page = inRoot('docs/performance.md');
  const [before, after] = readFileSync(page, 'utf8').split(/(?<=<!-- bench:start -->\n)[^]*(?=<!-- bench:end -->)/);
  writeFileSync(page, `${before}\n${intro}\n\n${tables}\n\n${after}`);
}

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value);
