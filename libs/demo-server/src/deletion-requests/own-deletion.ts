import { type DeletionDto } from '@touchline/api-client';
import { credentialRule, hasClubRole, limits, messages } from '@touchline/domain';
import { HttpError } from '../server/http-error.ts';
import { type RequestContext } from '../server/request-context.ts';
import { check } from '../server/validation.ts';
import { leftChildren, requestOf } from './deletion-requests.ts';
import { assertCurrent } from '../users/passwords.ts';

/** What becomes of the user's children, and whether the user has asked to be deleted. */
export const getDeletion = ({ data, me }: RequestContext): DeletionDto => ({
  requestedAt: requestOf(data, me.id)?.requestedAt ?? null,
  refusal: hasClubRole(me) ? messages.deletionByStaff : null,
  children: leftChildren(data, me.id),
});

/** Asking again changes nothing. */
export function requestDeletion(context: RequestContext): DeletionDto {
  const { body, data, me, clock, response } = context;
  const { currentPassword } = check(body, {
    currentPassword: credentialRule(limits.password.max, messages.currentPasswordRequired),
  });
  if (hasClubRole(me)) throw new HttpError(409, messages.deletionByStaff);
  assertCurrent(me, currentPassword);
  if (!requestOf(data, me.id)) data.deletionRequests.push({ userId: me.id, requestedAt: clock.now() });
  response.status = 200;
  return getDeletion(context);
}

export function withdrawDeletion({ data, me, response }: RequestContext): void {
  if (!requestOf(data, me.id)) throw new HttpError(404, messages.deletionRequestUnknown);
  data.deletionRequests = data.deletionRequests.filter(({ userId }) => userId !== me.id);
  response.status = 204;
}
