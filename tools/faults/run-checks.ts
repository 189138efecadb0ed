import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findTaggedTests, type TaggedTest } from '../tags/tagged-tests.ts';

/** A test or program that checks a goal. */
export interface Check {
  goal: string;
  title: string;
  /** Relative to the root of the repository. */
  file: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

const root = new URL('../..', import.meta.url).pathname;
const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

/** The projects with Jest tests. */
const projects = git('ls-files', '--cached', '--others', '--exclude-standard', '*jest.config.mjs').map((file) =>
  file.replace(/\/?jest.config.mjs$/, ''),
);

/** The goals of a test in the reports of Jest and Playwright. */
const goalsOf = (name: string, tests: TaggedTest[]) => [
  ...new Set(tests.filter((test) => test.name.test(name)).flatMap((test) => test.goals)),
];

const withGoals = (ids: string[]) => findTaggedTests().filter(({ goals }) => goals.some((goal) => ids.includes(goal)));

/** Runs the full form of all Jest tests that are tagged with these goals; notes are figures that tests write into a file. */
export function runJestChecks(ids: string[], notes: string): Check[] {
  const tagged = withGoals(ids);
  return projects.flatMap((project) => {
    const files = [...new Set(tagged.map(({ file }) => file).filter((file) => file.startsWith(`${project}/`)))];
    if (files.length === 0) return [];
    console.log(`\n${project}: ${files.length} files`);
    // Whole files, because some of their tests look at what the earlier ones have left, such as the log.
    const args = ['--runInBand', ...files.map((file) => relative(project, file))];
    return runJest(project, args, { FAULTS: 'full', FAULTS_NOTES: notes }).flatMap(({ file, tests }) => {
      const own = tagged.filter((test) => test.file === file);
      return tests.flatMap(({ fullName, status }) =>
        goalsOf(fullName, own)
          .filter((goal) => ids.includes(goal))
          .map((goal) => ({ goal, title: fullName, file, outcome: outcomeOf(status) })),
      );
    });
  });
}

interface JestFile {
  file: string;
  tests: { fullName: string; status: string }[];
}

/** Runs Jest in a project with further environment variables; a file that cannot run is one failed test. */
function runJest(project: string, args: string[], environment: Record<string, string>): JestFile[] {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-faults-'));
  const output = join(folder, 'jest.json');
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const flags = ['--experimental-vm-modules', '--no-warnings', jest, '--json', `--outputFile=${output}`];
  spawnSync(process.execPath, [...flags, ...args], {
    cwd: join(root, project),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const report = existsSync(output) ? (JSON.parse(readFileSync(output, 'utf8')) as JestReport) : null;
  rmSync(folder, { recursive: true });
  if (!report) return [{ file: project, tests: [{ fullName: 'Jest wrote no report', status: 'failed' }] }];
  return report.testResults.map(({ name, status, assertionResults }) => ({
    file: relative(root, name),
    tests:
      assertionResults.length === 0 && status === 'failed'
        ? [{ fullName: 'The file could not run', status: 'failed' }]
        : assertionResults,
  }));
}

interface JestReport {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

const outcomeOf = (status: string) => (status === 'passed' || status === 'failed' ? status : 'skipped');

/** Runs all Jest tests of the front ends, libraries and backend in a time zone; one check for each. */
export function runInZone(zone: string): Check[] {
  return projects.map((project) => {
    console.log(`\n${project} in ${zone}`);
    const tests = runJest(project, [], { TZ: zone, TEST_TIME_ZONE: zone }).flatMap((file) => file.tests);
    const failed = tests.filter(({ status }) => status === 'failed').length;
    const title = `All tests of ${project} pass in ${zone} (${tests.length - failed} of ${tests.length})`;
    return { goal: 'R16', title, file: project, outcome: failed === 0 && tests.length > 0 ? 'passed' : 'failed' };
  });
}

interface JourneySuite {
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
  suites?: JourneySuite[];
}

/** Runs the journeys that are tagged with these goals. */
export function runJourneys(ids: string[]): Check[] {
  const tagged = withGoals(ids).filter(({ file }) => file.startsWith('e2e/journeys/'));
  if (tagged.length === 0) return [];
  const report = join(root, 'e2e/.test-results/journeys.json');
  rmSync(report, { force: true });
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [playwright, 'test', `--grep=${tagged.map(({ name }) => name.source).join('|')}`], {
    cwd: join(root, 'e2e'),
    stdio: 'inherit',
    env: { ...process.env, FAULTS: 'full', TEST_ALL: '1' },
  });
  const found = ({ specs = [], suites = [] }: JourneySuite): Check[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.flatMap(({ projectName, status }) =>
        goalsOf(title, tagged).map((goal) => ({
          goal,
          title: `${title} [${projectName}]`,
          file: `e2e/journeys/${file}`,
          outcome: status === 'expected' || status === 'flaky' ? ('passed' as const) : ('failed' as const),
        })),
      ),
    ),
    ...suites.flatMap(found),
  ];
  return existsSync(report) ? found(JSON.parse(readFileSync(report, 'utf8')) as JourneySuite) : [];
}

/** Runs a program that prints `N passed, N failed`; one check for all of it. */
export function runVerification(goal: string, name: string, file: string): Check {
  const command = `npm run verify -- ${name}`;
  console.log(`\n${command}`);
  const { status, stdout } = spawnSync(process.execPath, ['tools/verify/verify.mjs', name], {
    cwd: root,
    encoding: 'utf8',
  });
  const totals = /\d+ passed, \d+ failed/.exec(stdout)?.[0] ?? 'it did not finish';
  return { goal, title: `${command}: ${totals}`, file, outcome: status === 0 ? 'passed' : 'failed' };
}
