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

/** The events of the shown days, as the chosen child and the filters have it. */
export function useCalendarEvents({ view, date, childId, types, leagueId }: CalendarState) {
  const { session } = useShell();
  const { data: children } = useListOwnChildrenQuery({});
  const period = shownDays(view, date);
  const staff = isStaff(session);
  const isOwnChild = children?.some(({ id }) => id === childId) ?? false;
  const whose = whoseEvents({ staff, childId, isOwnChild });

  const everybodys = { ...period, counts: 'none' as const, ...(leagueId && { leagueId }) };
  const club = useListEventsQuery(whose === 'club' ? everybodys : skipToken);
  const player = useListChildEventsQuery(whose === 'player' && childId ? { id: childId, ...period } : skipToken);
  const own = useListDashboardEventsQuery(!staff || (children?.length ?? 0) > 0 ? period : skipToken);
  const { isError, refetch } = { club, player, own }[whose];

  const events = useMemo(() => {
    if (whose === 'player') return player.currentData;
    if (whose === 'club') return club.currentData && withOwnAnswers(club.currentData, own.currentData);
    return own.currentData && (isOwnChild && childId ? ofChild(own.currentData, childId) : own.currentData);
  }, [whose, isOwnChild, childId, club.currentData, player.currentData, own.currentData]);

  const shown = useMemo(() => events?.filter(({ type }) => types.includes(type)), [events, types]);
  return { data: shown, isError, refetch };
}

interface Asked {
  staff: boolean;
  childId: number | null;
  isOwnChild: boolean;
}

/** Own children's events answer for any of them; staff may look at everybody's, or at those of one player. */
function whoseEvents({ staff, childId, isOwnChild }: Asked): 'own' | 'club' | 'player' {
  if (!staff || isOwnChild) return 'own';
  return childId ? 'player' : 'club';
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
