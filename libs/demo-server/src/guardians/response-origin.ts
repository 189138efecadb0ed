import { type AvailabilityDto } from '@touchline/api-client';
import { isStaff, type Responder, responderSeenBy, type ResponseSource } from '@touchline/domain';
import { type AvailabilityRow, type UserRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { isGuardian, shareHousehold } from './guardianships.ts';

type ResponseOrigin = Pick<AvailabilityDto, 'respondedBy' | 'responderName' | 'respondedVia'>;

/** Who responded and how, as far as the actor may know. */
export function originOf(context: RequestContext, row: AvailabilityRow | undefined): ResponseOrigin {
  if (!row || row.isAvailable === null) return {};
  const { respondedBy, responder, source } = responderOf(context, row);
  return {
    respondedBy,
    ...(respondedBy === 'household' && responder && { responderName: responder.fullName }),
    respondedVia: source,
  };
}

/** The responder as the actor sees them, and who it is. */
export function responderOf(
  { data, me }: RequestContext,
  row: Pick<AvailabilityRow, 'childId' | 'respondedBy' | 'source'>,
): { respondedBy: Responder; responder: UserRow | undefined; source: ResponseSource } {
  const { childId, respondedBy: userId } = row;
  const responder = data.users.find(({ id }) => id === userId);
  // Missing in clubs that a browser stored before; then as the backend’s migration fills it in.
  const source: ResponseSource =
    row.source ?? (responder && isStaff(responder) && !isGuardian(data, responder.id, childId) ? 'staff' : 'app');
  const isSameHousehold = shareHousehold(data, childId, me.id, userId);
  const respondedBy = responderSeenBy(me.id, { userId: userId ?? 0, isSameHousehold }, source);
  return { respondedBy, responder, source };
}
