import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  type EventDto,
  useListChildEventsQuery,
  useListDashboardEventsQuery,
  useListEventPageQuery,
} from '@touchline/api-client';
import { useState } from 'react';
import { type CalendarState } from '../calendar-address.ts';
import { withOwnResponses } from '../calendar-days.ts';
import { clubFilter, ofChild, useEventSource, useHeld } from '../use-calendar-days.ts';

const pageSize = 20;

export interface Agenda {
  /** The next events from the state's day on; undefined until they are loaded. */
  events: readonly EventDto[] | undefined;
  /** How many more there are. */
  rest: number;
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

  const club = useListEventPageQuery(isReady && source === 'club' && !showsNothing ? { ...filter, limit } : skipToken);
  const player = useListChildEventsQuery(source === 'player' && childId ? { id: childId, from: date } : skipToken);
  const own = useListDashboardEventsQuery(hasChildren ? { from: date } : skipToken);
  const { isError, error, refetch } = { club, player, own }[source];

  const page = useHeld(key, club.currentData);
  const all = { player: player.currentData, own: own.currentData, club: undefined }[source];
  const ofFamily = (isOwnChild && childId && all ? ofChild(all, childId) : all)?.filter(({ type }) =>
    types.includes(type),
  );
  const [events, total = 0] =
    source === 'club'
      ? [page && withOwnResponses(page.rows, own.currentData), page?.total]
      : [ofFamily?.slice(0, limit), ofFamily?.length];
  return {
    events: showsNothing ? [] : events,
    rest: showsNothing || !events ? 0 : total - events.length,
    onMore: () => setMore({ key, count: limit }),
    isError,
    error,
    refetch,
  };
}
