import { type CivilDate, type ClockTime } from '../civil-time.ts';
import { type EventStatus } from './concerns.ts';
import { pick } from '../pick.ts';
import { hasOtherStart } from './open-start.ts';

/** What a family has to know to say whether it can come. */
export interface TimeAndPlace {
  date: CivilDate;
  startTime: ClockTime;
  /** Whether families are told `time to be confirmed` instead of the start. */
  isTimeToBeConfirmed?: boolean;
  reportingTime: ClockTime | null;
  location: string | null;
  locationDetail: string | null;
}

/** What families are told of an event. */
export interface EventFacts extends TimeAndPlace {
  title: string;
  status: EventStatus;
}

/** How an event has changed for its families. */
export type EventChange = 'cancelled' | 'reinstated' | 'moved';

const timeAndPlace = [
  'date',
  'startTime',
  'isTimeToBeConfirmed',
  'reportingTime',
  'location',
  'locationDetail',
] as const;

const besidesStart = ['date', 'reportingTime', 'location', 'locationDetail'] as const;

/** The members of `EventFacts`, which the backend's statements read. */
export const eventFacts = ['title', ...timeAndPlace, 'status'] as const satisfies (keyof EventFacts)[];

export const timeAndPlaceOf = (event: TimeAndPlace): TimeAndPlace => pick(event, timeAndPlace);

/**
 * Whether date, time or place differ. A response that was given before is unconfirmed then. The backend has the same rule in SQL
 * (`isUnconfirmed`).
 */
export const hasMoved = (before: TimeAndPlace, after: TimeAndPlace): boolean =>
  hasOtherStart(before, after) || besidesStart.some((name) => (before[name] || null) !== (after[name] || null));

/** Compares what families know with what is now; null if they need not be told. Whoever knows of a cancellation is told of nothing else. */
export function changeOf(before: EventFacts, after: EventFacts): EventChange | null {
  const [was, is] = [before.status === 'cancelled', after.status === 'cancelled'];
  if (is) return was ? null : 'cancelled';
  if (was) return 'reinstated';
  return hasMoved(before, after) ? 'moved' : null;
}
