import { type ChildDto, type PlayerTeamDto } from '@touchline/api-client';
import { foldName, type OwnedChild } from '@touchline/domain';
import { type ChildRow, type ClubData, sortBy, type TeamRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';

export const ownedChild = (data: ClubData, childId: number): OwnedChild => ({
  guardianIds: data.guardianships.filter((link) => link.childId === childId).map((link) => link.userId),
});

export const isGuardian = (data: ClubData, userId: number, childId: number): boolean =>
  ownedChild(data, childId).guardianIds.includes(userId);

/** Children or teams in order of their names. */
export const byName = <Row extends { id: number; name: string }>(rows: readonly Row[]): Row[] =>
  sortBy(rows, (row) => [foldName(row.name), row.id]);

export const teamsOf = (data: ClubData, { id }: Pick<ChildRow, 'id'>): TeamRow[] =>
  byName(data.teams.filter((team) => data.teamMembers.some((row) => row.teamId === team.id && row.childId === id)));

/** A child's teams with its jersey number and position, some of them first. */
export function playerTeamsOf(data: ClubData, child: ChildRow, isFirst: (team: TeamRow) => boolean): PlayerTeamDto[] {
  const teams = sortBy(teamsOf(data, child), (team) => [Number(!isFirst(team)), foldName(team.name), team.id]);
  return teams.map(({ id, name }) => {
    const row = data.teamMembers.find((member) => member.teamId === id && member.childId === child.id)!;
    return { id, name, jerseyNumber: row.jerseyNumber, position: row.position };
  });
}

/** The teams of which a user is the lead coach or an assistant coach. */
export const coachedTeams = (data: ClubData, userId: number): TeamRow[] =>
  data.teams.filter(
    (team) =>
      team.leadCoachId === userId || data.teamCoaches.some((row) => row.teamId === team.id && row.coachId === userId),
  );

/** In order of their names. */
export const childrenOf = (data: ClubData, isRegistered: boolean): ChildRow[] =>
  byName(data.children.filter((child) => child.isRegistered === isRegistered));

export const primaryGuardian = (data: ClubData, child: Pick<ChildRow, 'id'>) =>
  data.guardianships.find((link) => link.childId === child.id && link.isPrimary);

export function childOf(
  { data, clock }: RequestContext,
  { guardiansLeftAt: _left, importedAt: _imported, ...child }: ChildRow,
): ChildDto {
  return {
    ...child,
    ageGroup: clock.ageGroupOf(child),
    parentId: primaryGuardian(data, child)?.userId ?? null,
    teams: teamsOf(data, child).map((team) => ({ id: team.id, name: team.name })),
  };
}
