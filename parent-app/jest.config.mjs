import { browserProject } from '@touchline/tools/jest';

// Summer time starts at midnight in Chile, so dates that are computed in the local zone fail here.
process.env.TZ = process.env.TEST_TIME_ZONE ?? 'America/Santiago';

export default browserProject('parent-app');
