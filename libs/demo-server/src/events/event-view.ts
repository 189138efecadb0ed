import { type EventAvailabilityDto, type EventCountsDto, type EventDto } from '@touchline/api-client';
import { can } from '@touchline/domain';
import { type Call } from '../server/call.ts';
import { type ChildRow, type EventRow, sortBy } from '../server/club-data.ts';
import { concernedChildren, concernedOwn } from './concerned.ts';

/** An event as the caller sees it; null when that is not at all. */
export const eventOf = (call: Call, event: EventRow): EventDto | null =>
  can(call.me, 'event.list-all') ? staffEvent(call, event) : ownEvent(call, event);

/** An event as staff see it: with counts of the answers, of everybody whom it concerns or of these children alone. */
export const staffEvent = (call: Call, event: EventRow, of = concernedChildren(call, event)): EventDto => ({
  ...event,
  teams: teamsOfEvent(call, event),
  counts: countsOf(call, event, of),
});

/** An event as staff see it when they ask for one child's: with this child's answer besides. */
export function staffEventOf(call: Call, event: EventRow, child: ChildRow): EventDto {
  const availability = answerOf(call, event, child);
  return { ...staffEvent(call, event), availability, availabilities: [availability] };
}

/**
 * An event as a family sees it: with the answers of the own children, or null when it concerns none of them. The first of
 * those asked for is the single `availability`.
 */
export function ownEvent(call: Call, event: EventRow, asked?: ChildRow[]): EventDto | null {
  const own = sortBy(concernedOwn(call, event), (child) => [child.id]);
  const first = own.find((child) => asked?.includes(child) ?? true);
  if (!first) return null;
  const availabilities = own.map((child) => answerOf(call, event, child));
  const availability = availabilities.find(({ childId }) => childId === first.id);
  return { ...event, teams: teamsOfEvent(call, event), availabilities, availability };
}

/** The event's team, then the involved ones in the order given. */
function teamsOfEvent({ data }: Call, { teamId, teamsInvolved }: EventRow): EventDto['teams'] {
  const ids = [...new Set([...(teamId === null ? [] : [teamId]), ...teamsInvolved])];
  return ids.flatMap((id) =>
    data.teams.filter((team) => team.id === id).map(({ name, leagueId }) => ({ id, name, leagueId })),
  );
}

function answerOf(call: Call, event: EventRow, child: ChildRow): EventAvailabilityDto {
  const answer = findAnswer(call, event, child);
  const isAvailable = answer?.isAvailable ?? null;
  return {
    childId: child.id,
    childName: child.name,
    isAvailable,
    respondedAt: isAvailable === null ? null : (answer?.respondedAt ?? null),
  };
}

function countsOf(call: Call, event: EventRow, children: ChildRow[]): EventCountsDto {
  const answers = children.map((child) => findAnswer(call, event, child)?.isAvailable ?? null);
  const said = (isAvailable: boolean | null) => answers.filter((answer) => answer === isAvailable).length;
  return { available: said(true), unavailable: said(false), pending: said(null) };
}

export const findAnswer = ({ data }: Call, event: EventRow, child: ChildRow) =>
  data.availabilities.find((answer) => answer.eventId === event.id && answer.childId === child.id);
