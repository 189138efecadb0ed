import { excerpt } from './excerpt.ts';
import { childKey, type ImportedChild, type ImportedMember, type ImportedTeam } from './imported-rows.ts';
import { type Resolved } from './row-result.ts';

/** A team that a row can refer to. */
export interface NamedTeam {
  id: number;
  name: string;
  foldedName: string;
  foldedLeagueName: string | null;
}

/** A league that a row can refer to. */
export interface NamedLeague {
  id: number;
  name: string;
}

/** The only league with the name in a row. */
export function leagueNamed(
  { leagueName, foldedLeagueName }: Pick<ImportedTeam, 'leagueName' | 'foldedLeagueName'>,
  leaguesByName: Map<string, NamedLeague[]>,
): Resolved<NamedLeague> {
  const [league, another] = leaguesByName.get(foldedLeagueName) ?? [];
  if (!league) return { problem: `There is no league named "${excerpt(leagueName)}"` };
  if (another) return { problem: `Several leagues are named "${excerpt(leagueName)}"` };
  return { fields: league };
}

/** The only team with the name in a row, which must name the league as well if several teams share the name. */
export function teamNamed(
  row: Pick<ImportedMember, 'teamName' | 'foldedTeamName' | 'leagueName' | 'foldedLeagueName'>,
  teamsByName: Map<string, NamedTeam[]>,
): Resolved<NamedTeam> {
  const { teamName, leagueName, foldedLeagueName } = row;
  const named = teamsByName.get(row.foldedTeamName) ?? [];
  const [team, another] = named.filter(
    (known) => foldedLeagueName === null || known.foldedLeagueName === foldedLeagueName,
  );
  if (team && !another) return { fields: team };
  const which = `named "${excerpt(teamName)}"${leagueName === null ? '' : ` in a league named "${excerpt(leagueName)}"`}`;
  if (!team) return { problem: `There is no team ${which}` };
  return { problem: `Several teams are ${which}${leagueName === null ? ': name the league' : ''}` };
}

/** Adds the id of the team's league. */
export function inLeague<Team extends ImportedTeam>(
  team: Team,
  leaguesByName: Map<string, NamedLeague[]>,
): Resolved<Team & { leagueId: number }> {
  const league = leagueNamed(team, leaguesByName);
  return 'problem' in league ? league : { fields: { ...team, leagueId: league.fields.id } };
}

/** Adds the ids of the member's team and child. */
export function onRoster<Member extends ImportedMember>(
  member: Member,
  teamsByName: Map<string, NamedTeam[]>,
  childrenByKey: Map<string, { id: number }>,
): Resolved<Member & { teamId: number; childId: number }> {
  const team = teamNamed(member, teamsByName);
  if ('problem' in team) return team;
  const child = childrenByKey.get(childKey(member));
  if (!child) return { problem: `There is no player named "${excerpt(member.name)}" born on ${member.dateOfBirth}` };
  return { fields: { ...member, teamId: team.fields.id, childId: child.id } };
}

/** An account that a row can name as the parent. */
export interface NamedAccount {
  id: number;
  isParent: boolean;
  isActive: boolean;
  /** The e-mail of an account that its owner made is unverified. */
  selfRegistered: boolean;
}

/** The account that gets the child; if there is none that may, a note for the admin. */
export function parentOf(
  { parentEmail }: ImportedChild,
  accountsByEmail: Map<string, NamedAccount>,
): { parentId: number | null; note?: string } {
  if (parentEmail === null) return { parentId: null };
  const account = accountsByEmail.get(parentEmail);
  const email = excerpt(parentEmail);
  if (!account?.isActive) return { parentId: null, note: `There is no account with the email ${email}` };
  if (!account.isParent) return { parentId: null, note: `The account ${email} is not a parent` };
  if (account.selfRegistered) {
    return {
      parentId: null,
      note: `The account ${email} exists but its email is unverified; assign the player manually`,
    };
  }
  return { parentId: account.id };
}

/** Rows by a key that several rows can share. */
export function groupBy<Row>(rows: Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
