import { type Club, getClub } from '@touchline/api-client';
import { limits } from '@touchline/domain';
import { useEffect, useMemo } from 'react';
import { apiAddress } from '../transport/transport.ts';
import { rememberClub, rememberedClub } from './browser-memory.ts';

/** Defaults until the server responds: the club of the last visit, as far as this browser remembers it. */
const unknownClub: Club = {
  name: 'Touchline',
  timeZone: 'UTC',
  contactEmail: null,
  contactPhone: null,
  passwordMinLength: limits.password.min,
  crestUrl: null,
  colour: null,
  formats: 'us',
  sendsMail: true,
  verifiesEmail: false,
  privacyUrl: null,
  ...rememberedClub(),
};

const clubQuery = getClub.useQueryState;

/** The state of the store's request for the club, with the address of its crest; does not start another request. */
export function useClubQuery() {
  const query = clubQuery();
  const { data: answered } = query;
  const data = useMemo(
    () => answered && { ...answered, crestUrl: answered.crestUrl && apiAddress(answered.crestUrl) },
    [answered],
  );
  return { ...query, data };
}

/** The club's settings. */
export const useClub = (): Club => useClubQuery().data ?? unknownClub;

/** Remembers what the next visit shows before the server responds. */
export function useClubMemory(): void {
  const { data } = useClubQuery();
  useEffect(() => {
    if (data) rememberClub(data);
  }, [data]);
}
