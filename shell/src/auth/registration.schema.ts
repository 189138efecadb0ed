import { fields } from '@touchline/app-core';
import { limits, messages } from '@touchline/domain';
import * as z from 'zod/mini';

/** What somebody must give to register; the password's minimum is the club's. */
export const registrationSchema = (passwordMin: number) =>
  z
    .object({
      fullName: fields.name({ ...limits.fullName, message: messages.fullNameRequired }),
      email: fields.usernameEmail(),
      password: fields.password(passwordMin),
      confirmPassword: fields.password(passwordMin),
    })
    .check(
      z.refine(({ password, confirmPassword }) => password === confirmPassword, {
        message: messages.passwordsDiffer,
        path: ['confirmPassword'],
      }),
    );
