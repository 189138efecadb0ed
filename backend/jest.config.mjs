import { nodeProject } from '@touchline/tools/jest';

export default {
  ...nodeProject('backend', { decorators: true }),
  globalSetup: '<rootDir>/test/support/database-server.setup.mjs',
  globalTeardown: '<rootDir>/test/support/database-server.teardown.mjs',
  testTimeout: 60_000,
};
