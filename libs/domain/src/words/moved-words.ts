import { type ClubFormat } from './club-formats.ts';
import { clockTime, dayAndStart, startWords } from './date-words.ts';
import { placeWords } from './place-words.ts';
import { type TimeAndPlace } from '../events/event-changes.ts';
import { hasOtherStart } from '../events/open-start.ts';

/** What has changed about an event, as it was: `Sat, Nov 28, 2026, 10:30 AM, Riverside`. */
export function movedWords(before: TimeAndPlace, now: TimeAndPlace, format: ClubFormat): string {
  const isOtherDay = before.date !== now.date;
  return [
    isOtherDay && dayAndStart(before, format),
    !isOtherDay && hasOtherStart(before, now) && startWords(before, format),
    before.reportingTime !== now.reportingTime && meetWords(before, format),
    isElsewhere(before, now) && (placeWords(before) || 'place not known'),
  ]
    .filter(Boolean)
    .join(', ');
}

const meetWords = ({ reportingTime }: TimeAndPlace, format: ClubFormat) =>
  reportingTime ? `meet ${clockTime(reportingTime, format)}` : 'meeting time not known';

const isElsewhere = (before: TimeAndPlace, now: TimeAndPlace) =>
  before.location !== now.location || before.locationDetail !== now.locationDetail;
