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

/** Responds on behalf of players, for each once at a time. Why one failed is kept here, because a player's row moves between the groups. */
export function usePlayerResponses(eventId: number) {
  const [mutate] = useAnswerAvailabilityMutation();
  const notify = useFormToast();
  const [failures, setFailures] = useState<Partial<Record<number, string>>>({});
  const saving = useRef(new Set<number>());
  const respond = async (childId: number, status: AvailabilityStatus) => {
    if (saving.current.has(childId)) return;
    saving.current.add(childId);
    setFailures(({ [childId]: _, ...others }) => others);
    const outcome = { childId, ...(await mutate({ eventId, childId, isAvailable: isAvailableOf[status] })) };
    saving.current.delete(childId);
    const failure = failureOf([outcome]);
    if (failure === null) return notify({ title: `Player marked as ${status}` });
    notify({ title: 'Error updating availability', text: failure, tone: 'danger' });
    setFailures((others) => ({ ...others, [childId]: failure }));
  };
  return { respond, failures };
}
