import { type TeamDto } from '@touchline/api-client';
import { messages } from '@touchline/domain';
import { join, leave, membershipsOn } from '../children/memberships.ts';
import { concernedChildren, isForTeam } from '../events/concerned.ts';
import { deleteEvents } from '../events/events.ts';
import { type EventRow, type TeamRow } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { type RequestContext } from '../server/request-context.ts';
import { assertPlace, teamAt, teamOf } from './teams.ts';

/**
 * Ends a team: its roster and the events to come of this team only; a shared event to come passes to the first of the other teams. A team
 * that has had events is archived, any other deleted with its announcements.
 */
export function deleteTeam(context: RequestContext): void {
  const { data, clock, response } = context;
  const team = teamAt(context);
  if (team.archivedOn) throw new HttpError(409, messages.teamArchived);
  const isArchived = hasPast(context, team);
  const events = data.events.filter(
    (event) => !clock.hasStarted(event) && (event.teamId === team.id || event.teamsInvolved.includes(team.id)),
  );
  const isOnlyForTeam = ({ teamId, teamsInvolved }: EventRow) =>
    [teamId, ...teamsInvolved].every((id) => id === null || id === team.id);
  deleteEvents(context, events.filter(isOnlyForTeam));
  for (const event of events) {
    event.teamsInvolved = event.teamsInvolved.filter((other) => other !== team.id);
    if (event.teamId === team.id) event.teamId = event.teamsInvolved[0] ?? null;
    event.version += 1;
  }
  const ended = data.formerMembers.length;
  leave(context, (member) => member.teamId === team.id);
  response.status = 204;
  if (isArchived) {
    for (const member of data.formerMembers.slice(ended)) member.isLastRoster = true;
    team.archivedOn = clock.today();
    return;
  }
  data.teamCoaches = data.teamCoaches.filter((coach) => coach.teamId !== team.id);
  data.unconfirmedCoaches = data.unconfirmedCoaches.filter((coach) => coach.teamId !== team.id);
  data.announcements = data.announcements.filter((text) => text.teamId !== team.id);
  data.formerMembers = data.formerMembers.filter((member) => member.teamId !== team.id);
  data.formerLeagues = data.formerLeagues.filter((row) => row.teamId !== team.id);
  data.teams = data.teams.filter((other) => other !== team);
}

/** Restores an archived team with the roster that it had, without who has left the club since. */
export function restoreTeam(context: RequestContext): TeamDto {
  const { data, response } = context;
  const team = teamAt(context);
  if (!team.archivedOn) throw new HttpError(409, messages.teamNotArchived);
  try {
    assertPlace(data, team, team);
  } catch {
    throw new HttpError(409, messages.archivedNameTaken);
  }
  delete team.archivedOn;
  for (const member of data.formerMembers.filter((row) => row.teamId === team.id && row.isLastRoster)) {
    delete member.isLastRoster;
    const { childId, jerseyNumber, position } = member;
    const isRegistered = data.children.some((child) => child.id === childId && child.isRegistered);
    if (isRegistered) join(context, { teamId: team.id, childId, jerseyNumber, position });
  }
  response.status = 200;
  return teamOf(context, team);
}

/** Whether events for the team or for one of its members have begun. */
export function hasPast(context: RequestContext, team: TeamRow): boolean {
  const { data, clock } = context;
  return data.events.some(
    (event) =>
      clock.hasStarted(event) &&
      (event.teamId === team.id ||
        isForTeam(event, team) ||
        concernedChildren(context, event).some((child) =>
          membershipsOn(data, child, event).some(({ teamId }) => teamId === team.id),
        )),
  );
}
