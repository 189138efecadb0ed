import { limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { isOverlong } from '../names/tidy-name.ts';
import { accept, type ValueRule } from './value-rule.ts';

export interface TextLimits {
  min?: number;
  max?: number;
  /** The sentence when the text is missing or too short. */
  message?: string;
}

/** The number of Unicode characters; -1 for a value that is not a string. */
export const lengthOf = (value: unknown): number =>
  typeof value === 'string' ? value.replace(surrogatePairs, '_').length : -1;

const surrogatePairs = /[\ud800-\udbff][\udc00-\udfff]/g;

/** A text of `min` to `max` characters, tidied by `change`. `problemOf` is the sentence on what else is wrong. */
export function lengthRule(
  { min, max, message }: Required<TextLimits>,
  change: (text: string) => string,
  problemOf: (text: string) => string | null = () => null,
): ValueRule<string> {
  return {
    schema: { type: 'string', minLength: min, maxLength: max },
    tidy(given) {
      if (typeof given !== 'string') return given;
      // Cut, but still too long: normalising it would take too much time.
      return isOverlong(given, max) ? given.slice(0, 4 * max) : change(given);
    },
    problemWith(value) {
      const length = lengthOf(value);
      if (length > max) return messages.tooLong(max);
      return length < min ? message : problemOf(value as string);
    },
  };
}

/** Free text: line breaks are kept, spaces around it are dropped. */
export const textRule = ({
  min = 0,
  max = limits.text.max,
  message = messages.notText,
}: TextLimits = {}): ValueRule<string> =>
  lengthRule({ min, max, message }, (text) => text.replace(/\r\n?/g, '\n').trim());

/** A new password: any characters, kept as they are. A club may ask for more than 6. */
export const passwordRule = (min: number = limits.password.min): ValueRule<string> => ({
  ...lengthRule({ min, max: limits.password.max, message: messages.passwordTooShort(min) }, (password) => password),
  schema: { type: 'string', format: 'password', minLength: limits.password.min, maxLength: limits.password.max },
});

/** A username or password to sign in with; not tidied, because it is only compared. */
export const credentialRule = (max: number, message: string): ValueRule<string> =>
  accept((value) => lengthOf(value) >= 1 && lengthOf(value) <= max, message, {
    type: 'string',
    minLength: 1,
    maxLength: max,
  });
