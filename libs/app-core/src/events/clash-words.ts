import { type ClashDto } from '@touchline/api-client';
import { type CivilDate, type ClockTime, listWords, travelMinutes, wallTime } from '@touchline/domain';
import { spanWords, typeWords } from '../format/event-words.ts';
import { clubRules, nearDate } from '../format/formats.ts';

interface Start {
  date: CivilDate;
  startTime: ClockTime;
}

/** `Overlaps with`, `Leo’s training` and `10:30 AM`, or `Sat, Nov 28, 12:30 AM` on another day: what clashes with an event. */
export function clashWords(event: Start, clash: ClashDto): { problem: string; other: string; time: string } {
  // An earlier server does not say the day.
  const { date = event.date, startTime }: Pick<ClashDto, 'startTime'> & Partial<ClashDto> = clash;
  const day = date === event.date ? '' : `${nearDate(date)}${clubRules().beforeTime}`;
  return {
    problem: problemWords[clash.kind](event, { date, startTime }),
    other: `${listWords(clash.childNames)}’s ${typeWords[clash.type].label.toLowerCase()}`,
    time: day + spanWords({ startTime, endTime: null }),
  };
}

const problemWords: Record<ClashDto['kind'], (event: Start, other: Start) => string> = {
  overlap: () => 'Overlaps with',
  travel: (event, other) =>
    momentOf(other) < momentOf(event)
      ? `Less than ${travelMinutes} minutes to get here from`
      : `Less than ${travelMinutes} minutes to get to`,
};

const momentOf = ({ date, startTime }: Start) => wallTime(date, startTime);
