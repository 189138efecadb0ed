import { nodeProject } from '../../jest/jest.mjs';

export default nodeProject('budget');
