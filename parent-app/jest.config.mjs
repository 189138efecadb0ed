import { browserProject } from '@touchline/tools/jest';

// Summer time starts at midnight in Chile, so dates that are computed in the local zone fail here.
process.env.TZ = 'America/Santiago';

export default browserProject('parent-app');
