// @ts-check
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** @typedef {{ file: string, load: number, start: number, test: number }} FileTime in milliseconds */

/** Writes how long each file took to `.test-results/times.json`. */
export default class TimesReporter {
  /** @type {FileTime[]} */
  times = [];

  /** @param {import('@jest/reporters').Test} test @param {any} result */
  onTestResult({ path }, { perfStats: { runtime, load = 0, hooks = 0 } }) {
    this.times.push({ file: relative('.', path), load, start: hooks, test: runtime - load - hooks });
  }

  onRunComplete() {
    writeFileSync('.test-results/times.json', JSON.stringify(this.times));
  }
}
