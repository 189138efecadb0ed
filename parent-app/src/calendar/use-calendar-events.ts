import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  type EventDto,
  useListDashboardEventsQuery,
  useListEventsQuery,
  useListOwnChildrenQuery,
} from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { isStaff } from '@touchline/domain';
import { useMemo } from 'react';
import { type CalendarState } from './calendar-address.ts';
import { shownDays } from './calendar-period.ts';

/** The events of the shown days, as the chosen child and the filters have it. */
export function useCalendarEvents({ view, date, childId, types, leagueId }: CalendarState) {
  const { session } = useShell();
  const { data: children } = useListOwnChildrenQuery();
  const period = shownDays(view, date);
  const isOwnChild = children?.some(({ id }) => id === childId) ?? false;
  const wantsClub = isStaff(session) && !isOwnChild;
  const wantsOwn = !isStaff(session) || (children?.length ?? 0) > 0;

  const club = useListEventsQuery(wantsClub ? { ...period, ...(leagueId && { leagueId }) } : skipToken);
  const own = useListDashboardEventsQuery(wantsOwn ? period : skipToken);
  const { isError, refetch } = wantsClub ? club : own;

  const events = useMemo(() => {
    if (wantsClub) return club.currentData && withOwnAnswers(club.currentData, own.currentData);
    return own.currentData && (isOwnChild && childId ? ofChild(own.currentData, childId) : own.currentData);
  }, [wantsClub, isOwnChild, childId, club.currentData, own.currentData]);

  const shown = useMemo(() => events?.filter(({ type }) => types.includes(type)), [events, types]);
  return { data: shown, isError, refetch };
}

/** A coach who is a parent as well answers for own children among the club's events. */
function withOwnAnswers(events: readonly EventDto[], own: readonly EventDto[] = []): readonly EventDto[] {
  const answers = new Map(own.map(({ id, availabilities }) => [id, availabilities]));
  return events.map((event) => (answers.has(event.id) ? { ...event, availabilities: answers.get(event.id) } : event));
}

/** The events of one child, with its answers alone. */
function ofChild(events: readonly EventDto[], childId: number): readonly EventDto[] {
  return events.flatMap((event) => {
    const availabilities = event.availabilities?.filter((answer) => answer.childId === childId) ?? [];
    return availabilities.length > 0 ? [{ ...event, availabilities }] : [];
  });
}
