import { type DeletionRequestDto, type LeftChildDto, type UserDeletionDto } from '@touchline/api-client';
import { hasClubRole, messages } from '@touchline/domain';
import { type ClubData, type DeletionRequestRow, sortBy, type UserRow } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { pageOf } from '../server/page.ts';
import { type RequestContext } from '../server/request-context.ts';
import { deleteUser } from './delete-user.ts';
import { ownedChild } from '../guardians/guardianships.ts';

/** The oldest first. */
export function listDeletionRequests(context: RequestContext): DeletionRequestDto[] {
  const { data } = context;
  const requests = sortBy(data.deletionRequests, ({ requestedAt, userId }) => [requestedAt, userId]);
  return pageOf(context, requests).map(({ userId, requestedAt }) => {
    const { fullName, email } = data.users.find(({ id }) => id === userId)!;
    return { userId, fullName, email, requestedAt, children: leftChildren(data, userId) };
  });
}

export function completeDeletionRequest(context: RequestContext): void {
  const { data, ids } = context;
  const user = data.users.find(({ id }) => id === ids.userId);
  if (!user || !requestOf(data, user.id)) throw new HttpError(404, messages.deletionRequestUnknown);
  erase(context, user);
}

export function getUserDeletion(context: RequestContext): UserDeletionDto {
  const user = userAt(context);
  return { refusal: refusalOf(context, user), children: leftChildren(context.data, user.id) };
}

/** Without a request. */
export const deleteAccount = (context: RequestContext): void => erase(context, userAt(context));

function userAt({ data, ids }: RequestContext): UserRow {
  const user = data.users.find(({ id }) => id === ids.id);
  if (!user) throw new HttpError(404, messages.userUnknown);
  return user;
}

function erase(context: RequestContext, user: UserRow): void {
  const refusal = refusalOf(context, user);
  if (refusal !== null) throw new HttpError(409, refusal);
  deleteUser(context, user);
  context.response.status = 204;
}

function refusalOf({ me }: RequestContext, user: UserRow): string | null {
  if (user.id === me.id) return messages.ownDeletion;
  return hasClubRole(user) ? messages.deletionOfStaff : null;
}

export const requestOf = (data: ClubData, userId: number): DeletionRequestRow | undefined =>
  data.deletionRequests.find((request) => request.userId === userId);

/** The registered children of a user, the oldest first. */
export const leftChildren = (data: ClubData, userId: number): LeftChildDto[] =>
  sortBy(data.children, ({ dateOfBirth, id }) => [dateOfBirth, id])
    .map((child) => ({ child, guardianIds: ownedChild(data, child.id).guardianIds }))
    .filter(({ child, guardianIds }) => child.isRegistered && guardianIds.includes(userId))
    .map(({ child: { id, name }, guardianIds }) => ({
      id,
      name,
      staysWithoutGuardian: guardianIds.length === 1,
      isErasureRequested: false,
    }));
