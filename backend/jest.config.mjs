import { nativeProject } from '@touchline/tools/jest';

export default {
  ...nativeProject('backend'),
  // Paths that `npm test -- --affected` gives, joined by `|`.
  testRegex: `/backend/(?=.*\\.test\\.ts$)(${process.env.BACKEND_TESTS ?? 'test/'})`,
  globalSetup: '<rootDir>/test/support/database-server.setup.mjs',
  globalTeardown: '<rootDir>/test/support/database-server.teardown.mjs',
  // Some tests send thousands of requests, and a busy machine may take ten times as long as an idle one.
  testTimeout: process.env.FAULTS === 'full' ? 3_600_000 : 300_000,
  // Each has databases of its own; this suite is the longest, and the last to end.
  maxWorkers: 3,
};
