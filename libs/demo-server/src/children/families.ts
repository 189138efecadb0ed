import { type ChildRow, type ClubData, sortBy, type TeamRow } from '../server/club-data.ts';
import { foldName, type OwnedChild } from '@touchline/domain';

/** Whose the child is, as the access policy asks. */
export const ownedChild = (data: ClubData, childId: number): OwnedChild => ({
  guardianIds: data.guardianships.filter((link) => link.childId === childId).map((link) => link.userId),
});

export const isGuardian = (data: ClubData, userId: number, childId: number): boolean =>
  ownedChild(data, childId).guardianIds.includes(userId);

/** Children or teams by name. */
export const byName = <Row extends { id: number; name: string }>(rows: readonly Row[]): Row[] =>
  sortBy(rows, (row) => [foldName(row.name), row.id]);

export const teamsOf = (data: ClubData, { id }: Pick<ChildRow, 'id'>): TeamRow[] =>
  byName(data.teams.filter((team) => data.teamMembers.some((row) => row.teamId === team.id && row.childId === id)));
