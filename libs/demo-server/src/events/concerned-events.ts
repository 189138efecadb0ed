import { type EventDto } from '@touchline/api-client';
import { can, messages } from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { type ChildRow, type EventRow, type TeamRow } from '../server/club-data.ts';
import { isMemberOn } from '../children/memberships.ts';
import { concernedChildren, isTeamsEvent } from './concerned.ts';
import { isWithin, rangeRules } from './event-filter.ts';
import { ownEvent, staffEvent, staffEventOf } from './event-view.ts';
import { inOrder } from './events.ts';
import { pageOf } from '../server/page.ts';
import { HttpError } from '../server/http-error.ts';
import { check } from '../server/validation.ts';
import { registeredChild } from '../guardians/guardians.ts';
import { isGuardian, ownedChild } from '../guardians/guardianships.ts';

/** The events for an own child, with the availability of all own children. */
export const listDashboardEvents = (context: RequestContext): EventDto[] =>
  list(context, (event) => ownEvent(context, event));

/** Guardians see the availability of all their children, staff that of this child and the counts. */
export function listChildEvents(context: RequestContext): EventDto[] {
  const { data, me } = context;
  const child = registeredChild(context);
  if (!can(me, 'child.view', ownedChild(data, child.id))) throw new HttpError(404, messages.childUnknown);
  if (!can(me, 'event.list-all')) return list(context, (event) => ownEvent(context, event, [child]));
  return list(context, (event) =>
    concernedChildren(context, event).includes(child) ? staffEventOf(context, event, child) : null,
  );
}

/** Staff see the team's events, with its counts; parents those for their own children. */
export function listTeamEvents(context: RequestContext): EventDto[] {
  const { data, ids, me } = context;
  const team = data.teams.find((known) => known.id === ids.id);
  if (!team) throw new HttpError(404, messages.teamUnknown);
  if (can(me, 'event.list-all')) {
    return list(context, (event) => {
      const concerned = concernedChildren(context, event).filter((child) => isMemberOn(data, child, event, team));
      return isTeamsEvent(context, event, team) ? staffEvent(context, event, concerned) : null;
    });
  }
  const own = membersOf(context, team).filter((child) => isGuardian(data, me.id, child.id));
  if (own.length === 0) throw new HttpError(403, messages.teamEventsClosed);
  return list(context, (event) => ownEvent(context, event, own));
}

/** A page of the events in the range for which `show` returns something. */
function list(context: RequestContext, show: (event: EventRow) => EventDto | null): EventDto[] {
  const range = check(context.query, rangeRules);
  const shown = inOrder(context.data.events)
    .filter((event) => isWithin(context, event, range))
    .flatMap((event) => show(event) ?? []);
  return pageOf(context, range.order === 'desc' ? shown.toReversed() : shown);
}

const membersOf = ({ data }: RequestContext, { id }: TeamRow): ChildRow[] =>
  data.children.filter((child) => data.teamMembers.some((row) => row.teamId === id && row.childId === child.id));
