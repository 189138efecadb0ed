import { type Child } from '../../src/children/child.entity.ts';
import { type Team } from '../../src/teams/team.entity.ts';
import { type User } from '../../src/users/user.entity.ts';
import { type Api } from './api.ts';
import { type ClubApp } from './club-app.ts';
import { aParent, buildChild, buildGuardianship } from './factories.ts';

let births = 0;
/** A date of birth of a child of about 13 that no other child of these tests has. */
const birthday = () => new Date(Date.UTC(2013, 0, ++births)).toISOString().slice(0, 10);

/** A parent whom the club can mail. */
export const aVerifiedParent = (club: ClubApp, fields: Partial<User> = {}) =>
  aParent(club, { hasUnverifiedEmail: false, ...fields });

export interface Family {
  child: Child;
  /** The first is the primary one; each has a household of their own. */
  guardians: User[];
  /** Their API clients. */
  apis: Api[];
}

/** A child with guardians, each in a household of their own, signed in. */
export async function buildFamily(club: ClubApp, size = 2, team?: Team): Promise<Family> {
  const guardians = await Promise.all(Array.from({ length: size }, () => aVerifiedParent(club)));
  const child = await buildChild(club, { guardian: guardians[0], team, dateOfBirth: birthday() });
  for (const guardian of guardians.slice(1)) await buildGuardianship(club, child, guardian);
  return { child, guardians, apis: await Promise.all(guardians.map(({ email }) => club.signIn(email))) };
}

/** Proves that a session knows the child: adding it answers 409. */
export async function addAgain(api: Api, { name, dateOfBirth }: Pick<Child, 'name' | 'dateOfBirth'>): Promise<void> {
  const { status } = await api.post('/api/children', { name, dateOfBirth });
  if (status !== 409) throw new Error(`Adding ${name} again answered ${status}`);
}

/** Signs in a parent who has asked for access to a child. */
export async function aRequester(club: ClubApp, child: Child, fields: Partial<User> = {}) {
  const user = await aVerifiedParent(club, fields);
  const api = await club.signIn(user.email);
  await addAgain(api, child);
  const { status, body: request } = await api.post(`/api/children/${child.id}/access-requests`);
  if (status !== 201) throw new Error(`The request answered ${status}`);
  return { user, api, request };
}
