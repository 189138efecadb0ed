import { type EventAttendanceDto } from '@touchline/api-client';
import { canForAll, shortNameOf } from '@touchline/domain';
import { concernedChildren, findAvailability } from '../events/concerned.ts';
import { visibleEvent } from '../events/events.ts';
import { type ChildRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { countsFor, isGuardian } from '../guardians/guardianships.ts';
import { teamsOf } from '../children/memberships.ts';

/** How many children are available, and the short names of those whom the actor knows. */
export function getEventAttendance(context: RequestContext): EventAttendanceDto {
  const event = visibleEvent(context, context.ids.id);
  const audience = concernedChildren(context, event).filter(({ id }) => countsFor(context, id));
  const available = audience.filter((child) => findAvailability(context, event, child)?.isAvailable === true);
  const known = available.filter((child) => isKnown(context, child));
  return { available: available.length, total: audience.length, names: known.map(shortNameOf) };
}

/** Parents know the team mates of their own children. */
function isKnown({ data, me }: RequestContext, child: ChildRow): boolean {
  if (canForAll(me, 'roster.view')) return true;
  const own = data.children.filter(({ id }) => isGuardian(data, me.id, id));
  const teams = own.flatMap((one) => teamsOf(data, one));
  return !own.includes(child) && teamsOf(data, child).some((team) => teams.includes(team));
}
