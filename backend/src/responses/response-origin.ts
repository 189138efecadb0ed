import { type Actor, responderSeenBy } from '@touchline/domain';
import { type ResponseOriginDto } from './response-origin.dto.ts';
import { type OriginFacts } from './response-origin.queries.ts';

/** What a viewer may know about who responded; nothing if the availability is pending. */
export function originSeenBy(me: Actor, facts: OriginFacts | null): ResponseOriginDto {
  if (!facts) return {};
  const guardian = { userId: facts.userId ?? 0, isSameHousehold: facts.householdName !== null };
  const respondedBy = responderSeenBy(me.id, guardian, facts.source);
  return {
    respondedBy,
    ...(respondedBy === 'household' && { responderName: facts.householdName! }),
    respondedVia: facts.source,
  };
}
