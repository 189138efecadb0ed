import { type AvailabilityDto } from '@touchline/api-client';
import { responderSeenBy } from '@touchline/domain';
import { householdOf, linksOf } from '../families/guardianships.ts';
import { type AvailabilityRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';

type ResponseOrigin = Pick<AvailabilityDto, 'respondedBy' | 'responderName' | 'respondedVia'>;

/** Who responded and how, as far as the actor may know. */
export function originOf({ data, me }: RequestContext, row: AvailabilityRow | undefined): ResponseOrigin {
  if (!row || row.isAvailable === null) return { respondedBy: null, responderName: null, respondedVia: null };
  const { childId, respondedBy: userId, source = 'app' } = row;
  const links = linksOf(data, childId);
  const [own, theirs] = [me.id, userId].map((id) => links.find((link) => link.userId === id));
  const isSameHousehold = own !== undefined && theirs !== undefined && householdOf(own) === householdOf(theirs);
  const respondedBy = responderSeenBy(me.id, { userId: userId ?? 0, isSameHousehold }, source);
  const responder = data.users.find(({ id }) => id === userId);
  return {
    respondedBy,
    responderName: respondedBy === 'household' ? (responder?.fullName ?? null) : null,
    respondedVia: source,
  };
}
