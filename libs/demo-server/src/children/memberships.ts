import { type PlayerTeamDto } from '@touchline/api-client';
import { foldName, heldFor, isOfDay, limits } from '@touchline/domain';
import { addDays, isAfter } from 'date-fns';
import {
  add,
  byName,
  type ChildRow,
  type ClubData,
  type EventRow,
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
  const row = add(data.teamMembers, {
    ...member,
    joinedAt: clock.wallTime(),
    addedAt: clock.now(),
    addedBy: me.id,
  });
  recordChange({ data, me, clock }, row, true);
  return row;
}

/** Ends memberships, as an act of the actor that the family sees. They are kept, because events that have begun keep their audience. */
export function leave(context: RequestContext, isEnding: (member: TeamMemberRow) => boolean): void {
  const { data, clock } = context;
  for (const member of data.teamMembers.filter(isEnding)) {
    recordChange(context, member, false);
    add(data.formerMembers, { ...member, leftAt: clock.wallTime() });
  }
  data.teamMembers = data.teamMembers.filter((member) => !isEnding(member));
}

export function recordChange(
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

/** What decides whether a membership, or anything that changes with the time, holds for an event. */
export type EventDay = Pick<EventRow, 'date' | 'startTime' | 'createdAt'>;

/** The child's memberships on the day of an event. */
export function membershipsOn(data: ClubData, { id }: Pick<ChildRow, 'id'>, event: EventDay): TeamMemberRow[] {
  const moment = { ...event, createdAt: event.createdAt ? new Date(event.createdAt) : null };
  const isCounted = (row: TeamMemberRow, until: string | null) =>
    row.childId === id &&
    isOfDay(
      { since: row.joinedAt ?? null, until, enteredAt: row.addedAt === undefined ? null : new Date(row.addedAt) },
      moment,
    );
  return [
    ...data.teamMembers.filter((row) => isCounted(row, null)),
    ...data.formerMembers.filter((row) => isCounted(row, row.leftAt)),
  ];
}

/** Whether the child is in a team on the day of an event. */
export const isMemberOn = (
  data: ClubData,
  child: Pick<ChildRow, 'id'>,
  event: EventDay,
  team: { id: number },
): boolean => membershipsOn(data, child, event).some(({ teamId }) => teamId === team.id);

/** The child's teams on the day of an event, each in its league of that day. */
export function teamsOn(data: ClubData, child: Pick<ChildRow, 'id'>, event: EventDay): TeamRow[] {
  const ids = new Set(membershipsOn(data, child, event).map(({ teamId }) => teamId));
  return byName(data.teams.filter((team) => ids.has(team.id))).map((team) => ({
    ...team,
    leagueId: leagueOn(data, team, event),
  }));
}

/** The league in which a team was when an event began. */
export function leagueOn(data: ClubData, { id, leagueId, leagueSince }: TeamRow, event: EventDay): number | null {
  if (heldFor({ since: leagueSince ?? null, until: null }, event)) return leagueId;
  return data.formerLeagues.find((row) => row.teamId === id && heldFor(row, event))?.leagueId ?? null;
}

export const teamsOf = (data: ClubData, { id }: Pick<ChildRow, 'id'>): TeamRow[] =>
  byName(data.teams.filter((team) => data.teamMembers.some((row) => row.teamId === team.id && row.childId === id)));

/** A child's teams with its jersey number and position, some of them first. */
export function playerTeamsOf(
  data: ClubData,
  members: TeamMemberRow[],
  isFirst: (team: TeamRow) => boolean = () => true,
): PlayerTeamDto[] {
  const teams = data.teams.filter(({ id }) => members.some(({ teamId }) => teamId === id));
  return sortBy(teams, (team) => [Number(!isFirst(team)), foldName(team.name), team.id]).map(({ id, name }) => {
    const { jerseyNumber, position } = members.find(({ teamId }) => teamId === id)!;
    return { id, name, jerseyNumber, position };
  });
}
