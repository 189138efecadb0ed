import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { isEmail, ValidateBy, ValidateIf } from 'class-validator';
import {
  hasInvisible,
  isCivilDate,
  isClockTime,
  isOverlong,
  limits,
  lookAlikeProblem,
  messages,
  normalizeEmail,
  tidyName,
} from '@touchline/domain';

interface DayOptions {
  message?: string;
  /** The sentence when there is none at all; else the same. */
  missing?: string;
  /** The first acceptable day. */
  min?: string;
  /** The last acceptable day. */
  max?: string;
}

interface Options {
  /** The sentence that people read. */
  message?: string;
  max?: number;
  min?: number;
}

const rule = (name: string, message: string, holds: (value: unknown) => boolean) =>
  ValidateBy({ name, validator: { validate: holds, defaultMessage: () => message } });

/** Changes a text before its rule sees it. One that is far too long stays as it is, for the rule to refuse. */
const onText = (max: number, change: (text: string) => string) =>
  Transform(({ value }: TransformFnParams) =>
    typeof value === 'string' && !isOverlong(value, max) ? change(value) : (value as unknown),
  );

const lengthOf = (value: unknown) => (typeof value === 'string' ? Array.from(value).length : -1);

/** Text of a length, counted in characters as people count them. `problemOf` is the sentence on what else is wrong. */
function lengthRule(
  name: string,
  min: number,
  max: number,
  tooShort: string,
  problemOf: (text: string) => string | null = () => null,
) {
  const problem = (value: unknown): string | null => {
    if (lengthOf(value) > max) return `$property must be at most ${max} characters`;
    return lengthOf(value) < min ? tooShort : problemOf(value as string);
  };
  return ValidateBy({
    name,
    validator: { validate: (value) => !problem(value), defaultMessage: (about) => problem(about?.value) ?? '' },
  });
}

const invisibleProblem = (text: string) => (hasInvisible(text) ? messages.invisibleCharacters : null);

/** May be missing, which leaves things as they are; null is no value for it. */
export const Omittable = () => ValidateIf((_fields, value) => value !== undefined);

/** A name of somebody or something: tidied, one line, 1 to 100 characters unless said otherwise. */
export const IsName = ({
  min = limits.name.min,
  max = limits.name.max,
  message = messages.nameRequired,
}: Options = {}) =>
  applyDecorators(
    onText(max, tidyName),
    lengthRule('isName', min, max, message, invisibleProblem),
    ApiProperty({ minLength: min, maxLength: max }),
  );

/** Free text, line breaks kept, spaces around dropped. */
export const IsText = ({ min = 0, max = limits.text.max, message }: Options = {}) =>
  applyDecorators(
    onText(max, (text) => text.replace(/\r\n?/g, '\n').trim()),
    lengthRule('isText', min, max, message ?? '$property must be text'),
    ApiProperty({ minLength: min, maxLength: max }),
  );

/** An id of something of ours: a whole number from 1 to 2147483647. */
export const IsId = ({ message = '$property must be an id' }: Options = {}) =>
  applyDecorators(
    rule('isId', message, isId),
    ApiProperty({ type: 'integer', minimum: limits.id.min, maximum: limits.id.max }),
  );

export const isId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= limits.id.min && (value as number) <= limits.id.max;

interface IdListOptions {
  max: number;
  message: string;
  example: number[];
}

/** A list of at most so many ids; one that comes twice counts once. */
export const IsIdList = ({ max, message, example }: IdListOptions) =>
  applyDecorators(
    Transform(({ value }: TransformFnParams) => (Array.isArray(value) ? [...new Set(value)] : (value as unknown))),
    rule('isIdList', message, (value) => Array.isArray(value) && value.length <= max && value.every(isId)),
    ApiProperty({
      type: 'array',
      items: { type: 'integer', minimum: limits.id.min, maximum: limits.id.max },
      maxItems: max,
      example,
    }),
  );

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** A real day as `YYYY-MM-DD`, from 1900 on for people and 1950 to 2199 for events. */
export const IsDay = ({
  message = messages.dateInvalid,
  missing = message,
  min = limits.dateOfBirth.min,
  max = '9999-12-31',
}: DayOptions = {}) =>
  applyDecorators(
    ValidateBy({
      name: 'isDay',
      validator: {
        validate: (value: unknown) => isCivilDate(value) && value >= min && value <= max,
        defaultMessage: (about) => (isNothing(about?.value) ? missing : message),
      },
    }),
    ApiProperty({ format: 'date' }),
  );

/** A wall-clock time as `HH:MM`. */
export const IsClock = ({ message = '$property must be a time as HH:MM' }: Options = {}) =>
  applyDecorators(rule('isClock', message, isClockTime), ApiProperty({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }));

/** An e-mail address, kept in its normal form. */
export const IsEmailAddress = () =>
  applyDecorators(
    onText(limits.email.max, normalizeEmail),
    lengthRule(
      'isEmailAddress',
      3,
      limits.email.max,
      messages.emailInvalid,
      (text) => lookAlikeProblem(text) ?? (isEmail(text) ? null : messages.emailInvalid),
    ),
    ApiProperty({ format: 'email', maxLength: limits.email.max }),
  );

/** A new password: any characters, kept as they are. The club may ask for more than 6. */
export const IsPassword = () =>
  applyDecorators(
    lengthRule('isPassword', limits.password.min, limits.password.max, messages.passwordTooShort()),
    ApiProperty({ format: 'password', minLength: limits.password.min, maxLength: limits.password.max }),
  );
