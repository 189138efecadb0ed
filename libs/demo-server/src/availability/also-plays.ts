import { type EventAnswerDto } from '@touchline/api-client';
import { pick } from '@touchline/domain';
import { teamsOn } from '../children/memberships.ts';
import { findAvailability, isForTeam } from '../events/concerned.ts';
import { byName, type ChildRow, type EventRow, sortBy } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';

/** What the child's other teams have on the day of an event, unless the child is unavailable. */
export function alsoPlays(
  context: RequestContext,
  event: EventRow,
  child: ChildRow,
): Pick<EventAnswerDto, 'alsoPlays'> {
  const { data } = context;
  const otherTeams = teamsOn(data, child, event).filter((team) => !isForTeam(event, team));
  const others = data.events.filter(
    ({ id, date, status }) => date === event.date && id !== event.id && status !== 'cancelled',
  );
  const found = sortBy(others, ({ startTime, id }) => [startTime, id]).flatMap((other) => {
    const team = byName(otherTeams).find((candidate) => isForTeam(other, candidate));
    if (!team || findAvailability(context, other, child)?.isAvailable === false) return [];
    return [{ eventId: other.id, ...pick(other, ['type', 'startTime', 'isTimeToBeConfirmed']), teamName: team.name }];
  });
  return found.length > 0 ? { alsoPlays: found } : {};
}
