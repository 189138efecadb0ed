import { type Refined } from './outcome.ts';
import { childKey, type ImportedChild, type ImportedMember, type ImportedTeam } from './rows.ts';
import { shown } from './shown.ts';

/** A team that a row may mean. */
export interface NamedTeam {
  id: number;
  foldedName: string;
  /** Its league's name, folded. */
  foldedLeagueName: string | null;
}

/** The team with the id of the league that it names. */
export function inLeague<Team extends ImportedTeam>(
  team: Team,
  leaguesByName: Map<string, { id: number }[]>,
): Refined<Team & { leagueId: number }> {
  const [league, another] = leaguesByName.get(team.foldedLeagueName) ?? [];
  if (!league) return { wrong: `There is no league named "${shown(team.leagueName)}"` };
  if (another) return { wrong: `Several leagues are named "${shown(team.leagueName)}"` };
  return { fields: { ...team, leagueId: league.id } };
}

/** The roster's row with the ids of team and child. */
export function onRoster<Member extends ImportedMember>(
  member: Member,
  teamsByName: Map<string, NamedTeam[]>,
  childrenByKey: Map<string, { id: number }>,
): Refined<Member & { teamId: number; childId: number }> {
  const { teamName, leagueName, foldedLeagueName } = member;
  const named = teamsByName.get(member.foldedTeamName) ?? [];
  const [team, another] = named.filter(
    (known) => foldedLeagueName === null || known.foldedLeagueName === foldedLeagueName,
  );
  const which = `named "${shown(teamName)}"${leagueName === null ? '' : ` in a league named "${shown(leagueName)}"`}`;
  if (!team) return { wrong: `There is no team ${which}` };
  if (another) return { wrong: `Several teams are ${which}${leagueName === null ? ': name the league' : ''}` };
  const child = childrenByKey.get(childKey(member));
  if (!child) return { wrong: `There is no player named "${shown(member.name)}" born on ${member.dateOfBirth}` };
  return { fields: { ...member, teamId: team.id, childId: child.id } };
}

/** An account as far as a file may give it a child. */
export interface NamedAccount {
  id: number;
  isParent: boolean;
  isActive: boolean;
  /** Nobody has checked the e-mail of an account that its owner made. */
  selfRegistered: boolean;
}

/** The account that gets the child, if it may; and what the admin should know if not. */
export function parentOf(
  { parentEmail }: ImportedChild,
  accountsByEmail: Map<string, NamedAccount>,
): { parentId: number | null; note?: string } {
  if (parentEmail === null) return { parentId: null };
  const account = accountsByEmail.get(parentEmail);
  const email = shown(parentEmail);
  if (!account?.isActive) return { parentId: null, note: `There is no account with the email ${email}` };
  if (!account.isParent) return { parentId: null, note: `The account ${email} is not a parent’s` };
  if (account.selfRegistered) {
    return {
      parentId: null,
      note: `The account ${email} exists; assign the player to it by hand, since nobody has checked its email`,
    };
  }
  return { parentId: account.id };
}
