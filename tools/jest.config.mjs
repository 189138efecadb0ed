import { nodeProject } from './jest/jest.mjs';

const tools = nodeProject('tools');

// The budget of processor time runs alone: see test/run-all.mjs.
export default { ...tools, testPathIgnorePatterns: [...tools.testPathIgnorePatterns, '/bench/budget/'] };
