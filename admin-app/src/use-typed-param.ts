import { useSearchParam } from '@touchline/app-core';
import { startTransition, useOptimistic } from 'react';

interface TypedParam {
  /** What stands in the field, at once. */
  typed: string;
  type: (text: string) => void;
  /** What stands in the address, as soon as there is time: filter by this. */
  value: string;
}

/**
 * A parameter of the address that is typed. The router changes the address in a transition, which would swallow letters of a
 * field that waits for it.
 */
export function useTypedParam(name: string): TypedParam {
  const [value, setValue] = useSearchParam(name);
  const [typed, setTyped] = useOptimistic(value);
  const type = (text: string) =>
    startTransition(() => {
      setTyped(text);
      setValue(text);
    });
  return { typed, type, value };
}
