import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  type EventDto,
  type ListCalendarDaysApiArg,
  useListCalendarDaysQuery,
  useListChildEventsQuery,
  useListDashboardEventsQuery,
  useListOwnChildrenQuery,
} from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { eventTypes, isStaff } from '@touchline/domain';
import { useMemo, useState } from 'react';
import { type CalendarState } from './calendar-address.ts';
import { byDay, type CalendarDay, withOwnResponses } from './calendar-days.ts';
import { shownDays } from './calendar-period.ts';

export interface CalendarDays {
  /** Undefined until they are loaded. */
  days: readonly CalendarDay[] | undefined;
  /** The events for own children in the period. */
  own: readonly EventDto[] | undefined;
  /** True if the days are the club's, of which each lists only its first events. */
  isClub: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/**
 * The visible days with the events for the selected child and filters; of the club, at most `perDay` events a day. Undefined before
 * `isReady`.
 */
export function useCalendarDays(state: CalendarState, perDay: number, isReady: boolean): CalendarDays {
  const { view, date, childId, types } = state;
  const { source, isOwnChild, hasChildren } = useEventSource(childId);
  const period = shownDays(view, date);

  const showsNothing = types.length === 0;
  const clubArgs = { ...period, ...clubFilter(state), perDay };
  const club = useListCalendarDaysQuery(isReady && source === 'club' && !showsNothing ? clubArgs : skipToken);
  const player = useListChildEventsQuery(source === 'player' && childId ? { id: childId, ...period } : skipToken);
  const own = useListDashboardEventsQuery(hasChildren ? period : skipToken);
  const { isError, error, refetch } = { club, player, own }[source];

  const clubDays = useHeld(JSON.stringify({ ...clubArgs, perDay: 0 }), club.currentData);
  const days = useMemo(() => {
    const ofTypes = (events: readonly EventDto[]) => byDay(events.filter(({ type }) => types.includes(type)));
    if (showsNothing) return [];
    if (source === 'club')
      return clubDays?.map((day) => ({ ...day, events: withOwnResponses(day.events, own.currentData) }));
    if (source === 'player') return player.currentData && ofTypes(player.currentData);
    return own.currentData && ofTypes(isOwnChild && childId ? ofChild(own.currentData, childId) : own.currentData);
  }, [showsNothing, source, isOwnChild, childId, types, clubDays, player.currentData, own.currentData]);

  return { days, own: own.currentData, isClub: source === 'club', isError, error, refetch };
}

type ClubFilter = Pick<ListCalendarDaysApiArg, 'coached' | 'types' | 'leagueId'>;

/** The filters as the API's parameters. */
export const clubFilter = ({ isMine, types, leagueId }: CalendarState): ClubFilter => ({
  ...(isMine && { coached: true }),
  ...(leagueId && { leagueId }),
  ...(types.length < eventTypes.length && { types: [...types] }),
});

/** The value or, while it is undefined, the latest one with the same key. */
export function useHeld<Value>(key: string, value: Value | undefined): Value | undefined {
  const [held, setHeld] = useState({ key, value });
  if (value !== undefined && (held.key !== key || held.value !== value)) setHeld({ key, value });
  return value ?? (held.key === key ? held.value : undefined);
}

/** Parents see the events of their own children; staff see those of the club or of one player. */
export function useEventSource(childId: number | null) {
  const { data: children } = useListOwnChildrenQuery({});
  const staff = isStaff(useShell().session);
  const isOwnChild = children?.some(({ id }) => id === childId) ?? false;
  const source: 'own' | 'club' | 'player' = !staff || isOwnChild ? 'own' : childId ? 'player' : 'club';
  return { source, isOwnChild, hasChildren: !staff || (children?.length ?? 0) > 0 };
}

/** The events of one child, with only that child's availability. */
export function ofChild(events: readonly EventDto[], childId: number): readonly EventDto[] {
  return events.flatMap((event) => {
    const availabilities = event.availabilities?.filter((availability) => availability.childId === childId) ?? [];
    return availabilities.length > 0 ? [{ ...event, availabilities }] : [];
  });
}
