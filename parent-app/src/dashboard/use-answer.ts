import { serverMessage, useAnswerAvailabilityMutation } from '@touchline/api-client';
import { useState } from 'react';

/** Answers for children of an event. The lists show it at once and take it back when it is refused; then `failure` says why. */
export function useAnswer(eventId: number) {
  const [send] = useAnswerAvailabilityMutation();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const answer = async (childIds: readonly number[], isAvailable: boolean) => {
    setIsSaving(true);
    setFailure(null);
    const results = await Promise.all(childIds.map((childId) => send({ eventId, childId, isAvailable })));
    const refused = results.find(({ error }) => error);
    setFailure(refused ? serverMessage(refused.error, 'Failed to update availability. Please try again.') : null);
    setIsSaving(false);
  };
  return { answer, isSaving, failure };
}
