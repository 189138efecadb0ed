import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type EventType, eventTypes } from '@touchline/domain';
import { type CalendarView } from './calendar-period.ts';

/** Remembered from the last visit, for addresses that do not contain them. */
export interface CalendarPreferences {
  view: CalendarView;
  types: readonly EventType[];
  leagueId: number | null;
}

export const defaultPreferences: CalendarPreferences = { view: 'month', types: eventTypes, leagueId: null };

/** Without a view until one has been shown, because the first one depends on the screen. */
type Remembered = Omit<CalendarPreferences, 'view'> & { view: CalendarView | null };

const remembered: Remembered = { ...defaultPreferences, view: null };

export const calendarSlice = createSlice({
  name: 'calendar',
  initialState: remembered,
  reducers: {
    preferencesChanged: (_before, { payload }: PayloadAction<CalendarPreferences>) => payload,
  },
  selectors: { selectPreferences: (preferences) => preferences },
});

export const { preferencesChanged } = calendarSlice.actions;
export const { selectPreferences } = calendarSlice.selectors;
