import { type EventAvailabilityDto, type EventCountsDto, type EventDto } from '@touchline/api-client';
import { can } from '@touchline/domain';
import { type Call } from './call.ts';
import { type ChildRow, type EventRow, sortBy } from './club-data.ts';
import { concernedChildren, concernedOwn } from './concerned.ts';

/** An event as the caller sees it; null when that is not at all. */
export const eventOf = (call: Call, event: EventRow): EventDto | null =>
  can(call.me, 'event.list-all') ? staffEvent(call, event) : ownEvent(call, event);

/** An event as staff see it: with counts of the answers. */
export const staffEvent = (call: Call, event: EventRow): EventDto => ({
  ...event,
  teams: teamsOfEvent(call, event),
  counts: countsOf(call, event),
});

/** An event as a family sees it: with the answers of the own children, or null when it concerns none of them. */
export function ownEvent(call: Call, event: EventRow): EventDto | null {
  const own = sortBy(concernedOwn(call, event), (child) => [child.id]);
  if (own.length === 0) return null;
  const availabilities = own.map((child) => answerOf(call, event, child));
  return { ...event, teams: teamsOfEvent(call, event), availabilities, availability: availabilities[0] };
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

function countsOf(call: Call, event: EventRow): EventCountsDto {
  const answers = concernedChildren(call, event).map((child) => findAnswer(call, event, child)?.isAvailable ?? null);
  const said = (isAvailable: boolean | null) => answers.filter((answer) => answer === isAvailable).length;
  return { available: said(true), unavailable: said(false), pending: said(null) };
}

export const findAnswer = ({ data }: Call, event: EventRow, child: ChildRow) =>
  data.availabilities.find((answer) => answer.eventId === event.id && answer.childId === child.id);
