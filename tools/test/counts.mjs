// @ts-check
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ name: string, passed: number, failed: number, seconds?: number, failures?: string[], flaky?: string[] }} Count */

/**
 * A project's tests. A file that could not run is a failure, and so is a missing report.
 * @param {string} project @param {any} report Jest's JSON, or null @returns {Count}
 */
export function countJest(project, report) {
  if (!report) return { name: project, passed: 0, failed: 1, failures: [`${project}: Jest wrote no report`] };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, success } = report;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return {
    name: project,
    passed: numPassedTests,
    failed: success ? failed : Math.max(1, failed),
    seconds: secondsOf(report),
    failures: report.testResults.flatMap(failuresIn),
  };
}

/** From the start of a run to the end of its last file. @param {{ startTime: number, testResults: { endTime: number }[] }} report */
const secondsOf = ({ startTime, testResults }) =>
  (Math.max(startTime, ...testResults.map(({ endTime }) => endTime)) - startTime) / 1000;

/**
 * @param {{ name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} file
 * @returns {string[]}
 */
function failuresIn({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const file = relative(process.cwd(), name);
  if (failed.length === 0) return message ? [`${file}: ${excerpt(message)}`] : [];
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${excerpt(failureMessages.join())}`);
}

/** Enough to see what went wrong; the full text is further up in the output. @param {string} text */
const excerpt = (text) => stripVTControlCharacters(text).slice(0, 600);

/**
 * The journeys. One that passes on the second attempt counts as passed and is listed as flaky.
 * @param {any} report Playwright's JSON, or null @param {number | null} exitCode @returns {Count}
 */
export function countJourneys(report, exitCode) {
  if (!report) return { name: 'journeys', passed: 0, failed: 1, failures: ['journeys: Playwright wrote no report'] };
  const { expected, unexpected, flaky } = report.stats;
  return {
    name: 'journeys',
    passed: expected + flaky,
    failed: exitCode === 0 ? unexpected : Math.max(1, unexpected),
    seconds: report.stats.duration / 1000,
    failures: journeysIn(report, 'unexpected'),
    flaky: journeysIn(report, 'flaky'),
  };
}

/**
 * The journeys with a status, each with the error of its first attempt.
 * @typedef {{ projectName: string, status: string, results: { errors?: { message?: string }[] }[] }} Run
 * @typedef {{ title: string, file: string, tests: Run[] }} Spec
 * @param {{ specs?: Spec[], suites?: any[] }} suite @param {string} wanted
 * @returns {string[]}
 */
function journeysIn({ specs = [], suites = [] }, wanted) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const error = excerpt(results[0]?.errors?.[0]?.message ?? '');
        return `${file} (${projectName}): ${title}\n${error}`;
      }),
  );
  return [...own, ...suites.flatMap((suite) => journeysIn(suite, wanted))];
}

/** Lighthouse's scores. A missing report is a failure. @param {any} report @returns {Count} */
export const countLighthouse = (report) => ({ name: 'lighthouse', passed: 0, failed: 1, ...report });

/**
 * The mutants that a test killed. Some survivors are no failure, because not every mutant changes behavior; too many of
 * them are one, and so is a run that did not finish.
 * @param {any} report Stryker's JSON, or null @param {number | null} exitCode @returns {Count}
 */
export function countMutations(report, exitCode) {
  /** @type {{ status: string }[]} */
  const mutants = Object.values(report?.files ?? {}).flatMap((file) => file.mutants);
  const passed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  if (exitCode === 0 && passed > 0) return { name: 'mutations', passed, failed: 0 };
  const reason = report ? 'too many mutants survived' : 'the run did not finish';
  return { name: 'mutations', passed, failed: 1, failures: [`mutations: ${reason} (npm run verify -- mutate)`] };
}

/**
 * The end of the output: failures, a table, flaky journeys, and the total as the last line.
 * @param {Count[]} counts
 */
export function summaryOf(counts) {
  const failures = counts.flatMap((count) => count.failures ?? []);
  const flaky = counts.flatMap((count) => count.flaky ?? []);
  const rows = counts.map(
    ({ name, passed, failed, seconds }) =>
      `  ${name.padEnd(20)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed` +
      (seconds === undefined ? '' : `${seconds.toFixed(0).padStart(7)} s`),
  );
  const sum = (/** @type {'passed' | 'failed'} */ key) => counts.reduce((total, count) => total + count[key], 0);
  return [
    ...failures.map((failure) => `✕ ${failure}\n`),
    ...rows,
    ...(flaky.length > 0 ? ['', `!!! FLAKY: ${flaky.length} passed only on the second attempt. Find the cause.`] : []),
    ...flaky.map((journey) => `!!! ${journey}`),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}
