import { type EventDto, useListEventAvailabilitiesQuery } from '@touchline/api-client';
import { useState } from 'react';

/** Few enough to load at once with every event. */
const firstPlayers = 150;
/** More than a team or a tournament has; a longer list is loaded as a whole only on request. */
const loadedUnasked = 600;

export const playersArgs = (id: number) => ({ id, limit: firstPlayers });

/** The responses of the event's audience: the first of them if they are very many, until `loadAll`. */
export function usePlayers({ id, counts }: EventDto) {
  const [isAsked, setAsked] = useState(false);
  const total = counts ? counts.available + counts.unavailable + counts.pending : 0;
  const wantsAll = total > firstPlayers && (isAsked || total <= loadedUnasked);
  const query = useListEventAvailabilitiesQuery(wantsAll ? { id } : playersArgs(id));
  const { data: rows } = query;
  return {
    ...query,
    rows,
    total,
    isPartial: rows !== undefined && rows.length < total && rows.length >= firstPlayers,
    loadAll: () => setAsked(true),
  };
}
