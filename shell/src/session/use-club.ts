import { type Club, useGetClubQuery } from '@touchline/api-client';
import { limits } from '@touchline/domain';

/** What is shown while the server has not told: the product's own name and the least that every club asks. */
const unknownClub: Club = {
  name: 'Touchline',
  timeZone: 'UTC',
  contactEmail: null,
  contactPhone: null,
  passwordMinLength: limits.password.min,
};

/** The club's settings. */
export const useClub = (): Club => useGetClubQuery().data ?? unknownClub;
