import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  type EventDto,
  useListChildEventsQuery,
  useListDashboardEventsQuery,
  useListEventsQuery,
  useListOwnChildrenQuery,
} from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { isStaff } from '@touchline/domain';
import { useMemo } from 'react';
import { type CalendarState } from './calendar-address.ts';
import { shownDays } from './calendar-period.ts';

/** The events of the visible days for the selected child and filters. */
export function useCalendarEvents({ view, date, childId, types, leagueId }: CalendarState) {
  const { session } = useShell();
  const { data: children } = useListOwnChildrenQuery({});
  const period = shownDays(view, date);
  const staff = isStaff(session);
  const isOwnChild = children?.some(({ id }) => id === childId) ?? false;
  const source = sourceOf({ staff, childId, isOwnChild });

  const clubArgs = { ...period, counts: 'none' as const, ...(leagueId && { leagueId }) };
  const club = useListEventsQuery(source === 'club' ? clubArgs : skipToken);
  const player = useListChildEventsQuery(source === 'player' && childId ? { id: childId, ...period } : skipToken);
  const own = useListDashboardEventsQuery(!staff || (children?.length ?? 0) > 0 ? period : skipToken);
  const { isError, refetch } = { club, player, own }[source];

  const events = useMemo(() => {
    if (source === 'player') return player.currentData;
    if (source === 'club') return club.currentData && withOwnResponses(club.currentData, own.currentData);
    return own.currentData && (isOwnChild && childId ? ofChild(own.currentData, childId) : own.currentData);
  }, [source, isOwnChild, childId, club.currentData, player.currentData, own.currentData]);

  const filtered = useMemo(() => events?.filter(({ type }) => types.includes(type)), [events, types]);
  return { data: filtered, isError, refetch };
}

interface Viewer {
  staff: boolean;
  childId: number | null;
  isOwnChild: boolean;
}

/** Parents see the events of their own children; staff see those of the club or of one player. */
function sourceOf({ staff, childId, isOwnChild }: Viewer): 'own' | 'club' | 'player' {
  if (!staff || isOwnChild) return 'own';
  return childId ? 'player' : 'club';
}

/** A coach who is also a parent can RSVP for own children among the club's events. */
function withOwnResponses(events: readonly EventDto[], own: readonly EventDto[] = []): readonly EventDto[] {
  const availabilitiesById = new Map(own.map(({ id, availabilities }) => [id, availabilities]));
  return events.map((event) =>
    availabilitiesById.has(event.id) ? { ...event, availabilities: availabilitiesById.get(event.id) } : event,
  );
}

/** The events of one child, with only that child's availability. */
function ofChild(events: readonly EventDto[], childId: number): readonly EventDto[] {
  return events.flatMap((event) => {
    const availabilities = event.availabilities?.filter((availability) => availability.childId === childId) ?? [];
    return availabilities.length > 0 ? [{ ...event, availabilities }] : [];
  });
}
