import { nodeProject } from '@touchline/tools/jest';

// Samoa had no 30 December 2011, so dates that are computed in the local zone fail here.
process.env.TZ = process.env.TEST_TIME_ZONE ?? 'Pacific/Apia';

export default nodeProject('domain');
