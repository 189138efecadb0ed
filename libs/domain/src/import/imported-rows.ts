import { limits } from '../limits.ts';
import { foldName } from '../names/fold-name.ts';
import { readLeagueReference } from './league-reference.ts';
import { type RowReader } from './row-reader.ts';

export type ImportedLeague = ReturnType<typeof readLeague>;
export type ImportedTeam = ReturnType<typeof readTeam>;
export type ImportedChild = ReturnType<typeof readChild>;
export type ImportedMember = ReturnType<typeof readMember>;
export type ImportedRosterRow = ReturnType<typeof readRosterRow>;

// Names are kept folded as well, because they are compared folded, and as they were written, because messages quote them.

export function readLeague(row: RowReader) {
  const name = row.name('name', limits.leagueName);
  const ageGroup = row.leagueAgeGroup('ageGroup');
  const description = row.optionalText('description');
  const { notes } = row;
  return { name, foldedName: foldName(name), ageGroup, foldedAgeGroup: foldName(ageGroup), description, notes };
}

export function readTeam(row: RowReader) {
  const name = row.name('name');
  const league = readLeagueReference(row, { isRequired: true });
  const description = row.optionalText('description');
  return { name, foldedName: foldName(name), league, description, notes: row.notes };
}

export function readChild(row: RowReader) {
  row.player('nonPlayer');
  const name = row.childName('name');
  const dateOfBirth = row.dateOfBirth('dateOfBirth');
  row.noEmail('ageGroup');
  const ageGroup = row.optionalAgeGroup('ageGroup');
  const parentEmails = row.optionalEmails('parentEmail', limits.importedParents.max);
  row.noteOrder('name');
  return {
    name,
    foldedName: foldName(name),
    dateOfBirth,
    ageGroup,
    clearsAgeGroup: row.isCleared('ageGroup'),
    parentEmails,
    writtenName: row.written('name'),
    notes: row.notes,
  };
}

export function readMember(row: RowReader) {
  row.player('nonPlayer');
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
    position: row.optionalPosition('position'),
    notes: row.notes,
  };
}

/** A player with the parents, and the place in a team if the row names one. The age group is that of the team's league. */
export function readRosterRow(row: RowReader) {
  row.player('nonPlayer');
  const name = row.childName('name');
  const dateOfBirth = row.dateOfBirth('dateOfBirth');
  const parentEmails = row.optionalEmails('parentEmail', limits.importedParents.max);
  const teamName = row.optionalName('teamName');
  const league = readLeagueReference(row);
  const jerseyNumber = row.optionalJerseyNumber('jerseyNumber');
  const position = row.optionalPosition('position');
  row.noteOrder('name');
  const writtenName = row.written('name');
  const player = { name, foldedName: foldName(name), writtenName, dateOfBirth, notes: row.notes };
  const child: ImportedChild = { ...player, ageGroup: null, clearsAgeGroup: false, parentEmails };
  const place = { league, jerseyNumber, position };
  const team = teamName && { teamName: row.written('teamName'), foldedTeamName: foldName(teamName) };
  return { name, child, member: team ? { ...player, ...team, ...place } : null };
}

/** Keys that are unique in a file and, by constraints, in the database. */
export const leagueKey = (league: { foldedName: string; foldedAgeGroup: string }) =>
  `${league.foldedName}\n${league.foldedAgeGroup}`;
export const teamKey = (team: { leagueId: number | null; foldedName: string }) =>
  `${team.leagueId}\n${team.foldedName}`;
export const childKey = (child: { foldedName: string; dateOfBirth: string }) =>
  `${child.foldedName}\n${child.dateOfBirth}`;
/** Of a row of a roster: a player can have several rows, one per team. */
export const rosterKey = ({ child, member }: ImportedRosterRow) =>
  [childKey(child), member?.foldedTeamName, member?.league.leagueName, member?.league.ageGroup].join('\n');
export const memberKey = (member: { teamId: number; childId: number }) => `${member.teamId} ${member.childId}`;
