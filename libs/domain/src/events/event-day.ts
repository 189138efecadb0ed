import { type CivilDate, type ClockTime, type WallTime, wallTime } from '../civil-time.ts';

/** When something held, by the club's wall clock; null for always before, and until further notice. */
export interface Period {
  since: WallTime | null;
  until: WallTime | null;
}

/** What decides whether something held for an event. */
export interface EventMoment {
  date: CivilDate;
  startTime: ClockTime;
  /** The instant in which the event was entered; null if it was not recorded. */
  createdAt: Date | null;
}

/** How long a child is in a team. */
export interface Membership extends Period {
  /** The instant in which it was entered; null if it was not recorded. */
  enteredAt: Date | null;
}

/** Whether something held when an event began, or holds until now for an event to come. Changes of later minutes do not matter. */
export function heldFor({ since, until }: Period, { date, startTime }: Omit<EventMoment, 'createdAt'>): boolean {
  const start = wallTime(date, startTime);
  return (since === null || since < start) && (until === null || until >= start);
}

/**
 * Whether a membership counts for an event: the child is a member on the event's day. Who joins on that day, once the event has begun, does
 * not count, because an event that has begun keeps its audience; but who is a member when the event is entered afterwards does.
 * The SQL of the server has the same rule (`isOfDay`), and a property test proves that both are equal.
 */
export function isOfDay(membership: Membership, event: EventMoment): boolean {
  const { since, until, enteredAt } = membership;
  if (heldFor(membership, event)) return true;
  const wasEntered = enteredAt !== null && event.createdAt !== null && enteredAt <= event.createdAt;
  return wasEntered && since !== null && since.slice(0, 10) === event.date && heldFor({ since: null, until }, event);
}
