import { type Club, clubApi } from '@touchline/api-client';
import { limits } from '@touchline/domain';

/** What is shown while the server has not told: the product's own name and the least that every club asks. */
const unknownClub: Club = {
  name: 'Touchline',
  timeZone: 'UTC',
  contactEmail: null,
  contactPhone: null,
  passwordMinLength: limits.password.min,
};

/** What the server said of the club; the store has asked, and a failure is not asked for again by every page. */
export const useClubAnswer = clubApi.endpoints.getClub.useQueryState;

/** The club's settings. */
export const useClub = (): Club => useClubAnswer().data ?? unknownClub;
