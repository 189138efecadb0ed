import { browserProject } from '@touchline/tools/jest';

export default browserProject('testing');
