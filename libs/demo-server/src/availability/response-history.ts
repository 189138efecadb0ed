import { type PastResponseDto } from '@touchline/api-client';
import { can } from '@touchline/domain';
import { visibleEvent } from '../events/events.ts';
import { pageOf } from '../server/page.ts';
import { type RequestContext } from '../server/request-context.ts';
import { isGuardian } from '../guardians/guardianships.ts';
import { responderOf } from '../guardians/response-origin.ts';

/** All responses for an event, the latest first: every child for staff, own children for parents. */
export function listResponseHistory(context: RequestContext): PastResponseDto[] {
  const { data, me } = context;
  const event = visibleEvent(context, context.ids.id);
  const isStaffView = can(me, 'event.list-all');
  const rows = data.responseHistory
    .filter((row) => row.eventId === event.id && (isStaffView || isGuardian(data, me.id, row.childId)))
    .filter((row) => data.children.some(({ id, isRegistered }) => id === row.childId && isRegistered))
    .toReversed();
  return pageOf(context, rows).map((row) => {
    const { childId, isAvailable, respondedAt } = row;
    const { respondedBy, responder, source } = responderOf(context, row);
    const seesName = respondedBy !== 'you' && (respondedBy === 'household' || isStaffView);
    return {
      childId,
      childName: data.children.find(({ id }) => id === childId)!.name,
      isAvailable,
      respondedAt,
      respondedBy,
      ...(seesName && responder && { responderName: responder.fullName }),
      respondedVia: source,
    };
  });
}
