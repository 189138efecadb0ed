import { type CoachDto, type ParentDto, type UserCountsDto, type UserDto } from '@touchline/api-client';
import {
  choiceRule,
  emailRule,
  flagRule,
  hasClubRole,
  isLastAdmin,
  limits,
  messages,
  nameRule,
  omittable,
  optional,
  passwordRule,
} from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { add, openTeams, sortBy, type UserRow } from '../server/club-data.ts';
import { pageOf, searched, searchedPage, searchRules } from '../server/page.ts';
import { HttpError } from '../server/http-error.ts';
import { booleanRule, check, definedOnly } from '../server/validation.ts';
import { assertCurrent, assertLongEnough, ownPasswordRule, passwordMark } from './passwords.ts';
import { coachedTeams, endConfirmations } from './coaches.ts';
import { assertNamesFree, fullNameRule, namesFor } from './user-names.ts';

const roleFlags = {
  parent: 'isParent',
  coach: 'isCoach',
  admin: 'isAdmin',
  'welfare-officer': 'isWelfareOfficer',
} as const;
const roleRule = choiceRule<keyof typeof roleFlags>(['parent', 'coach', 'admin', 'welfare-officer']);

/** By name, deactivated users included. */
export function listUsers(context: RequestContext): UserDto[] {
  const { role, ...only } = check(context.query, {
    ...searchRules,
    role: optional(roleRule),
    neverSignedIn: optional(flagRule()),
    coachesWithoutTeam: optional(flagRule()),
  });
  const users = byFullName(context).filter(
    (user) =>
      (!role || user[roleFlags[role]]) &&
      (!only.neverSignedIn || isNew(user)) &&
      (!only.coachesWithoutTeam || isFreeCoach(context, user)),
  );
  return searchedPage(context, users, textsOf).map(userOf);
}

export function countUsers(context: RequestContext): UserCountsDto {
  const found = searched(context, context.data.users, textsOf);
  const count = (flag: keyof UserRow) => found.filter((user) => user[flag]).length;
  return {
    all: found.length,
    neverSignedIn: found.filter(isNew).length,
    coachesWithoutTeam: found.filter((user) => isFreeCoach(context, user)).length,
    parents: count('isParent'),
    coaches: count('isCoach'),
    admins: count('isAdmin'),
    welfareOfficers: count('isWelfareOfficer'),
  };
}

export const listParents = (context: RequestContext): ParentDto[] =>
  searchedPage(
    context,
    byFullName(context).filter(({ isParent, isActive }) => isParent && isActive),
    ({ fullName, email }) => [fullName, email],
  ).map(({ id, fullName, email }) => ({ id, fullName, email }));

export const listCoaches = (context: RequestContext): CoachDto[] =>
  pageOf(
    context,
    byFullName(context).filter(({ isCoach, isActive }) => isCoach && isActive),
  ).map(({ id, fullName }) => ({ id, fullName }));

export function createUser(context: RequestContext): UserDto {
  const isInvited = (context.body as { sendInvitation?: unknown }).sendInvitation === true;
  const { isParent, isCoach, isAdmin, isWelfareOfficer, sendInvitation, currentPassword, ...fields } = check(
    context.body,
    {
      username: nameRule({ ...limits.username, message: messages.usernameTooShort }),
      password: isInvited ? omittable(passwordRule()) : passwordRule(),
      sendInvitation: optional(booleanRule()),
      fullName: fullNameRule(),
      email: emailRule(),
      isParent: optional(booleanRule()),
      isCoach: optional(booleanRule()),
      isAdmin: optional(booleanRule()),
      isWelfareOfficer: optional(booleanRule()),
      currentPassword: optional(ownPasswordRule()),
    },
  );
  assertIfGiven(context, currentPassword);
  const { password: given, ...person } = fields;
  if (given !== undefined) assertLongEnough(context, given);
  if (sendInvitation && !context.club.sendsMail) throw new HttpError(409, messages.mailNotSetUp);
  if (isAdmin || isWelfareOfficer) assertCurrent(context.me, currentPassword);
  assertNamesFree(context.data, person);
  return userOf(
    add<UserRow>(context.data.users, {
      ...person,
      // Nobody has a password with an empty mark.
      passwordMark: given === undefined ? '' : passwordMark(given),
      phone: null,
      bio: null,
      isParent: isParent ?? false,
      isCoach: isCoach ?? false,
      isAdmin: isAdmin ?? false,
      isWelfareOfficer: isWelfareOfficer ?? false,
      isActive: true,
      hasUnverifiedEmail: false,
      hasSignedIn: false,
    }),
  );
}

