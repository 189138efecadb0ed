import { nodeProject } from '@touchline/tools/jest';

export default {
  ...nodeProject('backend', { decorators: true }),
  globalSetup: '<rootDir>/test/support/database-server.setup.mjs',
  globalTeardown: '<rootDir>/test/support/database-server.teardown.mjs',
  testTimeout: 60_000,
  // Each has databases of its own; this suite is the longest, and the last to end.
  maxWorkers: 2,
};
