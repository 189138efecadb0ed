import { useCoachesTeams, useToday } from '@touchline/app-core';
import { useSearchParams } from '@touchline/router';
import { media, useMediaQuery } from '@touchline/ui';
import { startTransition, useEffect, useOptimistic, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type CalendarState, hasPreferences, isForAnybody, readAddress, writeAddress } from './calendar-address.ts';
import { preferencesChanged, selectPreferences } from './calendar.slice.ts';

/** `turn` adds a history entry, which Back undoes; `adjust` replaces the current one. */
export interface CalendarActions {
  turn: (change: Partial<CalendarState>) => void;
  adjust: (change: Partial<CalendarState>) => void;
}

/**
 * The state of the calendar from the address, completed by the preferences of the last visit; coaches see their own teams first.
 * `isReady` is false until it is known whether they have some.
 */
export function useCalendar(): [CalendarState, CalendarActions, isReady: boolean] {
  const [address, setAddress] = useSearchParams();
  // The router updates the address in a transition, for which a second press of Next must not wait.
  const [params, setOptimistic] = useOptimistic(address);
  const today = useToday();
  const dispatch = useDispatch();
  const preferences = useSelector(selectPreferences);
  const isPhone = useMediaQuery(media.phone);
  const coachesTeams = useCoachesTeams();
  const [ownPath] = useState(() => window.location.pathname);
  const isComplete = hasPreferences(params);
  const isPreset = isForAnybody(params);
  const isReady = !isPreset || coachesTeams !== undefined;
  const requested = readAddress(params, today);
  const state = isComplete
    ? requested
    : {
        ...requested,
        ...preferences,
        view: preferences.view ?? (isPhone ? 'agenda' : 'month'),
        ...(params.has('types') && { types: requested.types }),
        ...(isPreset && { isMine: coachesTeams ?? false }),
      };

  const go = (next: CalendarState, replace: boolean) => {
    const { view, types, leagueId } = next;
    dispatch(preferencesChanged({ view, types, leagueId }));
    startTransition(() => {
      setOptimistic(writeAddress(next, today));
      setAddress(writeAddress(next, today), { replace });
    });
  };
  useEffect(() => {
    // The browser's path has changed already if the user has gone on to a page that is still being rendered.
    if (!isComplete && isReady && window.location.pathname === ownPath) go(state, true);
  });

  return [
    state,
    {
      turn: (change) => go({ ...state, ...change }, false),
      adjust: (change) => go({ ...state, ...change }, true),
    },
    isReady,
  ];
}
