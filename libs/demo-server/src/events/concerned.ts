import { concerns } from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { byName, type ChildRow, type EventRow, type TeamRow } from '../server/club-data.ts';
import { coachedTeams } from '../users/coaches.ts';
import { isGuardian } from '../guardians/guardianships.ts';
import { teamsOf } from '../children/memberships.ts';

/** The audience of an event, by name. */
export const concernedChildren = ({ data, clock }: RequestContext, event: EventRow): ChildRow[] =>
  byName(data.children).filter(
    (child) =>
      child.isRegistered && concerns(event, { teams: teamsOf(data, child), ageGroup: clock.ageGroupOf(child) }),
  );

/** The actor's own children in the audience. */
export const concernedOwn = (context: RequestContext, event: EventRow): ChildRow[] =>
  concernedChildren(context, event).filter((child) => isGuardian(context.data, context.me.id, child.id));

/** Whether an event is for a team as such, even if the team has no members. */
export const isForTeam = (event: EventRow, team: TeamRow): boolean =>
  concerns({ ...event, relevanceType: 'team' }, { teams: [team], ageGroup: '' });

/** Whether an event concerns a member of a team that the actor coaches, or is for such a team. */
export function isCoached(context: RequestContext, event: EventRow): boolean {
  const teams = coachedTeams(context.data, context.me.id);
  if (teams.length === 0) return false;
  const isMember = (child: ChildRow) => teamsOf(context.data, child).some((team) => teams.includes(team));
  return teams.some((team) => isForTeam(event, team)) || concernedChildren(context, event).some(isMember);
}

export const findAvailability = ({ data }: RequestContext, event: { id: number | null }, child: Pick<ChildRow, 'id'>) =>
  data.availabilities.find((row) => row.eventId === event.id && row.childId === child.id);
