import { type AccessRequestDto, type GuardianInvitationDto, type SentAccessRequestDto } from '@touchline/api-client';
import { can, canForAll, dayWords, isStaff, limits, messages, todayIn } from '@touchline/domain';
import { addDays, isBefore } from 'date-fns';
import { type AccessRequestRow, add, sortBy } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { pageOf } from '../server/page.ts';
import { type RequestContext } from '../server/request-context.ts';
import { assertCanHaveMore, registeredChild } from './guardians.ts';
import { addGuardian, hasRestriction, isGuardian, isRestricted, ownedChild } from './guardianships.ts';
import { hasFound } from './found-children.ts';

/** Pending requests about a child, the oldest first. */
export function listAccessRequests(context: RequestContext): AccessRequestDto[] {
  const { data, me } = context;
  const child = registeredChild(context);
  if (!can(me, 'access-request.view', ownedChild(data, child.id))) throw new HttpError(404, messages.childUnknown);
  if (!isStaff(me) && hasRestriction(data, child.id)) return [];
  return open(context)
    .filter((request) => request.state === 'pending' && request.childId === child.id)
    .map((request) => accessRequestOf(context, request));
}

export function listAccessRequestsToDecide(context: RequestContext): AccessRequestDto[] {
  const mine = open(context).filter((request) => request.state === 'pending' && decides(context, request));
  return pageOf(context, mine).map((request) => accessRequestOf(context, request));
}

/** The newest first: those that are pending, and those that keep the user waiting. */
export const listSentAccessRequests = (context: RequestContext): SentAccessRequestDto[] =>
  sent(context)
    .toReversed()
    .map((request) => sentOf(context, request));

export function requestAccess(context: RequestContext): SentAccessRequestDto {
  const { data, me, ids, clock, response } = context;
  const childId = ids.id!;
  if (isGuardian(data, me.id, childId)) throw new HttpError(409, messages.childAlreadyOwn);
  if (!hasFound(context, childId)) throw new HttpError(403, messages.claimWithoutSearch);
  const before = sent(context).find((request) => request.childId === childId);
  if (before?.state === 'declined') {
    const day = todayIn(context.club.timeZone, waitsUntil(before));
    throw new HttpError(409, messages.requestDeclined(dayWords(day, context.club.formats)));
  }
  if (before) {
    response.status = 200;
    return sentOf(context, before);
  }
  if (!isStaff(me)) assertCanHaveMore(context);
  registeredChild(context);
  const fields = { childId, userId: me.id, state: 'pending' as const, requestedAt: clock.now(), decidedAt: null };
  return sentOf(context, add(data.accessRequests, fields));
}

export const approveAccessRequest = (context: RequestContext): AccessRequestDto => decide(context, 'approved');
export const declineAccessRequest = (context: RequestContext): AccessRequestDto => decide(context, 'declined');

function decide(context: RequestContext, state: 'approved' | 'declined'): AccessRequestDto {
  const { data, ids, clock, response } = context;
  const request = open(context).find(({ id }) => id === ids.id);
  if (!request || !decides(context, request)) throw new HttpError(404, messages.requestUnknown);
  response.status = 200;
  if (request.state === state) return accessRequestOf(context, request);
  if (request.state !== 'pending') throw new HttpError(409, messages.requestDecided);
  const requester = data.users.find(({ id }) => id === request.userId)!;
  if (state === 'approved' && !requester.isParent) throw new HttpError(409, messages.requesterGone);
  Object.assign(request, { state, decidedAt: clock.now() });
  if (state === 'approved') addGuardian(context, request.childId, request.userId);
  return accessRequestOf(context, request);
}

export function withdrawAccessRequest({ data, me, ids, response }: RequestContext): void {
  const request = data.accessRequests.find(({ id }) => id === ids.id);
  if (!request || !isPendingOf(me.id)(request)) throw new HttpError(404, messages.requestUnknown);
  data.accessRequests = data.accessRequests.filter((other) => other !== request);
  response.status = 204;
}

/** The demo sends no mail, so nobody is invited. */
export function listGuardianInvitations(context: RequestContext): GuardianInvitationDto[] {
  const child = registeredChild(context);
  if (!can(context.me, 'guardian.invite', ownedChild(context.data, child.id))) {
    throw new HttpError(404, messages.childUnknown);
  }
  return [];
}

const isPendingOf = (userId: number) => (request: AccessRequestRow) =>
  request.userId === userId && request.state === 'pending';

/** The guardians decide, unless an account is restricted for the child; admins always. */
const decides = ({ data, me }: RequestContext, { childId }: AccessRequestRow) =>
  hasRestriction(data, childId)
    ? canForAll(me, 'access-request.decide')
    : can(me, 'access-request.decide', ownedChild(data, childId));

/** Requests about registered children, by active users, the oldest first. */
const open = ({ data }: RequestContext): AccessRequestRow[] =>
  sortBy(data.accessRequests, (request) => [request.requestedAt, request.id]).filter(
    ({ childId, userId }) =>
      data.children.some((child) => child.id === childId && child.isRegistered) &&
      data.users.some((user) => user.id === userId && user.isActive),
  );

const waitsUntil = ({ decidedAt }: AccessRequestRow): Date => addDays(decidedAt ?? 0, limits.accessRequests.waitDays);

const sent = (context: RequestContext): AccessRequestRow[] => {
  const { data, me, clock } = context;
  return open(context).filter(
    (request) =>
      request.userId === me.id &&
      (request.state === 'pending' || (request.state === 'declined' && isBefore(clock.now(), waitsUntil(request)))) &&
      !isGuardian(data, me.id, request.childId) &&
      !isRestricted(data, me.id, request.childId),
  );
};

function accessRequestOf({ data, me }: RequestContext, request: AccessRequestRow): AccessRequestDto {
  const { id, childId, userId, state, requestedAt } = request;
  const childName = data.children.find((child) => child.id === childId)!.name;
  const requesterName = data.users.find((user) => user.id === userId)!.fullName;
  const forAdmins = me.isAdmin && { hasRestriction: hasRestriction(data, childId) };
  return { id, childId, childName, requesterName, state, requestedAt, ...forAdmins };
}

function sentOf(context: RequestContext, request: AccessRequestRow): SentAccessRequestDto {
  const { requesterName: _name, hasRestriction: _restriction, ...fields } = accessRequestOf(context, request);
  return { ...fields, canAskAgainAt: request.decidedAt && waitsUntil(request).toISOString() };
}
