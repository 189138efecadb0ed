import { limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { tidyName } from '../names/tidy-name.ts';
import { nameRule } from './name-rule.ts';
import { accept, tidiedBy, type ValueRule } from './value-rule.ts';

const { min, max } = limits.ageGroupYears;

/** As clubs write it: `U12`, `u 12`, `Under-12`, `U09`, `U12s`. */
const written = /^u(?:nder)?[\s.\-‐-―]?0?(\d{1,2})(?:['’]?s)?$/i;

/** The age group that a text names, as `U12`; null unless it is one from U5 to U21. */
export function readAgeGroup(text: string): string | null {
  const years = Number(written.exec(tidyName(text.slice(0, 2 * limits.ageGroup.max)))?.[1] ?? 0);
  return years >= min && years <= max ? `U${years}` : null;
}

const tidy = (given: unknown): unknown => (typeof given === 'string' ? (readAgeGroup(given) ?? given) : given);

/** The age group of a player: `U5` to `U21`, however it is written. */
export const ageGroupRule = (): ValueRule<string> =>
  tidiedBy(
    tidy,
    accept((value) => typeof value === 'string' && readAgeGroup(value) === value, messages.ageGroupInvalid, {
      type: 'string',
      minLength: 1,
      maxLength: limits.ageGroup.max,
    }),
  );

/** The age group of a league: any text, because some leagues are for several; one that can be read is stored as `U12`. */
export const leagueAgeGroupRule = (): ValueRule<string> =>
  tidiedBy(tidy, nameRule({ ...limits.ageGroup, message: messages.ageGroupRequired }));
