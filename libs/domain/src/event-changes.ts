import { type CivilDate, type ClockTime } from './civil-time.ts';
import { type EventStatus } from './concerns.ts';

/** What families have to know to come to an event. */
export interface EventFacts {
  date: CivilDate;
  startTime: ClockTime;
  reportingTime: ClockTime | null;
  location: string | null;
  locationDetail: string | null;
  status: EventStatus;
}

/** How an event has changed for its families. */
export type EventChange = 'cancelled' | 'reinstated' | 'moved';

const places = ['date', 'startTime', 'reportingTime', 'location', 'locationDetail'] as const;

/** Compares what families know with what is now; null if they need not be told. Whoever knows of a cancellation is told of nothing else. */
export function changeOf(before: EventFacts, after: EventFacts): EventChange | null {
  const [was, is] = [before.status === 'cancelled', after.status === 'cancelled'];
  if (is) return was ? null : 'cancelled';
  if (was) return 'reinstated';
  return places.some((name) => (before[name] ?? '') !== (after[name] ?? '')) ? 'moved' : null;
}
