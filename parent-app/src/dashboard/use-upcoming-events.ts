import { skipToken } from '@reduxjs/toolkit/query/react';
import { useListDashboardEventsQuery, useListEventsQuery } from '@touchline/api-client';
import { useShell, useToday } from '@touchline/app-core';
import { hasStarted } from '@touchline/domain';
import { useState } from 'react';

/** How many events the dashboard shows. */
const shown = 5;

export type EventsOf = 'own' | 'club';

/** The next events, as of the last answer: one that starts while the page is open stays until then. Of null: none yet. */
export function useUpcomingEvents(of: EventsOf | null) {
  const zone = useShell().club.timeZone;
  const [limit, setLimit] = useState(3 * shown);
  const ask = { from: useToday(), limit };
  const own = useListDashboardEventsQuery(of === 'own' ? ask : skipToken);
  const club = useListEventsQuery(of === 'club' ? ask : skipToken);
  const { data, fulfilledTimeStamp, isError, refetch } = of === 'club' ? club : own;

  const upcoming = data?.filter((event) => !hasStarted(event, zone, new Date(fulfilledTimeStamp ?? 0)));
  // Late on a full match day most of what was asked for has begun.
  if (data?.length === limit && upcoming && upcoming.length < shown) setLimit(4 * limit);
  return { data: upcoming?.slice(0, shown), isError, refetch };
}
