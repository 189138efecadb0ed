import { fields } from '@touchline/app-core';
import { limits, messages } from '@touchline/domain';
import * as z from 'zod/mini';
import { type RoleFlag, roles } from './user-roles.ts';

/** The present name may stay. */
const userFields = (present?: string) => ({
  fullName: fields.personName({ ...limits.fullName, message: messages.fullNameRequired, present }),
  email: fields.email(),
  roles: z.array(z.enum(roles.map(({ flag }) => flag))),
  currentPassword: z.string(),
});

type Values = { email: string; roles: RoleFlag[] };

const guardedRoles: RoleFlag[] = ['isAdmin', 'isWelfareOfficer'];

/** Whether a change can let somebody into an account, everywhere, or to the names of all children, so that it takes the own password. */
export const takesPassword = (values: Values, present: Values = { email: values.email, roles: [] }): boolean =>
  values.email.trim().toLowerCase() !== present.email ||
  guardedRoles.some((flag) => values.roles.includes(flag) !== present.roles.includes(flag));

const ownPassword = <Schema extends Values & { currentPassword: string }>(present?: Values) =>
  z.refine<Schema>((values) => values.currentPassword !== '' || !takesPassword(values, present), {
    error: messages.currentPasswordRequired,
    path: ['currentPassword'],
  });

export const userSchema = (present: Values & { fullName: string }) =>
  z.pipe(z.object(userFields(present.fullName)).check(ownPassword(present)), z.transform(withRoleFlags));

/** A user who is invited chooses the password. */
export const newUserSchema = (passwordMinLength: number, isInvited: boolean) =>
  z.pipe(
    z
      .object({
        ...userFields(),
        username: fields.nameOrEmpty({ ...limits.username, message: messages.usernameTooShort }),
        password: isInvited ? z.string() : fields.password(passwordMinLength),
      })
      .check(ownPassword()),
    z.transform(({ password, username, ...values }) => ({
      ...withRoleFlags(values),
      username: username || values.email,
      ...(isInvited ? { sendInvitation: true } : { password }),
    })),
  );

/** Turns the list of roles into the API's flags, and leaves a password out that was not asked for. */
function withRoleFlags<Fields extends { roles: RoleFlag[]; currentPassword: string }>({
  roles,
  currentPassword,
  ...values
}: Fields) {
  return {
    ...values,
    ...(currentPassword && { currentPassword }),
    isAdmin: roles.includes('isAdmin'),
    isCoach: roles.includes('isCoach'),
    isWelfareOfficer: roles.includes('isWelfareOfficer'),
    isParent: roles.includes('isParent'),
  };
}
