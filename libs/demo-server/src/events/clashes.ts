import { type ClashCountDto, type ClashDto } from '@touchline/api-client';
import { clashesWith, concerns, countAffectedFamilies, givenName } from '@touchline/domain';
import { teamsOf } from '../children/families.ts';
import { type ChildRow, type ClubData, type EventRow, sortBy } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { concernedChildren, concernedOwn, findAvailability } from './concerned.ts';
import { readPlannedEvent } from './event-form.ts';

/** The other events of the actor's own children that clash with an event, by start time; none for an event of an earlier day. */
export function clashesOf(context: RequestContext, event: EventRow): ClashDto[] {
  if (event.date < context.clock.today() || expectedOwn(context, event).length === 0) return [];
  const ofDay = context.data.events.filter(({ date }) => date === event.date);
  const clashes = clashesWith(event, inTime(ofDay)).map(({ kind, other }) => {
    const { id: eventId, title, type, startTime, location } = other;
    const childNames = expectedOwn(context, other).map(({ name }) => givenName(name));
    return { kind, eventId, title, type, startTime, location, childNames };
  });
  return clashes.filter(({ childNames }) => childNames.length > 0);
}

/** The number of families whom a planned event keeps from another one. Only reads. */
export function countClashes(context: RequestContext): ClashCountDto {
  const { data, clock, response } = context;
  const { eventId, ...planned } = readPlannedEvent(context);
  const clashing = clashesWith({ ...planned, id: eventId }, data.events).map(({ other }) => other);
  const busy = new Set(
    clashing.flatMap((event) => concernedChildren(context, event).filter(isExpectedAt(context, event))),
  );
  const edited = data.events.find(({ id }) => id === eventId);
  const isPlanned = (child: ChildRow) =>
    concerns(planned, { teams: teamsOf(data, child), ageGroup: clock.ageGroupOf(child) }) &&
    (!edited || isExpectedAt(context, edited)(child));
  const families = countAffectedFamilies(
    data.children
      .filter(({ isRegistered }) => isRegistered)
      .flatMap((child) => {
        const flags = { childId: child.id, isPlanned: isPlanned(child), isBusy: busy.has(child) };
        return guardianIdsOf(data, child).map((guardianId) => ({ guardianId, ...flags }));
      }),
  );
  response.status = 200;
  return { families };
}

/** Null stands for the missing guardian of a child without one. */
function guardianIdsOf({ guardianships }: ClubData, { id }: ChildRow): (number | null)[] {
  const ids = guardianships.filter(({ childId }) => childId === id).map(({ userId }) => userId);
  return ids.length > 0 ? ids : [null];
}

const expectedOwn = (context: RequestContext, event: EventRow): ChildRow[] =>
  sortBy(concernedOwn(context, event).filter(isExpectedAt(context, event)), ({ id }) => [id]);

const isExpectedAt = (context: RequestContext, event: EventRow) => (child: ChildRow) =>
  findAvailability(context, event, child)?.isAvailable !== false;

const inTime = (events: EventRow[]) => sortBy(events, ({ startTime, id }) => [startTime, id]);
