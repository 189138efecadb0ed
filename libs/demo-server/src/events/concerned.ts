import { concerns } from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { byName, type ChildRow, type EventRow, type TeamRow } from '../server/club-data.ts';
import { coachedTeams } from '../users/coaches.ts';
import { isGuardian } from '../guardians/guardianships.ts';
import { agesOn } from '../children/former-ages.ts';
import { isMemberOn, leagueOn, teamsOn } from '../children/memberships.ts';

/** Whether an event is for a child. */
export const isConcerned = ({ data, clock }: RequestContext, event: EventRow, child: ChildRow): boolean =>
  concerns(event, {
    teams: teamsOn(data, child, event),
    ageGroup: clock.ageGroupFor(agesOn(data, child, event), event),
  });

/** The audience of an event, by name. */
export const concernedChildren = (context: RequestContext, event: EventRow): ChildRow[] =>
  byName(context.data.children).filter((child) => isConcerned(context, event, child));

/** The actor's own children in the audience. */
export const concernedOwn = (context: RequestContext, event: EventRow): ChildRow[] =>
  concernedChildren(context, event).filter((child) => isGuardian(context.data, context.me.id, child.id));

/** Whether an event is for a team as such, even if the team has no members. */
export const isForTeam = (event: EventRow, team: TeamRow): boolean =>
  concerns({ ...event, relevanceType: 'team' }, { teams: [team], ageGroup: '' });

/**
 * Whether an event is a team's: for the team as such, or for its members because it is for the whole club or for the team's age group. A
 * member's other teams do not matter.
 */
export function isTeamsEvent(context: RequestContext, event: EventRow, team: TeamRow): boolean {
  if (isForTeam(event, team)) return true;
  const { data } = context;
  const leagueId = leagueOn(data, team, event);
  const ageGroup = data.leagues.find(({ id }) => id === leagueId)?.ageGroup ?? '';
  if (!concerns(event, { teams: [team], ageGroup })) return false;
  return concernedChildren(context, event).some((child) => isMemberOn(data, child, event, team));
}

/** Whether an event is one of a team that the actor coaches. */
export const isCoached = (context: RequestContext, event: EventRow): boolean =>
  coachedTeams(context.data, context.me.id).some((team) => isTeamsEvent(context, event, team));

export const findAvailability = ({ data }: RequestContext, event: { id: number | null }, child: Pick<ChildRow, 'id'>) =>
  data.availabilities.find((row) => row.eventId === event.id && row.childId === child.id);