/** Missing members stay as they are. */
export function updateUser(context: RequestContext): UserDto {
  const { currentPassword, ...fields } = check(context.body, {
    fullName: omittable(fullNameRule(context.data.users.find(({ id }) => id === context.ids.id)?.fullName)),
    email: omittable(emailRule()),
    isParent: omittable(booleanRule()),
    isCoach: omittable(booleanRule()),
    isAdmin: omittable(booleanRule()),
    isWelfareOfficer: omittable(booleanRule()),
    currentPassword: optional(ownPasswordRule()),
  });
  assertIfGiven(context, currentPassword);
  // An admin knows the addresses of the club's families, so a new one counts as verified.
  return change(
    context,
    (user) => ({
      ...fields,
      ...namesFor(user, fields.email),
      ...(fields.email !== undefined && fields.email !== user.email && { hasUnverifiedEmail: false }),
    }),
    currentPassword,
  );
}

export const makeCoach = (context: RequestContext): UserDto => change(context, () => ({ isCoach: true }));

export const removeCoach = (context: RequestContext): UserDto => change(context, () => ({ isCoach: false }));

export function deactivateUser(context: RequestContext): UserDto {
  if (context.ids.id === context.me.id) throw new HttpError(409, messages.ownDeactivation);
  return change(context, () => ({ isActive: false }));
}

export const reactivateUser = (context: RequestContext): UserDto => change(context, () => ({ isActive: true }));

export const reopenSearch = (context: RequestContext): UserDto => change(context, () => ({ isSearchClosed: false }));

export function setPassword(context: RequestContext): void {
  const fields = check(context.body, { password: passwordRule(), currentPassword: optional(ownPasswordRule()) });
  const { password, currentPassword } = fields;
  if (!context.data.users.some(({ id }) => id === context.ids.id)) throw new HttpError(404, messages.userUnknown);
  assertLongEnough(context, password);
  assertIfGiven(context, currentPassword);
  change(context, () => ({ passwordMark: passwordMark(password) }), currentPassword);
  if (context.ids.id === context.me.id) context.session.userId = null;
  context.response.status = 204;
}

/** A wrong password is an error, also for a change that takes none. */
function assertIfGiven({ me }: RequestContext, currentPassword: string | null | undefined): void {
  if (currentPassword) assertCurrent(me, currentPassword);
}

/**
 * Throws when the club would lose its last active admin. What can let somebody in, or to the names of all children, takes the admin's own
 * password.
 */
function change(
  { data, me, ids, response }: RequestContext,
  changesOf: (user: UserRow) => Partial<UserRow>,
  currentPassword?: string | null,
): UserDto {
  const user = data.users.find(({ id }) => id === ids.id);
  if (!user) throw new HttpError(404, messages.userUnknown);
  const changes = definedOnly(changesOf(user));
  const after = { ...user, ...changes };
  if (isLastAdmin(data.users, user.id) && !(after.isAdmin && after.isActive))
    throw new HttpError(409, messages.lastAdmin);
  const isPromoted = hasClubRole(after) && !hasClubRole(user);
  if (isPromoted && data.restrictedGuardians.some(({ userId }) => userId === user.id)) {
    throw new HttpError(409, messages.restrictedBecomesStaff);
  }
  const isChanged = (name: keyof UserRow) => name in changes && changes[name] !== (user[name] ?? false);
  if (guarded.some(isChanged)) assertCurrent(me, currentPassword);
  assertNamesFree(data, changes, user.id);
  response.status = 200;
  if (changes.isCoach === false || changes.isActive === false) endConfirmations(data, user.id);
  return userOf(Object.assign(user, changes));
}

const guarded = ['email', 'passwordMark', 'isAdmin', 'isWelfareOfficer'] as const;

const textsOf = ({ fullName, email, username }: UserRow) => [fullName, email, username];

const byFullName = ({ data }: RequestContext) => sortBy(data.users, (user) => [user.fullName.toLowerCase(), user.id]);

const hasSignedIn = ({ hasSignedIn: known = true }: UserRow): boolean => known;

/** An active user who has never signed in. */
const isNew = (user: UserRow): boolean => user.isActive && !hasSignedIn(user);

/** An active coach without a team. */
const isFreeCoach = ({ data }: RequestContext, { id, isCoach, isActive }: UserRow): boolean =>
  isCoach && isActive && openTeams({ teams: coachedTeams(data, id) }).length === 0;

const userOf = (row: UserRow): UserDto => {
  const { passwordMark: _, hasUnverifiedEmail, isSearchClosed = false, hasSecondFactor = false, ...user } = row;
  return {
    ...user,
    isWelfareOfficer: row.isWelfareOfficer ?? false,
    hasSecondFactor,
    isEmailVerified: !hasUnverifiedEmail,
    hasSignedIn: hasSignedIn(row),
    isSearchClosed,
  };
};
