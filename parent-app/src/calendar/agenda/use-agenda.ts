import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  type EventDto,
  useListChildEventsQuery,
  useListDashboardEventsQuery,
  useListEventPageQuery,
} from '@touchline/api-client';
import { eventTypes } from '@touchline/domain';
import { useState } from 'react';
import { type CalendarState } from '../calendar-address.ts';
import { withOwnResponses } from '../calendar-days.ts';
import { clubFilter, ofChild, useEventSource, useHeld } from '../use-calendar-days.ts';

const pageSize = 20;

export interface Agenda {
  /** The next events from the state's day on; undefined until they are loaded. */
  events: readonly EventDto[] | undefined;
  /** Whether there are more. */
  hasMore: boolean;
  /** Lists more of them. */
  onMore: () => void;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** The events from a day on, for the selected child and filters. Undefined before `isReady`. */
export function useAgenda(state: CalendarState, isReady: boolean): Agenda {
  const { date, childId, types } = state;
  const { source, isOwnChild, hasChildren } = useEventSource(childId);
  const filter = { from: date, ...clubFilter(state) };
  const key = JSON.stringify({ source, childId, ...filter });
  const [more, setMore] = useState({ key, count: 0 });
  const limit = pageSize + (more.key === key ? more.count : 0);
  const showsNothing = types.length === 0;
  // What is left after the filters is only known of all events.
  const isFiltered = types.length < eventTypes.length || isOwnChild;
  const upTo = isFiltered ? {} : { limit: limit + 1 };

  const club = useListEventPageQuery(isReady && source === 'club' && !showsNothing ? { ...filter, limit } : skipToken);
  const player = useListChildEventsQuery(
    source === 'player' && childId ? { id: childId, from: date, ...upTo } : skipToken,
  );
  const page = useHeld(key, club.currentData);
  const last = page?.rows.at(-1)?.date;
  const ownArgs = source === 'own' ? { from: date, ...upTo } : last && { from: date, to: last };
  const own = useListDashboardEventsQuery(hasChildren && ownArgs ? ownArgs : skipToken);
  const { isError, error, refetch } = { club, player, own }[source];

  const listed = useHeld(key, source === 'player' ? player.currentData : own.currentData);
  const ofFamily = (isOwnChild && childId && listed ? ofChild(listed, childId) : listed)?.filter(({ type }) =>
    types.includes(type),
  );
  const ofClub = page && withOwnResponses(page.rows, own.currentData);
  const [events, total = 0] = source === 'club' ? [ofClub, page?.total] : [ofFamily?.slice(0, limit), ofFamily?.length];
  return {
    events: showsNothing ? [] : events,
    hasMore: !showsNothing && events !== undefined && total > events.length,
    onMore: () => setMore({ key, count: limit }),
    isError,
    error,
    refetch,
  };
}
