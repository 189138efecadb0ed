import { isApiError, useAnswerAvailabilityMutation } from '@touchline/api-client';
import { failureText } from '@touchline/app-core';
import { type AvailabilityStatus } from '@touchline/domain';
import { useState } from 'react';

const isAvailableOf: Record<AvailabilityStatus, boolean | null> = {
  available: true,
  unavailable: false,
  pending: null,
};

/** Answers on behalf of players. Why one failed is kept here, because a player's row moves between the groups. */
export function usePlayerAnswers(eventId: number) {
  const [mutate] = useAnswerAvailabilityMutation();
  const [failures, setFailures] = useState<Partial<Record<number, string>>>({});
  const answer = async (childId: number, status: AvailabilityStatus) => {
    const response = { eventId, childId, isAvailable: isAvailableOf[status] };
    setFailures(({ [childId]: _, ...others }) => others);
    const { error } = await mutate(response);
    if (!isApiError(error)) return;
    setFailures((others) => ({ ...others, [childId]: failureText('answerAvailability', error, response) }));
  };
  return { answer, failures };
}
