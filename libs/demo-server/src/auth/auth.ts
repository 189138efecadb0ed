import { type SessionUserDto } from '@touchline/api-client';
import {
  accept,
  credentialRule,
  emailRule,
  limits,
  messages,
  nameRule,
  normalizeEmail,
  passwordRule,
} from '@touchline/domain';
import { type Call } from '../server/call.ts';
import { add, type UserRow } from '../server/club-data.ts';
import { assertLongEnough, passwordMark } from './passwords.ts';
import { Refusal } from '../server/refusal.ts';
import { check, optional } from '../server/validation.ts';

export const getMe = ({ me }: Call): SessionUserDto => sessionUser(me);

export function login({ body, data, session, reply }: Call): SessionUserDto {
  const credentials = check(body, {
    username: credentialRule(limits.username.max, messages.usernameRequired),
    password: credentialRule(limits.password.max, messages.passwordRequired),
  });
  const user = data.users.find((known) => isNamed(known, normalizeEmail(credentials.username)));
  if (!user?.isActive || user.passwordMark !== passwordMark(credentials.password)) {
    throw new Refusal(401, messages.invalidCredentials);
  }
  session.userId = user.id;
  reply.status = 200;
  return sessionUser(user);
}

/** Makes a parent's account, whatever else the body asked for. */
export function register(call: Call): SessionUserDto {
  const { body, data, session } = call;
  const fields = check(body, {
    email: emailRule(),
    password: passwordRule(),
    fullName: nameRule({ ...limits.fullName, message: messages.fullNameRequired }),
    username: optional(accept<string>((given) => typeof given === 'string', '$property must be a string')),
  });
  assertLongEnough(call, fields.password);
  if (data.users.some((known) => isNamed(known, fields.email))) throw new Refusal(409, messages.emailTaken);
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
    selfRegistered: true,
  });
  session.userId = user.id;
  return sessionUser(user);
}

export function logout({ session, reply }: Call): void {
  session.userId = null;
  reply.status = 204;
}

/** Somebody signs in with the e-mail or the username. */
export const isNamed = (user: UserRow, typed: string) => user.email === typed || user.username.toLowerCase() === typed;

/** What people learn of their own account. */
export const sessionUser = ({
  isActive: _,
  isSearchClosed: _closed,
  selfRegistered: _self,
  passwordMark: _mark,
  ...user
}: UserRow): SessionUserDto => user;
