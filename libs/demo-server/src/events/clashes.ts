import { type ClashCountDto, type ClashDto } from '@touchline/api-client';
import { clashesWith, concerns, countAffectedFamilies, givenNameOf } from '@touchline/domain';
import { isAway } from '../absences/absences.ts';
import { type ChildRow, type ClubData, type EventRow, sortBy } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { concernedChildren, concernedOwn, findAvailability } from './concerned.ts';
import { readPlannedEvent } from './event-form.ts';
import { teamsOf } from '../children/memberships.ts';

/** The other events of the actor's own children that clash with an event, by their start; none for an event of an earlier day. */
export function clashesOf(context: RequestContext, event: EventRow): ClashDto[] {
  if (event.date < context.clock.today() || expectedOwn(context, event).length === 0) return [];
  const clashes = clashesWith(event, inOrder(context.data.events)).map(({ kind, other }) => {
    const { id: eventId, title, type, date, startTime, location } = other;
    const childNames = expectedOwn(context, other).map(givenNameOf);
    return { kind, eventId, title, type, date, startTime, location, childNames };
  });
  return clashes.filter(({ childNames }) => childNames.length > 0);
}

/** The planned audience, how many of it are away, and the families whom the event keeps from another one. Only reads. */
export function countClashes(context: RequestContext): ClashCountDto {
  const { data, clock, response } = context;
  const { eventId, ...scope } = readPlannedEvent(context);
  const planned = { ...scope, id: eventId };
  const clashing = clashesWith(planned, data.events).map(({ other }) => other);
  const busy = new Set(
    clashing.flatMap((event) => concernedChildren(context, event).filter(isExpectedAt(context, event))),
  );
  const audience = data.children.filter(
    (child) =>
      child.isRegistered && concerns(scope, { teams: teamsOf(data, child), ageGroup: clock.ageGroupFor(child, scope) }),
  );
  const families = countAffectedFamilies(
    data.children
      .filter(({ isRegistered }) => isRegistered)
      .flatMap((child) => {
        const isPlanned = audience.includes(child) && isExpectedAt(context, planned)(child);
        const flags = { childId: child.id, isPlanned, isBusy: busy.has(child) };
        return guardianIdsOf(data, child).map((guardianId) => ({ guardianId, ...flags }));
      }),
  );
  const awayCount = audience.filter((child) => isAwayFrom(context, planned, child)).length;
  response.status = 200;
  return { families, audience: audience.length, awayCount };
}

/** Null stands for the missing guardian of a child without one. */
function guardianIdsOf({ guardianships }: ClubData, { id }: ChildRow): (number | null)[] {
  const ids = guardianships.filter(({ childId }) => childId === id).map(({ userId }) => userId);
  return ids.length > 0 ? ids : [null];
}

const expectedOwn = (context: RequestContext, event: EventRow): ChildRow[] =>
  sortBy(concernedOwn(context, event).filter(isExpectedAt(context, event)), ({ id }) => [id]);

type DatedEvent = Pick<EventRow, 'date'> & { id: number | null };

const responseTo = (context: RequestContext, event: DatedEvent, child: ChildRow): boolean | null =>
  findAvailability(context, event, child)?.isAvailable ?? null;

const isAwayFrom = (context: RequestContext, event: DatedEvent, child: ChildRow): boolean =>
  isAway(context.data, child.id, { isAvailable: responseTo(context, event, child), date: event.date });

const isExpectedAt = (context: RequestContext, event: DatedEvent) => (child: ChildRow) =>
  responseTo(context, event, child) !== false && !isAwayFrom(context, event, child);

const inOrder = (events: EventRow[]) => sortBy(events, ({ date, startTime, id }) => [date, startTime, id]);
