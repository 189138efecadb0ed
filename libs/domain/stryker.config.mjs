/**
 * `npm run verify -- mutate`: a small fault is put into the rules, one at a time, and a test has to notice.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/index.ts', '!src/sample-club.ts'],
  ignorePatterns: ['dist', '.test-results'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: { configFile: 'jest.config.mjs' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Jest does not give back the memory of ES modules, so its processes are replaced before they slow down.
  maxTestRunnerReuse: 50,
  tempDirName: '../../.cache/mutations',
  cleanTempDir: 'always',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false, skipFull: true },
  jsonReporter: { fileName: '../../.cache/mutations.json' },
  // Per cent. The rest are mostly faults that make no difference.
  thresholds: { break: 96 },
  warnings: { slow: false },
};
