import { useToday } from '@touchline/app-core';
import { useSearchParams } from '@touchline/router';
import { startTransition, useEffect, useOptimistic } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type CalendarState, readAddress, saysHow, writeAddress } from './calendar-address.ts';
import { lastLook, looked } from './calendar.slice.ts';

/** Where a change is remembered: `turn` is a step that Back undoes, `adjust` changes what is shown where one is. */
export interface CalendarActions {
  turn: (change: Partial<CalendarState>) => void;
  adjust: (change: Partial<CalendarState>) => void;
}

/** What the calendar shows. The address says it; one that does not is completed by how it was looked at the last time. */
export function useCalendar(): [CalendarState, CalendarActions] {
  const [address, setAddress] = useSearchParams();
  // The router changes the address in a transition; a second press of Next must not wait for it.
  const [params, showAtOnce] = useOptimistic(address);
  const today = useToday();
  const dispatch = useDispatch();
  const last = useSelector(lastLook);
  const isComplete = saysHow(params);
  const asked = readAddress(params, today);
  const state = isComplete ? asked : { ...asked, ...last, ...(params.has('types') && { types: asked.types }) };

  const go = (next: CalendarState, replace: boolean) => {
    const { view, types, leagueId } = next;
    dispatch(looked({ view, types, leagueId }));
    startTransition(() => {
      showAtOnce(writeAddress(next, today));
      setAddress(writeAddress(next, today), { replace });
    });
  };
  useEffect(() => {
    if (!isComplete) go(state, true);
  });

  return [
    state,
    {
      turn: (change) => go({ ...state, ...change }, false),
      adjust: (change) => go({ ...state, ...change }, true),
    },
  ];
}
