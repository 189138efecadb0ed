import { limits } from '@touchline/domain';
import { addDays, isAfter } from 'date-fns';
import { add, type ClubData, type TeamMemberRow, type TeamRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { coachesTeam, isUnconfirmed } from './team-coaches.ts';

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

export const isConfirmedCoach = (data: ClubData, team: TeamRow, userId: number): boolean =>
  coachesTeam(data, team, userId) && !isUnconfirmed(data, team, userId);
