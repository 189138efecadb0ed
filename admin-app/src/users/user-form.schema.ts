import { fields } from '@touchline/app-core';
import { limits, messages } from '@touchline/domain';
import * as z from 'zod/mini';
import { type RoleFlag } from './user-roles.ts';

const userFields = {
  fullName: fields.name({ ...limits.fullName, message: messages.fullNameRequired }),
  email: fields.email(),
  roles: z.array(z.enum(['isAdmin', 'isCoach', 'isParent'])),
};

export const userSchema = z.pipe(z.object(userFields), z.transform(withRoleFlags));

/** A user who is invited chooses the password. */
export const newUserSchema = (passwordMinLength: number, isInvited: boolean) =>
  z.pipe(
    z.object({
      ...userFields,
      username: fields.name({ ...limits.username, message: messages.usernameTooShort }),
      password: isInvited ? z.string() : fields.password(passwordMinLength),
    }),
    z.transform(({ password, ...values }) => ({
      ...withRoleFlags(values),
      ...(isInvited ? { sendInvitation: true } : { password }),
    })),
  );

/** Turns the list of roles into the API's flags. */
function withRoleFlags<Values extends { roles: RoleFlag[] }>({ roles, ...values }: Values) {
  return {
    ...values,
    isAdmin: roles.includes('isAdmin'),
    isCoach: roles.includes('isCoach'),
    isParent: roles.includes('isParent'),
  };
}
