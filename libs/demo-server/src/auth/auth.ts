import { type SessionUserDto } from '@touchline/api-client';
import {
  accept,
  credentialRule,
  emailRule,
  limits,
  messages,
  normalizeEmail,
  optional,
  passwordRule,
  personNameRule,
} from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { add, type UserRow } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { booleanRule, check } from '../server/validation.ts';
import { assertLongEnough, passwordMark } from '../users/passwords.ts';
import { isNamed } from '../users/user-names.ts';

export const getMe = ({ me }: RequestContext): SessionUserDto => sessionUser(me);

export function login({ body, data, session, response }: RequestContext): SessionUserDto {
  const credentials = check(body, {
    username: credentialRule(limits.username.max, messages.usernameRequired),
    password: credentialRule(limits.password.max, messages.passwordRequired),
    // Checked, but nobody has a second factor in the demo.
    code: optional(credentialRule(limits.code.max, messages.codeRequired)),
  });
  const user = data.users.find((known) => isNamed(known, normalizeEmail(credentials.username)));
  if (!user?.isActive || user.passwordMark !== passwordMark(credentials.password)) {
    throw new HttpError(401, messages.invalidCredentials);
  }
  session.userId = user.id;
  user.hasSignedIn = true;
  response.status = 200;
  return sessionUser(user);
}

/** Always creates a parent. */
export function register(context: RequestContext): SessionUserDto {
  const { body, data, session } = context;
  const fields = check(body, {
    email: emailRule(),
    password: passwordRule(),
    fullName: personNameRule({ ...limits.fullName, message: messages.fullNameRequired }),
    username: optional(accept<string>((given) => typeof given === 'string', '$property must be a string')),
    isParent: optional(booleanRule()),
  });
  assertLongEnough(context, fields.password);
  if (data.users.some((known) => isNamed(known, fields.email))) throw new HttpError(409, messages.emailTaken);
  const user = add<UserRow>(data.users, {
    username: fields.email,
    email: fields.email,
    fullName: fields.fullName,
    passwordMark: passwordMark(fields.password),
    phone: null,
    bio: null,
    isParent: true,
    isCoach: false,
    isAdmin: false,
    isActive: true,
    hasUnverifiedEmail: true,
    hasSignedIn: true,
  });
  session.userId = user.id;
  return sessionUser(user);
}

export function logout({ session, response }: RequestContext): void {
  session.userId = null;
  response.status = 204;
}

/** A user without what only admins and the server see. */
export const sessionUser = ({
  isActive: _,
  isSearchClosed: _closed,
  hasSignedIn: _signedIn,
  hasUnverifiedEmail,
  passwordMark: _mark,
  ...user
}: UserRow): SessionUserDto => ({ ...usual, ...user, isEmailVerified: !hasUnverifiedEmail });

/** Nobody can set up a second factor in the demo. */
const usual = { isWelfareOfficer: false, hasSecondFactor: false, needsSecondFactor: false };
