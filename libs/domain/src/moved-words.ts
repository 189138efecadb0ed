import { clockTime, dayWords } from './date-words.ts';
import { type TimeAndPlace } from './event-changes.ts';

/** What has changed about an event, as it was: `Sat, Nov 28, 2026, 10:30 AM, Riverside`. */
export function movedWords(before: TimeAndPlace, now: TimeAndPlace): string {
  const isOtherDay = before.date !== now.date;
  const place = placeOf(before);
  return [
    isOtherDay && dayWords(before.date),
    (isOtherDay || before.startTime !== now.startTime) && clockTime(before.startTime),
    before.reportingTime !== now.reportingTime && reportWords(before),
    place !== placeOf(now) && (place || 'no place'),
  ]
    .filter(Boolean)
    .join(', ');
}

const reportWords = ({ reportingTime }: TimeAndPlace) =>
  reportingTime ? `report ${clockTime(reportingTime)}` : 'no reporting time';

const placeOf = ({ location, locationDetail }: TimeAndPlace) => [location, locationDetail].filter(Boolean).join(', ');
