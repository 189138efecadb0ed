// @ts-check
import { readFileSync, rmSync } from 'node:fs';

/** @typedef {{ name: string, passed: number, failed: number }} Count */

const nxRun = '.nx/cache/run.json';
const journeys = 'e2e/.test-results/journeys.json';
const lighthouse = 'e2e/.test-results/lighthouse.json';

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
  for (const file of [nxRun, journeys, lighthouse]) rmSync(file, { force: true });
}

/** Lint and types: one per project. @returns {Count} */
export function countTargets() {
  const tasks = read(nxRun)?.tasks.filter((/** @type {{ target: string }} */ { target }) => target !== 'test') ?? [];
  const failed = tasks.filter((/** @type {{ status: number }} */ { status }) => status !== 0).length;
  return { name: 'lint and types', passed: tasks.length - failed, failed: tasks.length === 0 ? 1 : failed };
}

/** A project's tests; a file that did not even start is a failure. @param {string} project @returns {Count} */
export function countJest(project) {
  const result = read(`${project}/.test-results/jest.json`);
  if (!result) return { name: project, passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, success } = result;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { name: project, passed: numPassedTests, failed: success ? failed : Math.max(1, failed) };
}

/** The journeys. @param {number | null} exitCode @returns {Count} */
export function countJourneys(exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0 } = read(journeys)?.stats ?? {};
  const failed = unexpected + flaky;
  return { name: 'journeys', passed: expected, failed: exitCode === 0 ? failed : Math.max(1, failed) };
}

/** Lighthouse's scores; none written is a failure. @returns {Count} */
export const countLighthouse = () => ({ name: 'lighthouse', passed: 0, failed: 1, ...read(lighthouse) });
