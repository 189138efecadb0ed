import { useAnswerAvailabilityMutation } from '@touchline/api-client';
import { useFormToast } from '@touchline/app-core';
import { useEffect, useState } from 'react';
import { failureOf, responseToast } from './response-toast.ts';

const slowAfterMs = 1000;

/** Responds for children of an event. The lists show the response at once and undo it if the server rejects it; `failure` says why. One toast tells the outcome for all children. */
export function useRespond(eventId: number) {
  const [mutate] = useAnswerAvailabilityMutation();
  const notify = useFormToast();
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

  const respond = async (childIds: readonly number[], isAvailable: boolean) => {
    setIsSaving(true);
    setFailure(null);
    const outcomes = await Promise.all(
      childIds.map(async (childId) => ({ childId, ...(await mutate({ eventId, childId, isAvailable })) })),
    );
    setFailure(failureOf(outcomes));
    notify(responseToast(outcomes, isAvailable));
    setIsSaving(false);
  };
  return { respond, isSaving, isSlow, failure };
}
