import { type Club, clubApi } from '@touchline/api-client';
import { limits } from '@touchline/domain';

/** Defaults until the server responds. */
const unknownClub: Club = {
  name: 'Touchline',
  timeZone: 'UTC',
  contactEmail: null,
  contactPhone: null,
  passwordMinLength: limits.password.min,
};

/** The state of the store's request for the club; does not start another one. */
export const useClubQuery = clubApi.endpoints.getClub.useQueryState;

/** The club's settings. */
export const useClub = (): Club => useClubQuery().data ?? unknownClub;
