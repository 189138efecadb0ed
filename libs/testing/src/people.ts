import { type SessionUser } from '@touchline/api-client';
import { add, passwordMark, sessionUser } from '@touchline/demo-server';
import { sampleAccounts } from '@touchline/domain';
import { club } from './club.ts';

/** A user; a role means the user of the sample club who has it. */
export type Person = SessionUser | 'parent' | 'coach' | 'admin';

type Fields = Partial<Omit<SessionUser, 'id'>>;

/** A new parent without children, whose password is `touchline`. */
export const aParent = (fields: Fields = {}): SessionUser =>
  aPerson({ fullName: 'Jordan Ellis', isParent: true, ...fields });

export const aCoach = (fields: Fields = {}): SessionUser =>
  aPerson({ fullName: 'Sam Carter', isCoach: true, ...fields });

export const anAdmin = (fields: Fields = {}): SessionUser =>
  aPerson({ fullName: 'Robin Hayes', isAdmin: true, ...fields });

export const aWelfareOfficer = (fields: Fields = {}): SessionUser =>
  aPerson({ fullName: 'Willa Frost', isWelfareOfficer: true, ...fields });

export function accountOf(person: Person): SessionUser {
  if (typeof person !== 'string') return person;
  const { email } = sampleAccounts.find(({ role }) => role.toLowerCase() === person)!;
  return club().arrange(({ users }) => sessionUser(users.find((user) => user.email === email)!));
}

function aPerson(fields: Fields): SessionUser {
  return club().arrange(({ users }) => {
    const email = fields.email ?? `person${users.length + 1}@touchline.example`;
    const { isEmailVerified = true, ...given } = fields;
    const blank = { phone: null, bio: null, isParent: false, isCoach: false, isAdmin: false };
    const account = { ...blank, fullName: '', username: email, ...given, email };
    const known = { isActive: true, hasSignedIn: true, hasUnverifiedEmail: !isEmailVerified };
    const kept = { ...known, passwordMark: passwordMark('touchline') };
    return sessionUser(add(users, { ...account, ...kept }));
  });
}
