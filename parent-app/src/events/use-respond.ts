import { useAnswerAvailabilityMutation } from '@touchline/api-client';
import { useFormToast } from '@touchline/app-core';
import { useEffect, useRef, useState } from 'react';
import { failureOf, responseToast } from './response-toast.ts';

const slowAfterMs = 1000;

/**
 * Responds for children of an event. The lists show the response at once and undo it if the server rejects it; `failure` says why. One
 * toast tells the outcome for all children. One response is saved after the other, so that the last one counts.
 */
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

  const save = async (childIds: readonly number[], isAvailable: boolean) => {
    setIsSaving(true);
    setFailure(null);
    const outcomes = await Promise.all(
      childIds.map(async (childId) => ({ childId, ...(await mutate({ eventId, childId, isAvailable })) })),
    );
    setFailure(failureOf(outcomes));
    notify(responseToast(outcomes, isAvailable));
    setIsSaving(false);
  };
  const last = useRef<Promise<void> | null>(null);
  const respond = (childIds: readonly number[], isAvailable: boolean): Promise<void> => {
    const saved = last.current ? last.current.then(() => save(childIds, isAvailable)) : save(childIds, isAvailable);
    last.current = saved;
    return saved;
  };
  return { respond, isSaving, isSlow, failure };
}
