import { addMonths } from 'date-fns';
import { lastCutoff } from '../ages.ts';
import { asCivilDate, asUtcDate, type CivilDate } from '../civil-time.ts';
import { wholeNumberRule } from '../values/numbers.ts';
import { pluralize } from '../words/number-words.ts';

interface RetentionKind {
  unit: 'month' | 'season';
  /** What holds until an admin sets something else. */
  usual: number;
  min: number;
  max: number;
  /** What is deleted, as screens and sentences call it. */
  title: string;
  /** From when the time counts. */
  after: string;
}

/**
 * What a club forgets by itself, in the order of the screen. The audit log is kept for a year at least, so that nobody can hide an act, and
 * players for longer than the mails of their time.
 */
export const retentionKinds = {
  unregisteredPlayers: {
    ...{ unit: 'month', usual: 24, min: 2, max: 120 },
    title: 'Players who have left',
    after: 'the player left the club',
  },
  unusedAccounts: {
    ...{ unit: 'month', usual: 24, min: 6, max: 120 },
    title: 'Accounts without children that nobody uses',
    after: 'the account was last used, if it has no children',
  },
  events: {
    ...{ unit: 'season', usual: 3, min: 1, max: 20 },
    title: 'Events with their answers',
    after: 'the season of the event',
  },
  auditLog: {
    ...{ unit: 'month', usual: 36, min: 12, max: 120 },
    title: 'Entries of the audit log',
    after: 'it was written',
  },
  announcements: {
    ...{ unit: 'month', usual: 24, min: 1, max: 120 },
    title: 'Announcements',
    after: 'it was posted',
  },
  contactLookups: {
    ...{ unit: 'month', usual: 24, min: 6, max: 120 },
    title: 'Looks at phone numbers',
    after: 'somebody looked',
  },
} as const satisfies Record<string, RetentionKind>;

export type Retained = keyof typeof retentionKinds;

/** How long each kind is kept, in months, and events in seasons. */
export type RetentionPeriods = Record<Retained, number>;

export const retained = Object.keys(retentionKinds) as Retained[];

const byKind = <Value>(valueOf: (kind: Retained) => Value) =>
  Object.fromEntries(retained.map((kind) => [kind, valueOf(kind)])) as Record<Retained, Value>;

export const usualPeriods: RetentionPeriods = byKind((kind) => retentionKinds[kind].usual);

/** What can be saved as the periods of a club. */
export const retentionFields = byKind((kind) => wholeNumberRule(retentionKinds[kind]));

/** `24 months`, `1 season` */
export const retentionWords = (kind: Retained, amount: number): string => pluralize(amount, retentionKinds[kind].unit);

/** How many days before anything is deleted its people are asked, and how long a club has after a shorter period was set. */
export const retentionDays = { warning: 30, start: 30, change: 7 } as const;

/** Rows that are older than this moment are deleted. */
export const keptSince = (at: Date, months: number): Date => addMonths(at, -months);

/** Events before this day are deleted: the running season is kept, and so many before it. */
export const seasonsKeptSince = (today: CivilDate, seasons: number, cutoff?: string): CivilDate =>
  lastCutoff(asCivilDate(keptSince(asUtcDate(today), 12 * seasons)), cutoff);
