import { isPlayingAge } from '../ages.ts';
import { type CivilDate, type ClockTime, isCivilDate, isClockTime, type WallTime } from '../civil-time.ts';
import { limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { accept, tidiedBy, type ValueRule } from './value-rule.ts';

interface DateLimits {
  /** The first and the last acceptable day. */
  min?: CivilDate;
  max?: CivilDate;
  message?: string;
  /** The sentence when there is no date at all, if it is another one. */
  missing?: string;
}

/** A real day as `YYYY-MM-DD`. */
export const dateRule = ({
  min = '0001-01-01',
  max = '9999-12-31',
  message = messages.notADay,
  missing = message,
}: DateLimits = {}): ValueRule<CivilDate> => ({
  schema: { type: 'string', format: 'date' },
  tidy: (given) => given,
  problemWith(value) {
    if (value === undefined || value === null || value === '') return missing;
    return isCivilDate(value) && value >= min && value <= max ? null : message;
  },
});

/** A list of at most `max` days; a day that is repeated counts once. */
export const dayListRule = (max: number, message: string): ValueRule<CivilDate[]> => {
  const { problemWith } = dateRule();
  const isDayList = (value: unknown) =>
    Array.isArray(value) && value.length <= max && value.every((day) => problemWith(day) === null);
  const schema = { type: 'array', items: { type: 'string', format: 'date' }, maxItems: max };
  return tidiedBy((given) => (Array.isArray(given) ? [...new Set(given)] : given), accept(isDayList, message, schema));
};

export const eventDateRule = (): ValueRule<CivilDate> =>
  dateRule({ ...limits.eventDate, message: messages.dateInvalid, missing: messages.dateRequired });

const sinceFirstBirth = dateRule({
  min: limits.dateOfBirth.min,
  message: messages.dateInvalid,
  missing: messages.dateOfBirthRequired,
});

/** A day from 1900 to today, if today is given. */
export function dateOfBirthRule(today?: CivilDate): ValueRule<CivilDate> {
  const { problemWith, schema, tidy } = sinceFirstBirth;
  const isLater = (value: unknown) => today !== undefined && (value as CivilDate) > today;
  return {
    schema,
    tidy,
    problemWith: (value) => problemWith(value) ?? (isLater(value) ? messages.bornInFuture : null),
  };
}

/**
 * The sentence on a date of birth with which a child cannot be added today, or null. Parents add children of 3 to 19 years,
 * staff of any age.
 */
export function birthProblem(dateOfBirth: CivilDate, today: CivilDate, { byParent }: { byParent: boolean }) {
  if (byParent && dateOfBirth <= today && !isPlayingAge(dateOfBirth, today)) return messages.childAge;
  return dateOfBirthRule(today).problemWith(dateOfBirth);
}

const clockPattern = '([01]\\d|2[0-3]):[0-5]\\d';

/** A wall-clock time as `HH:MM`. */
export const timeRule = (message: string = messages.timeInvalid): ValueRule<ClockTime> =>
  accept(isClockTime, message, { type: 'string', pattern: `^${clockPattern}$` });

/** A moment by the club's wall clock, `YYYY-MM-DD HH:MM`, on a day on which events can be. */
export const wallTimeRule = (message: string = messages.deadlineInvalid): ValueRule<WallTime> =>
  accept(
    (value) => {
      if (typeof value !== 'string') return false;
      const [date, time, ...rest] = value.split(' ');
      return rest.length === 0 && eventDateRule().problemWith(date) === null && isClockTime(time);
    },
    message,
    { type: 'string', pattern: `^\\d{4}-\\d{2}-\\d{2} ${clockPattern}$` },
  );

const instantPattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z$/;

/** A moment in UTC, as in our responses. */
export const instantRule = (): ValueRule<string> =>
  accept(
    (value) => typeof value === 'string' && isCivilDate(instantPattern.exec(value)?.[1]),
    messages.instantInvalid,
    { type: 'string', format: 'date-time' },
  );
