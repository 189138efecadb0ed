import { type AnswerAvailabilityDto, isApiError, useAnswerAvailabilityMutation } from '@touchline/api-client';
import { failureText } from '@touchline/app-core';
import { useEffect, useState } from 'react';

const slowAfterMs = 1000;

/** Responds for children of an event. The lists show the response at once and undo it if the server rejects it; `failure` says why. */
export function useRespond(eventId: number) {
  const [mutate] = useAnswerAvailabilityMutation();
  const [isSaving, setIsSaving] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (!isSaving) return;
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isSaving]);

  const send = async (response: AnswerAvailabilityDto): Promise<string | null> => {
    const { error } = await mutate(response);
    return isApiError(error) ? failureText('answerAvailability', error, response) : null;
  };
  const respond = async (childIds: readonly number[], isAvailable: boolean) => {
    setIsSaving(true);
    setFailure(null);
    const failures = await Promise.all(childIds.map((childId) => send({ eventId, childId, isAvailable })));
    setFailure(failures.find((text) => text !== null) ?? null);
    setIsSaving(false);
  };
  return { respond, isSaving, isSlow, failure };
}
