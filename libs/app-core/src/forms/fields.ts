import { isCivilDate, isClockTime, limits, messages } from '@touchline/domain';
import * as z from 'zod/mini';

/** The parts of form schemas, with the limits and sentences of domain: `z.object({ name: fields.text(messages.nameRequired) })`. */
export const fields = {
  /** Text that must be there. */
  text: (required: string, { min = 1, max = limits.name.max }: { min?: number; max?: number } = {}) =>
    z.string().check(z.trim(), z.minLength(min, required), tooLong(max)),

  /** Text that may be missing; nothing is sent as null. */
  optionalText: (max: number) =>
    z.pipe(
      z.string().check(z.trim(), tooLong(max)),
      z.transform((text) => text || null),
    ),

  email: () =>
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^\S*$/, messages.emailHasSpaces),
        z.regex(z.regexes.email, messages.emailInvalid),
        tooLong(limits.email.max),
      ),

  password: (min: number = limits.password.min) =>
    z.string().check(z.minLength(min, messages.passwordTooShort(min)), tooLong(limits.password.max)),

  /** A choice of a select whose values are ids. */
  id: (required: string) =>
    z.pipe(
      z.string().check(z.minLength(1, required)),
      z.transform((id) => Number(id)),
    ),

  /** The same, and nothing chosen is null. */
  optionalId: () =>
    z.pipe(
      z.string(),
      z.transform((id) => (id ? Number(id) : null)),
    ),

  date: (required: string) =>
    z.string().check(
      z.minLength(1, required),
      z.refine((date) => isCivilDate(date), messages.dateInvalid),
    ),

  time: (required: string) =>
    z.string().check(
      z.minLength(1, required),
      z.refine((time) => isClockTime(time), required),
    ),

  /** A time that may be missing; nothing is sent as null. */
  optionalTime: () =>
    z.pipe(
      z.string().check(z.refine((time) => time === '' || isClockTime(time), 'Please enter a time')),
      z.transform((time) => time || null),
    ),
};

const tooLong = (max: number) => z.maxLength(max, `Please use at most ${max} characters`);
