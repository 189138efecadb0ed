import { type CivilDate, type EventType, eventTypes, isCivilDate, yearOf } from '@touchline/domain';
import { calendarViews } from './calendar-period.ts';
import { type CalendarPreferences, defaultPreferences } from './calendar.slice.ts';

/** The state of the calendar, all of which is in the address. */
export interface CalendarState extends CalendarPreferences {
  date: CivilDate;
  childId: number | null;
  /** Only the events of the teams that the user coaches. */
  isMine: boolean;
}

/** False for links from elsewhere, such as `/calendar?childId=4`. */
export const hasPreferences = (params: URLSearchParams): boolean => params.has('view');

/** Whether a link from elsewhere leaves open whose events it shows. */
export const isForAnybody = (params: URLSearchParams): boolean =>
  !hasPreferences(params) && !['childId', 'teams', 'leagueId'].some((name) => params.has(name));

/** Missing and invalid parameters take their defaults. */
export function readAddress(params: URLSearchParams, today: CivilDate): CalendarState {
  const date = params.get('date');
  const types = params.get('types')?.split(',');
  return {
    view: calendarViews.find((view) => view === params.get('view')) ?? defaultPreferences.view,
    date: isWithin(date, today) ? date : today,
    childId: readId(params.get('childId')),
    isMine: params.get('teams') === 'mine',
    types: types ? eventTypes.filter((type) => types.includes(type)) : eventTypes,
    leagueId: readId(params.get('leagueId')),
  };
}

export function writeAddress(
  { view, date, childId, isMine, types, leagueId }: CalendarState,
  today: CivilDate,
): URLSearchParams {
  const params = new URLSearchParams({ view });
  if (date !== today) params.set('date', date);
  if (childId) params.set('childId', String(childId));
  if (isMine) params.set('teams', 'mine');
  if (!isEveryType(types)) params.set('types', types.join(','));
  if (leagueId) params.set('leagueId', String(leagueId));
  return params;
}

/** The number of filters that differ from the default. */
export const filterCount = ({ types, leagueId }: Pick<CalendarState, 'types' | 'leagueId'>): number =>
  Number(!isEveryType(types)) + Number(leagueId !== null);

const isEveryType = (types: readonly EventType[]): boolean => types.length === eventTypes.length;

/** The years that the calendar can show. */
export const yearsAround = (today: CivilDate): { first: number; last: number } => ({
  first: 1950,
  last: yearOf(today) + 5,
});

function isWithin(date: string | null, today: CivilDate): date is CivilDate {
  const { first, last } = yearsAround(today);
  return isCivilDate(date) && yearOf(date) >= first && yearOf(date) <= last;
}

const readId = (text: string | null): number | null => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);
