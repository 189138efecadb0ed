// @ts-check
// `npm test`: formatting, lint, types, every test of every project, then the journeys in a browser. Ends with what it counted.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { ensureBuilt, ensureInstalled, nx, root } from '../start/setup.mjs';
import { countJest, countJourneys, countLighthouse, countMutations, countTargets, forgetCounts } from './counts.mjs';

const all = process.argv.includes('--all');

process.chdir(root);
ensureInstalled();
ensureBuilt(['backend', 'shell', 'parent-app', 'admin-app']);

/** @type {import('./counts.mjs').Count[]} */
const counts = [];
const formatting = spawnSync(
  process.execPath,
  ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  {
    stdio: 'inherit',
  },
);
counts.push({ name: 'formatting', passed: formatting.status === 0 ? 1 : 0, failed: formatting.status === 0 ? 0 : 1 });

const projects = [
  'backend',
  'shell',
  'parent-app',
  'admin-app',
  'e2e',
  'tools',
  'deploy',
  ...readdirSync('libs').map((name) => `libs/${name}`),
];
for (const project of projects) rmSync(`${project}/.test-results`, { recursive: true, force: true });
forgetCounts();
nx(['run-many', '--targets=lint,typecheck,test', '--nx-bail=false'], 'inherit');
counts.push(countTargets());
counts.push(...projects.filter((project) => existsSync(`${project}/jest.config.mjs`)).map(countJest));

const played = spawnSync(process.execPath, ['../node_modules/@playwright/test/cli.js', 'test'], {
  cwd: 'e2e',
  stdio: 'inherit',
  env: { ...process.env, ...(all && { TEST_ALL: '1' }) },
});
counts.push(countJourneys(played.status));

if (all) {
  spawnSync('npm', ['run', 'lighthouse'], { stdio: 'inherit' });
  counts.push(countLighthouse());

  const mutated = spawnSync(process.execPath, ['../../node_modules/@stryker-mutator/core/bin/stryker.js', 'run'], {
    cwd: 'libs/domain',
    stdio: 'inherit',
    // It takes a few minutes; what takes so much longer hangs.
    timeout: 15 * 60_000,
  });
  counts.push(countMutations(mutated.status));
}

// At the end, where somebody who reads the last lines alone finds them.
for (const name of counts.flatMap(({ flaky = [] }) => flaky))
  console.log(`\n~ flaky, passed at the second try: ${name}`);
for (const failure of counts.flatMap(({ failures = [] }) => failures)) console.log(`\n✕ ${failure}`);
console.log('');
for (const { name, passed, failed } of counts)
  console.log(`  ${name.padEnd(20)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
