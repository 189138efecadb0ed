import { useAnswerAvailabilityMutation } from '@touchline/api-client';
import { useFormToast } from '@touchline/app-core';
import { useEffect, useRef, useState } from 'react';
import { failureOf, type GivenResponse, responseToast } from './response-toast.ts';

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

  const save = async (responses: readonly GivenResponse[]) => {
    setIsSaving(true);
    setFailure(null);
    const outcomes = await Promise.all(
      responses.map(async (response) => ({ ...response, ...(await mutate({ eventId, ...response })) })),
    );
    setFailure(failureOf(outcomes));
    notify(responseToast(outcomes));
    setIsSaving(false);
  };
  const last = useRef<Promise<void> | null>(null);
  const respond = (responses: readonly GivenResponse[]): Promise<void> => {
    const saved = last.current ? last.current.then(() => save(responses)) : save(responses);
    last.current = saved;
    return saved;
  };
  return { respond, isSaving, isSlow, failure };
}
