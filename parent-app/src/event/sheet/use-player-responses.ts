import { useAnswerAvailabilityMutation } from '@touchline/api-client';
import { useFormToast } from '@touchline/app-core';
import { type AvailabilityStatus } from '@touchline/domain';
import { useRef, useState } from 'react';
import { failureOf } from '../../events/response-toast.ts';

const isAvailableOf: Record<AvailabilityStatus, boolean | null> = {
  available: true,
  unavailable: false,
  pending: null,
};

/**
 * Responds on behalf of players; for each, one response is saved after the other, so that the last one counts. Why one failed is kept
 * here, because a player's row moves between the groups.
 */
export function usePlayerResponses(eventId: number) {
  const [mutate] = useAnswerAvailabilityMutation();
  const notify = useFormToast();
  const [failures, setFailures] = useState<Partial<Record<number, string>>>({});
  const last = useRef(new Map<number, Promise<void>>());
  const save = async (childId: number, status: AvailabilityStatus) => {
    setFailures(({ [childId]: _, ...others }) => others);
    const outcome = { childId, ...(await mutate({ eventId, childId, isAvailable: isAvailableOf[status] })) };
    const failure = failureOf([outcome]);
    if (failure === null) return notify({ title: `Player marked as ${status}` });
    notify({ title: 'Error updating availability', text: failure, tone: 'danger' });
    setFailures((others) => ({ ...others, [childId]: failure }));
  };
  const respond = (childId: number, status: AvailabilityStatus) => {
    const before = last.current.get(childId);
    last.current.set(childId, before ? before.then(() => save(childId, status)) : save(childId, status));
  };
  return { respond, failures };
}
