import { type EventAvailabilityDto, type EventCountsDto, type EventDto } from '@touchline/api-client';
import { can, givenNameOf } from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { type ChildRow, type EventRow, sortBy } from '../server/club-data.ts';
import { awayUntil, isAway } from '../absences/absences.ts';
import { clashesOf } from './clashes.ts';
import { concernedChildren, concernedOwn, findAvailability } from './concerned.ts';
import { eventDefaults } from './event-form.ts';
import { movedFrom } from './unconfirmed.ts';
import { noteSeenIn } from './response-note.ts';
import { originOf } from '../guardians/response-origin.ts';

/** An event as the actor sees it; null when they may not see it. */
export const eventOf = (context: RequestContext, event: EventRow): EventDto | null =>
  can(context.me, 'event.list-all') ? staffEvent(context, event) : ownEvent(context, event);

/** An event as staff see it: with counts over its audience or over some children. */
export const staffEvent = (
  context: RequestContext,
  event: EventRow,
  of = concernedChildren(context, event),
): EventDto => ({
  ...shownFields(event),
  teams: teamsOfEvent(context, event),
  counts: countsOf(context, event, of),
});

/** The same with the availability of one child. */
export function staffEventOf(context: RequestContext, event: EventRow, child: ChildRow): EventDto {
  const availability = availabilityOf(context, event, child);
  return { ...staffEvent(context, event), availability, availabilities: [availability] };
}

/**
 * An event as a parent sees it: with the availability of their own children and clashes, or null when it is for none of them. The first
 * child asked for is also the single `availability`.
 */
export function ownEvent(context: RequestContext, event: EventRow, asked?: ChildRow[]): EventDto | null {
  const own = sortBy(concernedOwn(context, event), (child) => [child.id]);
  const first = own.find((child) => asked?.includes(child) ?? true);
  if (!first) return null;
  const availabilities = own.map((child) => availabilityOf(context, event, child));
  const availability = availabilities.find(({ childId }) => childId === first.id);
  const clashes = clashesOf(context, event);
  return {
    ...shownFields(event),
    teams: teamsOfEvent(context, event),
    availabilities,
    availability,
    ...(clashes.length > 0 && { clashes }),
  };
}

const shownFields = ({ createdAt: _, isException: __, ...event }: EventRow) => ({ ...eventDefaults, ...event });

/** The event's team, then the involved teams in the order given. */
function teamsOfEvent({ data }: RequestContext, { teamId, teamsInvolved }: EventRow): EventDto['teams'] {
  const ids = [...new Set([...(teamId === null ? [] : [teamId]), ...teamsInvolved])];
  return ids.flatMap((id) =>
    data.teams.filter((team) => team.id === id).map(({ name, leagueId }) => ({ id, name, leagueId })),
  );
}

function availabilityOf(context: RequestContext, event: EventRow, child: ChildRow): EventAvailabilityDto {
  const row = findAvailability(context, event, child);
  const isAvailable = row?.isAvailable ?? null;
  return {
    childId: child.id,
    childName: child.name,
    givenName: givenNameOf(child),
    isAvailable,
    isAway: isAway(context.data, child.id, { isAvailable, date: event.date }),
    ...awayUntil(context, child.id, { isAvailable, date: event.date }),
    respondedAt: isAvailable === null ? null : (row?.respondedAt ?? null),
    ...movedFrom(event, row),
    ...originOf(context, row),
    ...noteSeenIn(context, event, row),
  };
}

function countsOf(context: RequestContext, event: EventRow, children: ChildRow[]): EventCountsDto {
  const responses = children.map((child) => availabilityOf(context, event, child));
  const countOf = (given: boolean | null) => responses.filter(({ isAvailable }) => isAvailable === given).length;
  return {
    available: countOf(true),
    unavailable: countOf(false),
    pending: countOf(null),
    unconfirmedCount: responses.filter((response) => response.movedFrom).length,
    awayCount: responses.filter((response) => response.isAway).length,
  };
}
