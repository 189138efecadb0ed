import { limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { accept, tidiedBy, type ValueRule, valueOf } from './value-rule.ts';

const isWholeNumber = (value: unknown, { min, max }: { min: number; max: number }): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

export const wholeNumberRule = (
  range: { min: number; max: number },
  message: string = messages.notAWholeNumber(range.min, range.max),
): ValueRule<number> =>
  accept((value) => isWholeNumber(value, range), message, { type: 'number', minimum: range.min, maximum: range.max });

const integer = (range: { min: number; max: number }, message: string): ValueRule<number> => {
  const rule = wholeNumberRule(range, message);
  return { ...rule, schema: { ...rule.schema, type: 'integer' } };
};

/** An id: a whole number from 1 to 2147483647. */
export const idRule = (message: string = messages.notAnId): ValueRule<number> => integer(limits.id, message);

/** Reads digits as a number, because queries, forms and files contain only text. */
export const fromDigits = <Value>(rule: ValueRule<Value>): ValueRule<Value> =>
  tidiedBy((given) => (typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : given), rule);

/** The id in an address or its query, or null: `1e3`, `0x10`, `007` and `-1` are not ids. */
export const idOf = (text: unknown): number | null =>
  typeof text === 'string' && !text.startsWith('0') ? valueOf(fromDigits(idRule()), text) : null;

/** A list of at most `max` ids; an id that is repeated counts once. */
export const idListRule = (max: number, message: string): ValueRule<number[]> => {
  const { problemWith, schema: items } = idRule();
  const isIdList = (value: unknown) =>
    Array.isArray(value) && value.length <= max && value.every((id) => problemWith(id) === null);
  const schema = { type: 'array', items, maxItems: max, example: [2] };
  return tidiedBy((given) => (Array.isArray(given) ? [...new Set(given)] : given), accept(isIdList, message, schema));
};

/** The teams involved in an event: a list of ids, the same as JSON text, or an object with numeric keys. */
export const teamListRule = (): ValueRule<number[]> => {
  const rule = idListRule(limits.teamsInvolved.max, messages.teamsInvolvedInvalid);
  return { ...tidiedBy(asList, rule), schema: { type: 'array', ...rule.schema, example: [1, 2] } };
};

function asList(given: unknown): unknown {
  if (given === null || given === '') return [];
  if (typeof given === 'string') return parsedList(given);
  const isObject = typeof given === 'object' && !Array.isArray(given);
  return isObject && Object.keys(given).every((key) => /^\d+$/.test(key)) ? Object.values(given) : given;
}

function parsedList(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? value : asList(value);
  } catch {
    return json;
  }
}

export const jerseyNumberRule = (): ValueRule<number> =>
  wholeNumberRule(limits.jerseyNumber, messages.jerseyNumberInvalid);

/** How many hours before its start an event's deadline is. */
export const deadlineHoursRule = (): ValueRule<number> => integer(limits.deadlineHours, messages.deadlineHoursInvalid);

export const weekdayRule = (): ValueRule<number> => integer({ min: 1, max: 7 }, messages.weekdayInvalid);

/** The days before an event on which a guardian is reminded: the earliest reminder first; empty for none. */
export const reminderDaysRule = (): ValueRule<number[]> => {
  const { minDays: min, maxDays: max, max: most } = limits.reminders;
  const isList = (value: unknown) =>
    Array.isArray(value) && value.length <= most && value.every((days) => isWholeNumber(days, { min, max }));
  const tidy = (given: unknown) =>
    Array.isArray(given) ? [...new Set(given as number[])].sort((one, other) => other - one) : given;
  const items = { type: 'integer', minimum: min, maximum: max };
  return tidiedBy(
    tidy,
    accept(isList, messages.reminderDaysInvalid, { type: 'array', items, maxItems: most, example: [7, 2] }),
  );
};
