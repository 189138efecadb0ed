import { fields } from '@touchline/app-core';
import { limits, messages } from '@touchline/domain';
import * as z from 'zod/mini';

/** Another email address requires the current password. The present name may stay. */
export const profileSchema = (presentEmail: string, present: string) =>
  z
    .object({
      fullName: fields.personName({ ...limits.fullName, message: messages.fullNameRequired, present }),
      email: fields.usernameEmail(),
      phone: fields.optionalName(limits.phone.max),
      bio: fields.optionalText(limits.bio.max),
      currentPassword: z.string(),
    })
    .check(
      z.refine(({ email, currentPassword }) => sameEmail(email, presentEmail) || currentPassword !== '', {
        error: messages.currentPasswordRequired,
        path: ['currentPassword'],
      }),
    );

export type ProfileFields = z.output<ReturnType<typeof profileSchema>>;

/** The server stores addresses in lower case. */
export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

export const passwordSchema = (min: number) =>
  z
    .object({
      currentPassword: fields.currentPassword(messages.currentPasswordRequired),
      newPassword: fields.password(min),
      confirmPassword: z.string(),
      endFeeds: z.boolean(),
    })
    .check(
      z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
        error: messages.passwordsDiffer,
        path: ['confirmPassword'],
      }),
    );

export const noPasswords = { currentPassword: '', newPassword: '', confirmPassword: '', endFeeds: false };
