// @ts-check

/**
 * How long a test file took, in milliseconds: to load, in hooks that run once (`start`), and in tests. Of journeys only the
 * time of the tests is known.
 * @typedef {{ file: string, load?: number, start?: number, test: number }} FileTime
 */

/** The journeys' files with the time of their tests at all widths. @param {any} report Playwright's JSON @returns {FileTime[]} */
export function timesOfJourneys(report) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const { file, tests } of specsIn(report)) {
    for (const { duration } of tests.flatMap(({ results }) => results))
      times.set(file, (times.get(file) ?? 0) + duration);
  }
  return [...times].map(([file, test]) => ({ file: `e2e/journeys/${file}`, test }));
}

/**
 * @typedef {{ file: string, tests: { results: { duration: number }[] }[] }} Spec
 * @param {{ specs?: Spec[], suites?: any[] }} suite @returns {Spec[]}
 */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** A table of the slowest files, in seconds. @param {FileTime[]} times @param {number} count @returns {string} */
export function slowest(times, count) {
  const total = (/** @type {FileTime} */ { load = 0, start = 0, test }) => load + start + test;
  const cell = (/** @type {number | undefined} */ time) =>
    (time === undefined ? '' : (time / 1000).toFixed(1)).padStart(8);
  const rows = times
    .toSorted((one, other) => total(other) - total(one))
    .slice(0, count)
    .map((time) => [total(time), time.load, time.start, time.test].map(cell).join('') + `  ${time.file}`);
  return ['   total    load   start    test  (seconds)', ...rows].join('\n');
}
