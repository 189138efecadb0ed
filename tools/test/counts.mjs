// @ts-check
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ name: string, passed: number, failed: number, failures?: string[], flaky?: string[] }} Count */

const nxRun = '.nx/cache/run.json';
const journeys = 'e2e/.test-results/journeys.json';
const lighthouse = 'e2e/.test-results/lighthouse.json';
const mutations = '.cache/mutations.json';

/** @param {string} file @returns {any} null when nothing was written, which is a failure of its own */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** What an earlier run has left must not be counted as this one's. */
export function forgetCounts() {
  for (const file of [nxRun, journeys, lighthouse, mutations]) rmSync(file, { force: true });
}

/** Lint and types: one per project. @returns {Count} */
export function countTargets() {
  /** @type {{ taskId: string, target: string, status: number }[]} */
  const tasks = read(nxRun)?.tasks.filter((/** @type {{ target: string }} */ { target }) => target !== 'test') ?? [];
  const failures = tasks.filter(({ status }) => status !== 0).map(({ taskId }) => taskId);
  const failed = tasks.length === 0 ? 1 : failures.length;
  return { name: 'lint and types', passed: tasks.length - failures.length, failed, failures };
}

/** A project's tests; a file that did not even start is a failure. @param {string} project @returns {Count} */
export function countJest(project) {
  const result = read(`${project}/.test-results/jest.json`);
  if (!result) return { name: project, passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, success } = result;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const failures = result.testResults.flatMap(failuresIn);
  return { name: project, passed: numPassedTests, failed: success ? failed : Math.max(1, failed), failures };
}

/**
 * @param {{ name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} file
 * @returns {string[]}
 */
function failuresIn({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const file = relative(process.cwd(), name);
  if (failed.length === 0) return message ? [`${file}: ${firstLines(message)}`] : [];
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${firstLines(failureMessages.join())}`);
}

/** Enough to know what went wrong; the whole stands further up. @param {string} text */
const firstLines = (text) => stripVTControlCharacters(text).slice(0, 600);

/**
 * The journeys. One that passes at the second try has passed, and is listed as flaky.
 * @param {number | null} exitCode @returns {Count}
 */
export function countJourneys(exitCode) {
  const report = read(journeys);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const failed = exitCode === 0 ? unexpected : Math.max(1, unexpected);
  return { name: 'journeys', passed: expected + flaky, failed, flaky: report ? flakyIn(report) : [] };
}

/**
 * @typedef {{ title: string, file: string, tests: { projectName: string, status: string }[] }} Spec
 * @param {{ specs?: Spec[], suites?: any[] }} suite
 * @returns {string[]}
 */
const flakyIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `journeys/${file} (${projectName}): ${title}`),
  ),
  ...suites.flatMap(flakyIn),
];

/** Lighthouse's scores; none written is a failure. @returns {Count} */
export const countLighthouse = () => ({ name: 'lighthouse', passed: 0, failed: 1, ...read(lighthouse) });

/**
 * The faults put into the rules that a test has noticed. One that goes unnoticed is no failure, since some make no
 * difference; too many of them are one, and so is a run that did not get to its end.
 * @param {number | null} exitCode @returns {Count}
 */
export function countMutations(exitCode) {
  const report = read(mutations);
  /** @type {{ status: string }[]} */
  const mutants = Object.values(report?.files ?? {}).flatMap((file) => file.mutants);
  const passed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  if (exitCode === 0 && passed > 0) return { name: 'mutations', passed, failed: 0 };
  const why = report ? 'too many faults in the rules go unnoticed' : 'the run did not get to its end';
  return { name: 'mutations', passed, failed: 1, failures: [`mutations: ${why} (npm run mutate)`] };
}
