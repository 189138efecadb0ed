import { limits, messages } from '../limits.ts';
import { foldName, normalizeEmail } from '../names.ts';
import { type Cells } from './cells.ts';

export type ImportedLeague = ReturnType<typeof readLeague>;
export type ImportedTeam = ReturnType<typeof readTeam>;
export type ImportedChild = ReturnType<typeof readChild>;
export type ImportedMember = ReturnType<typeof readMember>;

/** What a row of each file says. Names stand there as written and folded, since they are compared folded. */

export function readLeague(cells: Cells) {
  const name = cells.name('name', { ...limits.leagueName, message: messages.nameTooShort });
  const ageGroup = cells.name('ageGroup', { ...limits.ageGroup, message: messages.ageGroupRequired });
  const description = cells.text('description');
  return { name, foldedName: foldName(name), ageGroup, foldedAgeGroup: foldName(ageGroup), description };
}

export function readTeam(cells: Cells) {
  const name = cells.name('name');
  const leagueName = cells.name('leagueName', { message: messages.leagueRequired });
  const description = cells.text('description');
  return { name, foldedName: foldName(name), leagueName, foldedLeagueName: foldName(leagueName), description };
}

export function readChild(cells: Cells) {
  const name = cells.name('name');
  const dateOfBirth = cells.dateOfBirth('dateOfBirth');
  const ageGroup = cells.optionalName('ageGroup', { max: limits.ageGroup.max, message: messages.ageGroupRequired });
  const parentEmail = cells.text('parentEmail', limits.email.max);
  return {
    name,
    foldedName: foldName(name),
    dateOfBirth,
    ageGroup,
    parentEmail: parentEmail && normalizeEmail(parentEmail),
  };
}

export function readMember(cells: Cells) {
  const teamName = cells.name('teamName', { message: messages.teamRequired });
  const leagueName = cells.optionalName('leagueName', { message: messages.leagueRequired });
  const name = cells.name('childName');
  return {
    teamName,
    foldedTeamName: foldName(teamName),
    leagueName,
    foldedLeagueName: leagueName && foldName(leagueName),
    name,
    foldedName: foldName(name),
    dateOfBirth: cells.dateOfBirth('dateOfBirth'),
    jerseyNumber: cells.jerseyNumber('jerseyNumber'),
    position: cells.optionalName('position', limits.position),
  };
}

/** What makes a row the same as another, in the file and in the club: the unique constraints. */
export const leagueKey = (league: { foldedName: string; foldedAgeGroup: string }) =>
  `${league.foldedName}\n${league.foldedAgeGroup}`;
export const teamKey = (team: { leagueId: number | null; foldedName: string }) =>
  `${team.leagueId}\n${team.foldedName}`;
export const childKey = (child: { foldedName: string; dateOfBirth: string }) =>
  `${child.foldedName}\n${child.dateOfBirth}`;
export const memberKey = (member: { teamId: number; childId: number }) => `${member.teamId} ${member.childId}`;
