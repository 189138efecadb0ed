import { excerpt } from './cells/excerpt.ts';
import { leagueNamed, type NamedLeague } from './league-reference.ts';
import { childKey, type ImportedChild, type ImportedMember, type ImportedTeam } from './imported-rows.ts';
import { type NamedTeam, teamNamed } from './named-team.ts';
import { couldMean, didYouMean, leftOutByChoice, type RegisteredChild, nearOf } from './near-children.ts';
import { type Choice } from './preview/choices.ts';
import { wrongCell } from './row-problem.ts';
import { type Decided, type Outcome, type Resolved } from './row-result.ts';

/** Adds the id of the team's league. */
export function inLeague<Team extends ImportedTeam>(
  team: Team,
  leaguesByName: Map<string, NamedLeague[]>,
): Resolved<Team & { leagueId: number }> {
  const league = leagueNamed(team.league, leaguesByName);
  return 'problem' in league ? league : { fields: { ...team, leagueId: league.fields.id } };
}

interface Known {
  teamsByName: Map<string, NamedTeam[]>;
  childrenByKey: Map<string, { id: number }>;
  childrenByBirth: Map<string, RegisteredChild[]>;
}

/** Adds the ids of the member's team and child. */
export function onRoster<Member extends ImportedMember>(
  member: Member,
  { teamsByName, childrenByKey, childrenByBirth }: Known,
  choice?: Choice,
): Decided<Member & { teamId: number; childId: number }> {
  const team = teamNamed(member, teamsByName);
  if ('problem' in team) return team;
  const place = { ...member, teamId: team.fields.id };
  const child = childrenByKey.get(childKey(member));
  if (child) return { fields: { ...place, childId: child.id } };
  const near = nearOf(member, childrenByBirth);
  const meant = near.find(({ id }) => id === choice);
  if (meant) return { fields: { ...place, childId: meant.id } };
  if (near.length > 0 && choice === 'skip') return { skipped: leftOutByChoice };
  const what = `is not the name of a player born on ${member.dateOfBirth}`;
  if (near.length === 0) return wrongCell('childName', member.writtenName, what, importPlayer);
  const advice = near.length === 1 ? didYouMean(near) : importPlayer;
  return couldMean(near, wrongCell('childName', member.writtenName, what, advice));
}

const importPlayer = 'Import the player first, or correct childName or dateOfBirth.';

/** An account that a row can name as the parent. */
export interface NamedAccount {
  id: number;
  isParent: boolean;
  isActive: boolean;
  /** The email of an account that its owner made is unverified. */
  hasUnverifiedEmail: boolean;
}

/** What comes of the addresses in a row. */
export interface ImportedParents {
  /** The accounts that become guardians, in the order of the row: the first becomes the primary one. */
  parentIds: number[];
  /** The addresses of people who can be invited unless they are guardians: those of parents, and those without an account. */
  invitees: string[];
  /** For the admin, on each address that is not linked. */
  notes: string[];
}

/** Links verified accounts and those that an admin has made. */
export function parentsOf(
  { parentEmails }: Pick<ImportedChild, 'parentEmails'>,
  accountsByEmail: Map<string, NamedAccount>,
): ImportedParents {
  const parents: ImportedParents = { parentIds: [], invitees: [], notes: [] };
  for (const parentEmail of parentEmails) {
    const account = accountsByEmail.get(parentEmail);
    const note = account ? obstacleOf(account, excerpt(parentEmail)) : missing(excerpt(parentEmail));
    if (account && note === null) parents.parentIds.push(account.id);
    if (note !== null) parents.notes.push(note);
    if (!account || (account.isActive && account.isParent)) parents.invitees.push(parentEmail);
  }
  return parents;
}

const missing = (email: string) => `There is no account with the email ${email}`;

/** Why an account is not linked, or null. */
function obstacleOf({ isParent, isActive, hasUnverifiedEmail }: NamedAccount, email: string): string | null {
  if (!isActive) return `The account ${email} is deactivated`;
  if (!isParent) return `The account ${email} is not a parent`;
  if (!hasUnverifiedEmail) return null;
  return `The account ${email} exists but its email is unverified; assign the player manually`;
}

/** The outcome of a new row. */
export const importedWith = (...parts: { notes: readonly string[] }[]): Outcome => ({
  message: ['Imported', ...parts.flatMap(({ notes }) => notes)].join('. '),
});

/** The outcome of a child that exists, and whose age group was set by hand until now. */
export const ageGroupCleared = (before: string): Outcome => ({
  message: 'Already exists. The age group follows from the date of birth again',
  values: [{ field: 'ageGroup', before, after: null }],
});
