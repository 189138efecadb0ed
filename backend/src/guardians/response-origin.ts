import { type Actor, responderSeenBy } from '@touchline/domain';
import { type ResponseOriginDto } from './response-origin.dto.ts';
import { type OriginFacts } from './response-origin.queries.ts';

/** What a viewer may know about who responded; all null if the availability is pending. */
export function originSeenBy(me: Actor, facts: OriginFacts | null): ResponseOriginDto {
  if (!facts) return { respondedBy: null, responderName: null, respondedVia: null };
  const guardian = { userId: facts.userId ?? 0, isSameHousehold: facts.householdName !== null };
  const respondedBy = responderSeenBy(me.id, guardian, facts.source);
  return {
    respondedBy,
    responderName: respondedBy === 'household' ? facts.householdName : null,
    respondedVia: facts.source,
  };
}
