import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type EventType, eventTypes } from '@touchline/domain';
import { type CalendarView } from './calendar-period.ts';

/** How somebody looks at the calendar; an address that says nothing of it is opened like the last time. */
export interface CalendarLook {
  view: CalendarView;
  types: readonly EventType[];
  leagueId: number | null;
}

export const defaultLook: CalendarLook = { view: 'month', types: eventTypes, leagueId: null };

export const calendarSlice = createSlice({
  name: 'calendar',
  initialState: defaultLook,
  reducers: {
    looked: (_before, { payload }: PayloadAction<CalendarLook>) => payload,
  },
  selectors: { lastLook: (look) => look },
});

export const { looked } = calendarSlice.actions;
export const { lastLook } = calendarSlice.selectors;
