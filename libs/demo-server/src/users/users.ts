import { type CoachDto, type ParentDto, type UserDto } from '@touchline/api-client';
import { emailRule, isLastAdmin, limits, messages, nameRule, passwordRule } from '@touchline/domain';
import { isNamed } from '../auth/auth.ts';
import { type Call } from '../server/call.ts';
import { add, type ClubData, sortBy, type UserRow } from '../server/club-data.ts';
import { pageOf } from '../server/page.ts';
import { assertLongEnough, passwordMark } from '../auth/passwords.ts';
import { Refusal } from '../server/refusal.ts';
import { booleanRule, check, omittable, optional } from '../server/validation.ts';

/** All accounts by name, closed ones included. */
export const listUsers = (call: Call): UserDto[] => pageOf(call, byFullName(call)).map(userOf);

/** The active parents. */
export const listParents = (call: Call): ParentDto[] =>
  pageOf(
    call,
    byFullName(call).filter(({ isParent, isActive }) => isParent && isActive),
  ).map(({ id, fullName, email }) => ({ id, fullName, email }));

/** The active coaches. */
export const listCoaches = (call: Call): CoachDto[] =>
  pageOf(
    call,
    byFullName(call).filter(({ isCoach, isActive }) => isCoach && isActive),
  ).map(({ id, fullName }) => ({ id, fullName }));

export function createUser(call: Call): UserDto {
  const { isParent, isCoach, isAdmin, ...fields } = check(call.body, {
    username: nameRule({ ...limits.username, message: messages.usernameTooShort }),
    password: passwordRule(),
    fullName: fullNameRule(),
    email: emailRule(),
    isParent: optional(booleanRule()),
    isCoach: optional(booleanRule()),
    isAdmin: optional(booleanRule()),
  });
  assertLongEnough(call, fields.password);
  assertNamesFree(call.data, fields);
  const { password: given, ...person } = fields;
  return userOf(
    add<UserRow>(call.data.users, {
      ...person,
      passwordMark: passwordMark(given),
      phone: null,
      bio: null,
      isParent: isParent ?? false,
      isCoach: isCoach ?? false,
      isAdmin: isAdmin ?? false,
      isActive: true,
      selfRegistered: false,
    }),
  );
}

/** Changes what is given. A username that equals the e-mail follows it. */
export function updateUser(call: Call): UserDto {
  const fields = check(call.body, {
    fullName: omittable(fullNameRule()),
    email: omittable(emailRule()),
    isParent: omittable(booleanRule()),
    isCoach: omittable(booleanRule()),
    isAdmin: omittable(booleanRule()),
  });
  return change(call, (user) => ({ ...fields, ...namesFor(user, fields.email) }));
}

export const makeCoach = (call: Call): UserDto => change(call, () => ({ isCoach: true }));

export const removeCoach = (call: Call): UserDto => change(call, () => ({ isCoach: false }));

export function deactivateUser(call: Call): UserDto {
  if (call.ids.id === call.me.id) throw new Refusal(409, messages.ownDeactivation);
  return change(call, () => ({ isActive: false }));
}

export const reactivateUser = (call: Call): UserDto => change(call, () => ({ isActive: true }));

/** Lets the person look for and add children again. */
export const reopenSearch = (call: Call): UserDto => change(call, () => ({ isSearchClosed: false }));

export function setPassword(call: Call): void {
  const fields = check(call.body, { password: passwordRule() });
  assertLongEnough(call, fields.password);
  change(call, () => ({ passwordMark: passwordMark(fields.password) }));
  if (call.ids.id === call.me.id) call.session.userId = null;
  call.reply.status = 204;
}

export const fullNameRule = () => nameRule({ ...limits.fullName, message: messages.fullNameRequired });

/** The names that go with another e-mail. */
export const namesFor = (user: UserRow, address: string | undefined): Partial<UserRow> =>
  address === undefined ? {} : { email: address, ...(user.username === user.email && { username: address }) };

/** No two accounts have a sign-in name in common. */
export function assertNamesFree(data: ClubData, { username, email: address }: Partial<UserRow>, ownId?: number): void {
  const typed = [username, address].flatMap((text) => (text === undefined ? [] : [text.toLowerCase()]));
  if (data.users.some((other) => other.id !== ownId && typed.some((text) => isNamed(other, text)))) {
    throw new Refusal(409, messages.nameTaken);
  }
}

/** Changes the account in the path; the club keeps an active admin. */
function change({ data, ids, reply }: Call, changesOf: (user: UserRow) => Partial<UserRow>): UserDto {
  const user = data.users.find(({ id }) => id === ids.id);
  if (!user) throw new Refusal(404, messages.userUnknown);
  const given = Object.entries(changesOf(user)).filter(([, value]) => value !== undefined);
  const changes: Partial<UserRow> = Object.fromEntries(given);
  const after = { ...user, ...changes };
  if (isLastAdmin(data.users, user.id) && !(after.isAdmin && after.isActive))
    throw new Refusal(409, messages.lastAdmin);
  assertNamesFree(data, changes, user.id);
  reply.status = 200;
  return userOf(Object.assign(user, changes));
}

const byFullName = ({ data }: Call) => sortBy(data.users, (user) => [user.fullName.toLowerCase(), user.id]);

const userOf = ({ passwordMark: _, selfRegistered: _self, isSearchClosed = false, ...user }: UserRow): UserDto => ({
  ...user,
  isSearchClosed,
});
