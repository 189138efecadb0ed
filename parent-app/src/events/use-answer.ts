import { serverMessage, useAnswerAvailabilityMutation } from '@touchline/api-client';
import { useEffect, useState } from 'react';

/** Milliseconds after which somebody who waits wants to know why. */
const patience = 1000;

/** Answers for children of an event. The lists show it at once and take it back when it is refused; then `failure` says why. */
export function useAnswer(eventId: number) {
  const [send] = useAnswerAvailabilityMutation();
  const [isSaving, setIsSaving] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (!isSaving) return;
    const timer = setTimeout(() => setIsSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isSaving]);

  const answer = async (childIds: readonly number[], isAvailable: boolean) => {
    setIsSaving(true);
    setFailure(null);
    const results = await Promise.all(childIds.map((childId) => send({ eventId, childId, isAvailable })));
    const refused = results.find(({ error }) => error);
    setFailure(refused ? serverMessage(refused.error, 'Failed to update availability. Please try again.') : null);
    setIsSaving(false);
  };
  return { answer, isSaving, isSlow, failure };
}
