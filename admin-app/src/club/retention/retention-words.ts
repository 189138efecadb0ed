import { type WarnedDto } from '@touchline/api-client';
import { listWords, numberWords, pluralize, type Retained, retentionKinds, retentionWords } from '@touchline/domain';

/** The server counts no further. */
const mostCounted = 10_000;

export const countWords = (old: number): string =>
  old >= mostCounted ? `${numberWords(mostCounted)} or more` : numberWords(old);

/** `Announcements (months)` */
export const periodLabel = (kind: Retained): string => `${retentionKinds[kind].title} (${retentionKinds[kind].unit}s)`;

/** `Months after it was posted. Usually 24. Older now: 3.` */
export function periodHelper(kind: Retained, old: number): string {
  const { unit, after, usual } = retentionKinds[kind];
  const units = unit === 'month' ? 'Months' : 'Seasons';
  return `${units} after ${after}. Usually ${usual}. Older now: ${countWords(old)}.`;
}

/** `12 months instead of 24. Older: 3.` */
export const shorterWords = (kind: Retained, { now, before, old }: Record<'now' | 'before' | 'old', number>): string =>
  `${retentionWords(kind, now)} instead of ${before}. Older: ${countWords(old)}.`;

/** `3 players and 1 account` */
export const warnedWords = ({ players, accounts }: WarnedDto): string =>
  listWords([
    ...(players > 0 ? [pluralize(players, 'player')] : []),
    ...(accounts > 0 ? [pluralize(accounts, 'account')] : []),
  ]);
