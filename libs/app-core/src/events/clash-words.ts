import { type ClashDto } from '@touchline/api-client';
import { type ClockTime, listWords, travelMinutes } from '@touchline/domain';
import { spanWords, typeWords } from '../format/event-words.ts';

/** `Overlaps with`, `Leo’s training` and `10:30 AM`: what clashes with an event that starts at a time. */
export function clashWords(startTime: ClockTime, clash: ClashDto): { problem: string; other: string; time: string } {
  return {
    problem: problemWords[clash.kind](startTime, clash),
    other: `${listWords(clash.childNames)}’s ${typeWords[clash.type].label.toLowerCase()}`,
    time: spanWords({ startTime: clash.startTime, endTime: null }),
  };
}

const problemWords: Record<ClashDto['kind'], (startTime: ClockTime, other: ClashDto) => string> = {
  overlap: () => 'Overlaps with',
  travel: (startTime, other) =>
    other.startTime < startTime
      ? `Less than ${travelMinutes} minutes to get here from`
      : `Less than ${travelMinutes} minutes to get to`,
};
