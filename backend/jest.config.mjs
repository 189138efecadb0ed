import { nodeProject } from '@touchline/tools/jest';

export default {
  ...nodeProject('backend', { decorators: true }),
  globalSetup: './test/support/database-server.setup.ts',
  globalTeardown: './test/support/database-server.teardown.ts',
};
