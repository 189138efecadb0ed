import { networkTransport, type Transport } from '@touchline/api-client';

/** Who answers the API's calls: the one place that chooses. */
export const transport: Transport = networkTransport();
