import { addDays, type CivilDate } from './civil-time.ts';
import { limits } from './limits.ts';
import * as messages from './messages.ts';

/** Days on which a child is away, the first and the last included. */
export interface Absence {
  from: CivilDate;
  to: CivilDate;
}

/**
 * Whether a child is away on the day of an event. A response always counts more than an absence. The backend has the same rule in
 * SQL (`isAway`).
 */
export const isAwayOn = (isAvailable: boolean | null, date: CivilDate, absences: readonly Absence[]): boolean =>
  isAvailable === null && absences.some(({ from, to }) => from <= date && date <= to);

/** The field and the message if a family cannot enter an absence, otherwise null. */
export function absenceProblem(
  { from, to }: Absence,
  today: CivilDate,
): { field: keyof Absence; message: string } | null {
  if (to < from) return { field: 'to', message: messages.absenceReversed };
  if (to < today) return { field: 'to', message: messages.absencePast };
  const isTooLong = to >= addDays(from, limits.absences.days);
  return isTooLong ? { field: 'to', message: messages.absenceTooLong } : null;
}
