import { type SentInvitationDto } from '@touchline/api-client';
import { instantDate } from '@touchline/app-core';

/** What has come of an invitation: `Accepted on Nov 20, 2026`. */
export function invitationState(
  { acceptedAt, expiresAt }: Pick<SentInvitationDto, 'acceptedAt' | 'expiresAt'>,
  zone: string,
  now = Date.now(),
): string {
  if (acceptedAt !== null) return `Accepted on ${instantDate(acceptedAt, zone)}`;
  const day = instantDate(expiresAt, zone);
  return Date.parse(expiresAt) > now ? `Waiting until ${day}` : `Expired on ${day}`;
}
