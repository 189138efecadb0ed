import { type AvailabilityDto } from '@touchline/api-client';
import { isStaff, responderSeenBy, type ResponseSource } from '@touchline/domain';
import { householdOf, linksOf } from '../families/guardianships.ts';
import { type AvailabilityRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';

type ResponseOrigin = Pick<AvailabilityDto, 'respondedBy' | 'responderName' | 'respondedVia'>;

/** Who responded and how, as far as the actor may know. */
export function originOf({ data, me }: RequestContext, row: AvailabilityRow | undefined): ResponseOrigin {
  if (!row || row.isAvailable === null) return {};
  const { childId, respondedBy: userId } = row;
  const links = linksOf(data, childId);
  const [own, theirs] = [me.id, userId].map((id) => links.find((link) => link.userId === id));
  const responder = data.users.find(({ id }) => id === userId);
  // Missing in clubs that a browser stored before; then as the backend’s migration fills it in.
  const source: ResponseSource = row.source ?? (responder && isStaff(responder) && !theirs ? 'staff' : 'app');
  const isSameHousehold = own !== undefined && theirs !== undefined && householdOf(own) === householdOf(theirs);
  const respondedBy = responderSeenBy(me.id, { userId: userId ?? 0, isSameHousehold }, source);
  return {
    respondedBy,
    ...(respondedBy === 'household' && responder && { responderName: responder.fullName }),
    respondedVia: source,
  };
}
