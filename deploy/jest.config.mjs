import { nodeProject } from '@touchline/tools/jest';

export default nodeProject('deploy');
