import { limits } from '../limits.ts';
import { foldName } from '../names/fold-name.ts';
import { readLeagueReference } from './league-reference.ts';
import { type RowReader } from './row-reader.ts';

export type ImportedLeague = ReturnType<typeof readLeague>;
export type ImportedTeam = ReturnType<typeof readTeam>;
export type ImportedChild = ReturnType<typeof readChild>;
export type ImportedMember = ReturnType<typeof readMember>;

// Names are kept folded as well, because they are compared folded, and as they were written, because messages quote them.

export function readLeague(row: RowReader) {
  const name = row.name('name', limits.leagueName);
  const ageGroup = row.leagueAgeGroup('ageGroup');
  const description = row.optionalText('description');
  return { name, foldedName: foldName(name), ageGroup, foldedAgeGroup: foldName(ageGroup), description };
}

export function readTeam(row: RowReader) {
  const name = row.name('name');
  const league = readLeagueReference(row, { isRequired: true });
  const description = row.optionalText('description');
  return { name, foldedName: foldName(name), league, description };
}

export function readChild(row: RowReader) {
  const name = row.childName('name');
  const dateOfBirth = row.dateOfBirth('dateOfBirth');
  row.noEmail('ageGroup');
  const ageGroup = row.optionalAgeGroup('ageGroup');
  const parentEmails = row.optionalEmails('parentEmail', limits.importedParents.max);
  return {
    name,
    foldedName: foldName(name),
    dateOfBirth,
    ageGroup,
    clearsAgeGroup: row.isCleared('ageGroup'),
    parentEmails,
    writtenName: row.written('name'),
    notes: row.orderNote('name'),
  };
}

export function readMember(row: RowReader) {
  const teamName = row.name('teamName');
  const league = readLeagueReference(row);
  const name = row.childName('childName');
  return {
    teamName: row.written('teamName'),
    foldedTeamName: foldName(teamName),
    league,
    name,
    foldedName: foldName(name),
    writtenName: row.written('childName'),
    dateOfBirth: row.dateOfBirth('dateOfBirth'),
    jerseyNumber: row.optionalJerseyNumber('jerseyNumber'),
    position: row.optionalName('position', limits.position),
  };
}

/** Keys that are unique in a file and, by constraints, in the database. */
export const leagueKey = (league: { foldedName: string; foldedAgeGroup: string }) =>
  `${league.foldedName}\n${league.foldedAgeGroup}`;
export const teamKey = (team: { leagueId: number | null; foldedName: string }) =>
  `${team.leagueId}\n${team.foldedName}`;
export const childKey = (child: { foldedName: string; dateOfBirth: string }) =>
  `${child.foldedName}\n${child.dateOfBirth}`;
export const memberKey = (member: { teamId: number; childId: number }) => `${member.teamId} ${member.childId}`;
