// @ts-check
// `npm test`: the tests of every project, the budget of processor time, then the journeys in a browser; with `--affected` those that a
// change can reach, with `--all` also Lighthouse and mutation tests. Ends with the number of passed and failed tests, and with `--times`
// also lists the slowest files.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { ensureBuilt, ensureInstalled, nx, root } from '../start/setup.mjs';
import { changedFiles, graphOfRepository, testsReachedBy } from './affected.mjs';
import { countJest, countJourneys, countLighthouse, countMutations, summaryOf } from './counts.mjs';
import { slowest, timesOfJourneys } from './times.mjs';

const all = process.argv.includes('--all');
const mutations = '.cache/mutations.json';
const budget = 'tools/bench/budget';

process.chdir(root);
ensureInstalled();
ensureBuilt(['backend', 'shell', 'parent-app', 'admin-app']);

const folders = ['backend', 'shell', 'parent-app', 'admin-app', 'tools', 'deploy'];
const projects = [...folders, ...readdirSync('libs').map((name) => `libs/${name}`)].filter((project) =>
  existsSync(`${project}/jest.config.mjs`),
);
// Reports of an earlier run must not be counted as this one's.
for (const project of [...projects, budget, 'e2e'])
  rmSync(`${project}/.test-results`, { recursive: true, force: true });
rmSync(mutations, { force: true });

const selected = process.argv.includes('--affected') ? affected() : { projects, backend: ['test/'], journeys: ['.'] };

if (selected.projects.length > 0) {
  process.env.BACKEND_TESTS = selected.backend.join('|');
  const names = selected.projects.map((project) => `@touchline/${basename(project)}`);
  nx(['run-many', '--targets=test', `--projects=${names.join(',')}`, '--nx-bail=false'], 'inherit');
}
const counts = selected.projects.map((project) => countJest(project, read(`${project}/.test-results/jest.json`)));

if (selected.backend.length > 0) {
  // Alone, because a busy machine slows our server down more than the small one that it is compared with.
  const config = ['--config=budget.config.mjs', '--json', '--outputFile=.test-results/jest.json'];
  const jest = ['--experimental-vm-modules', '--no-warnings', '../../../node_modules/jest/bin/jest.js', ...config];
  spawnSync(process.execPath, jest, { cwd: budget, stdio: 'inherit' });
  counts.push(countJest(budget, read(`${budget}/.test-results/jest.json`)));
}

if (selected.journeys.length > 0) {
  const command = ['../node_modules/@playwright/test/cli.js', 'test', ...selected.journeys];
  const env = { ...process.env, ...(all && { TEST_ALL: '1' }) };
  const journeys = spawnSync(process.execPath, command, { cwd: 'e2e', stdio: 'inherit', env });
  counts.push(countJourneys(read('e2e/.test-results/journeys.json'), journeys.status));
}

if (all) {
  spawnSync(process.execPath, ['tools/verify/verify.mjs', 'lighthouse'], { stdio: 'inherit' });
  counts.push(countLighthouse(read('e2e/.test-results/lighthouse.json')));

  const mutated = spawnSync(process.execPath, ['tools/verify/verify.mjs', 'mutate'], {
    stdio: 'inherit',
    // Over ten minutes on two cores, because each fault in a rule that is built at load time runs every test.
    timeout: 40 * 60_000,
  });
  counts.push(countMutations(read(mutations), mutated.status));
}

if (process.argv.includes('--times')) {
  const journeyTimes = timesOfJourneys(read('e2e/.test-results/journeys.json') ?? {});
  console.log(`\n${slowest([...projects.flatMap(timesIn), ...journeyTimes], 20)}`);
}
console.log(`\n${summaryOf(counts)}`);
process.exitCode = counts.every(({ failed }) => failed === 0) ? 0 : 1;

/** Selects the tests that the changed files can reach, and prints the selection. */
function affected() {
  const files = changedFiles();
  const selection = testsReachedBy(files, projects, graphOfRepository());
  const list = (/** @type {string[]} */ names) => names.join(' ') || 'none';
  console.log(`${files.length} changed ${files.length === 1 ? 'file reaches' : 'files reach'}`);
  console.log(`  projects: ${list(selection.projects)}`);
  console.log(`  backend:  ${list(selection.backend)}`);
  console.log(`  journeys: ${list(selection.journeys)}`);
  return selection;
}

/** @param {string} project @returns {import('./times.mjs').FileTime[]} */
function timesIn(project) {
  /** @type {import('./times.mjs').FileTime[]} */
  const times = read(`${project}/.test-results/times.json`) ?? [];
  return times.map((time) => ({ ...time, file: `${project}/${time.file}` }));
}

/** @param {string} file @returns {any} null if there is no such file or it is not whole */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
