import { fields } from '@touchline/app-core';
import { limits, messages } from '@touchline/domain';
import * as z from 'zod/mini';

const email = () =>
  z
    .string()
    .check(
      z.trim(),
      z.regex(z.regexes.email, messages.emailInvalid),
      z.maxLength(limits.email.max, `Please use at most ${limits.email.max} characters`),
    );

/** What an admin may change of an account. */
const person = {
  fullName: fields.text(messages.fullNameRequired, limits.fullName),
  email: email(),
  isParent: z.boolean(),
  isCoach: z.boolean(),
  isAdmin: z.boolean(),
};

export const userSchema = z.object(person);

export type UserInput = z.input<typeof userSchema>;

/** A new account; the club says how long passwords are at least. */
export const newUserSchema = (passwordMinLength: number) =>
  z.object({
    ...person,
    username: fields.text(messages.usernameTooShort, limits.username),
    password: fields.password(passwordMinLength),
  });

export type NewUserInput = z.input<ReturnType<typeof newUserSchema>>;
