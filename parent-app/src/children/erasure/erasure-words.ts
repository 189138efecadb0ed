import { type ChildErasureRequestDto } from '@touchline/api-client';
import { instantDate } from '@touchline/app-core';
import { numberWords } from '@touchline/domain';

/** Who asks to delete a child for good, and who does not; null if nobody does. */
export function requestWords(
  { requestedAt, isAskedByOther, waitsFor }: ChildErasureRequestDto,
  given: string,
  timeZone: string,
): string | null {
  if (requestedAt === null) {
    return isAskedByOther ? `Another guardian asks to delete ${given} for good. An admin decides.` : null;
  }
  return [
    `You asked to delete ${given} for good on ${instantDate(requestedAt, timeZone)}.`,
    ...(isAskedByOther ? ['Another guardian asks for it, too.'] : []),
    ...(waitsFor > 0 ? [waitsForWords(waitsFor)] : []),
    'An admin decides.',
  ].join(' ');
}

const waitsForWords = (count: number) =>
  `${numberWords(count)} other ${count === 1 ? 'guardian has' : 'guardians have'} not asked.`;
