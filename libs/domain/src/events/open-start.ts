import { type ClockTime } from '../civil-time.ts';

/** When an event starts, as families are told. */
export interface Start {
  startTime: ClockTime;
  /** The event counts as starting at `startTime` until its time is known. */
  isTimeToBeConfirmed?: boolean | null;
}

/** The start time of an event for which nobody has entered one: released clients show it, and deadlines refer to it. */
export const assumedStart: ClockTime = '12:00';

/** How files write a start that is to be confirmed. */
export const openTimeCell = 'TBC';

/**
 * What a save makes of an event's times. A new start time without a word on whether it is to be confirmed is the confirmation, because
 * released clients know no other. An end and a meeting time without a start mean nothing.
 */
export function withStart(
  before: Partial<Start>,
  { startTime, isTimeToBeConfirmed: isOpen }: Partial<Start>,
): { isTimeToBeConfirmed: boolean; endTime?: null; reportingTime?: null } {
  const isSame = startTime === undefined || startTime === before.startTime;
  const stays = isOpen === undefined && isSame && before.isTimeToBeConfirmed;
  if (isOpen || stays) return { isTimeToBeConfirmed: true, endTime: null, reportingTime: null };
  return { isTimeToBeConfirmed: false };
}

/** Whether families are told another start. */
export const hasOtherStart = (one: Start, other: Start): boolean =>
  (one.isTimeToBeConfirmed ?? false) !== (other.isTimeToBeConfirmed ?? false) ||
  (!one.isTimeToBeConfirmed && one.startTime !== other.startTime);
