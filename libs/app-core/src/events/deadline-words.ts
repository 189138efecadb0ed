import { type WallTime } from '@touchline/domain';
import { momentWords } from '../format/formats.ts';

/** What happens at an event's deadline, to be read beside the buttons; null if it has none. */
export function deadlineWords(deadline: WallTime | null, isPast: boolean): string | null {
  if (deadline === null) return null;
  return isPast
    ? `Answers closed ${momentWords(deadline)}. You can still decline, or call the coach.`
    : `You can accept until ${momentWords(deadline)}. After that, you can only decline.`;
}
