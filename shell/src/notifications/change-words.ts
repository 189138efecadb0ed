import { hasOtherStart, placeWords } from '@touchline/domain';
import { type EventChangeDto, type EventFactsDto } from '@touchline/api-client';
import { clockTime, dayAndStart, startWords } from '@touchline/app-core';

/** What families have to know about a change, a line each: `Now Sat, Nov 28, 11:00 AM (was 10:30 AM)`. */
export function changeWords({ change, before, now }: EventChangeDto): string[] {
  if (!now || change === 'cancelled') return [`Cancelled: ${whenOf(before)}`];
  if (change === 'reinstated') return [`Takes place after all: ${whenOf(now)}`];
  const lines: string[] = [];
  if (now.date !== before.date) lines.push(`Now ${whenOf(now)} (was ${whenOf(before)})`);
  else if (hasOtherStart(before, now)) lines.push(`Now ${whenOf(now)} (was ${startWords(before)})`);
  if (now.reportingTime !== before.reportingTime) lines.push(meetOf(now));
  if (placeWords(now) !== placeWords(before))
    lines.push(placeWords(now) ? `Now at ${placeWords(now)}` : 'The place is not known now');
  return lines;
}

const whenOf = (event: EventFactsDto) => dayAndStart(event);

const meetOf = ({ reportingTime }: EventFactsDto) =>
  reportingTime ? `Meet ${clockTime(reportingTime)}` : 'No meeting time now';
