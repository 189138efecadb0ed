import { type EventLinkDto, type EventNeighboursDto } from '@touchline/api-client';
import { can, pick } from '@touchline/domain';
import { type EventRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { concernedOwn, isCoached } from './concerned.ts';
import { inOrder, visibleEvent } from './events.ts';
import { coachedTeams } from '../users/coaches.ts';

/** The events before and after: of coached teams, of the club for other staff, of own children for parents. */
export function getEventNeighbours(context: RequestContext): EventNeighboursDto {
  const event = visibleEvent(context, context.ids.id);
  const isListed = listedFor(context);
  const events = inOrder(context.data.events).filter((row) => row === event || isListed(row));
  const place = events.indexOf(event);
  return { previous: linkTo(events[place - 1]), next: linkTo(events[place + 1]) };
}

function listedFor(context: RequestContext): (event: EventRow) => boolean {
  if (!can(context.me, 'event.list-all')) return (event) => concernedOwn(context, event).length > 0;
  if (coachedTeams(context.data, context.me.id).length === 0) return () => true;
  return (event) => isCoached(context, event);
}

function linkTo(event: EventRow | undefined): EventLinkDto | null {
  if (!event) return null;
  return pick(event, ['id', 'title', 'type', 'date', 'startTime', 'isTimeToBeConfirmed', 'status']);
}
