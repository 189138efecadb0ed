import {
  isApiError,
  type LeftChildDto,
  serverMessage,
  useRequestDeletionMutation,
  useRequestErasureMutation,
} from '@touchline/api-client';
import { calledChild } from '../children/called-child.ts';

type Leave = (currentPassword: string, childIds: readonly number[]) => Promise<{ error?: unknown }>;

/**
 * Asks to delete the children that were chosen and then the account. If a child's request fails, the others are sent all the same, and
 * the account's is not.
 */
export function useLeave(children: readonly LeftChildDto[]): Leave {
  const [requestErasure] = useRequestErasureMutation();
  const [requestDeletion] = useRequestDeletionMutation();

  return async (currentPassword, childIds) => {
    const failures: string[] = [];
    for (const { id, name, isErasureRequested } of children) {
      if (id === undefined || isErasureRequested || !childIds.includes(id)) continue;
      const { error } = await requestErasure({ id, requestErasureDto: { currentPassword } });
      if (isAboutPassword(error)) return { error };
      if (error) failures.push(failureWords(name, error));
    }
    if (failures.length > 0) return { error: [...failures, nextWords].join(' ') };
    return requestDeletion({ currentPassword });
  };
}

/** The sentence of an error of `useLeave`. */
export const leaveErrorText = (error: unknown): string =>
  typeof error === 'string' ? error : serverMessage(error, 'Something went wrong');

/** Another try with it would be in vain. */
const isAboutPassword = (error: unknown): boolean =>
  isApiError(error) && (error.status === 429 || error.errors?.currentPassword !== undefined);

const failureWords = (name: string, error: unknown): string =>
  `The request to delete ${calledChild(name).givenName} failed: ${serverMessage(error, 'Something went wrong')}`.replace(
    /[^.!?]$/,
    '$&.',
  );

const nextWords = 'You have not asked to delete your account yet: please try again, or clear the tick.';
