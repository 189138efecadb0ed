import { useAnswerAvailabilityMutation } from '@touchline/api-client';
import { useFormToast } from '@touchline/app-core';
import { useRef, useState } from 'react';
import { failureOf, type GivenResponse, responseToast } from './response-toast.ts';

interface Failure {
  /** Why. */
  text: string;
  responses: readonly GivenResponse[];
}

/** What a family's answers for an event need. */
export interface Answering {
  /** Resolves with whether all were saved. */
  respond: (responses: readonly GivenResponse[]) => Promise<boolean>;
  isSaving: (childId: number) => boolean;
  /** What could not be saved for a child; null if nothing has failed since. */
  failureOf: (childId: number) => Failure | null;
}

/**
 * Responds for children of an event. The lists show the response at once and undo it if the server rejects it. One toast tells the outcome
 * for all children. One response is saved after the other, so that the last one counts.
 */
export function useRespond(eventId: number): Answering {
  const [mutate] = useAnswerAvailabilityMutation();
  const notify = useFormToast();
  const [saving, setSaving] = useState<readonly GivenResponse[]>([]);
  const [failures, setFailures] = useState<Partial<Record<number, Failure>>>({});

  const save = async (responses: readonly GivenResponse[]) => {
    setSaving(responses);
    setFailures((others) => ({ ...others, ...forEach(responses, undefined) }));
    const outcomes = await Promise.all(
      responses.map(async (response) => ({ ...response, ...(await mutate({ eventId, ...response })) })),
    );
    const failed = outcomes.filter(({ error }) => error);
    for (const { childId, isAvailable, error } of failed) {
      const failure = { text: failureOf([{ error }])!, responses: [{ childId, isAvailable }] };
      setFailures((others) => ({ ...others, [childId]: failure }));
    }
    notify(responseToast(outcomes));
    setSaving([]);
    return failed.length === 0;
  };
  const last = useRef<Promise<boolean> | null>(null);
  const respond = (responses: readonly GivenResponse[]): Promise<boolean> => {
    const saved = last.current ? last.current.then(() => save(responses)) : save(responses);
    last.current = saved;
    return saved;
  };
  return {
    respond,
    isSaving: (id) => saving.some(({ childId }) => childId === id),
    failureOf: (id) => failures[id] ?? null,
  };
}

const forEach = <Value>(responses: readonly GivenResponse[], value: Value) =>
  Object.fromEntries(responses.map(({ childId }) => [childId, value]));
