import { type PlayerTeamDto } from '@touchline/api-client';
import { foldName, limits } from '@touchline/domain';
import { addDays, isAfter } from 'date-fns';
import {
  add,
  byName,
  type ChildRow,
  type ClubData,
  sortBy,
  type TeamMemberRow,
  type TeamRow,
} from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { isConfirmedCoach } from '../users/coaches.ts';

/** Adds a child to a team, as an act of the actor that the family sees. */
export function join(
  { data, me, clock }: RequestContext,
  member: Omit<TeamMemberRow, 'id' | 'addedAt' | 'addedBy'>,
): TeamMemberRow {
  const row = add(data.teamMembers, { ...member, addedAt: clock.now(), addedBy: me.id });
  recordChange({ data, me, clock }, row, true);
  return row;
}

/** Ends memberships, as an act of the actor that the family sees. */
export function leave(context: RequestContext, isEnding: (member: TeamMemberRow) => boolean): void {
  const { data } = context;
  for (const member of data.teamMembers.filter(isEnding)) recordChange(context, member, false);
  data.teamMembers = data.teamMembers.filter((member) => !isEnding(member));
}

function recordChange(
  { data, me, clock }: Pick<RequestContext, 'data' | 'me' | 'clock'>,
  { teamId, childId }: TeamMemberRow,
  hasJoined: boolean,
): void {
  const teamName = data.teams.find(({ id }) => id === teamId)!.name;
  add(data.teamChanges, { childId, teamName, hasJoined, changedBy: me.id, changedAt: clock.now() });
}

/** From when a membership counts for a coach's lookups and notes; null if it counts now. */
export function countsFrom(
  { data, clock }: Pick<RequestContext, 'data' | 'clock'>,
  { teamId, addedAt, addedBy }: TeamMemberRow,
  coachId: number,
): Date | null {
  if (!addedAt) return null;
  const from = addDays(addedAt, limits.newMember.days);
  if (!isAfter(from, clock.now())) return null;
  const adder = data.users.find(({ id }) => id === addedBy && id !== coachId);
  const team = data.teams.find(({ id }) => id === teamId)!;
  const isVouched = adder?.isActive && (adder.isAdmin || (adder.isCoach && isConfirmedCoach(data, team, adder.id)));
  return isVouched ? null : from;
}

/** The child's membership of a team. */
export const membershipOf = (data: ClubData, team: TeamRow, childId: number): TeamMemberRow =>
  data.teamMembers.find((row) => row.teamId === team.id && row.childId === childId)!;

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
