import { from, id, rule, type Rule } from './rules.ts';

const asNumber = (given: unknown) => (typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : given);

/** A whole number of a query. */
export const count = (min: number, max: number): Rule<number> =>
  from(
    asNumber,
    rule(
      (given) => Number.isInteger(given) && (given as number) >= min && (given as number) <= max,
      (given, member) =>
        typeof given === 'number' && given < min
          ? `${member} must not be less than ${min}`
          : `${member} must not be greater than ${max}`,
    ),
  );

/** An id of a query. */
export const idText = (): Rule<number> => from(asNumber, id());
