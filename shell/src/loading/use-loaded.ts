import { useEffect, useReducer } from 'react';
import { type Loading } from './keep.ts';

/**
 * What was loaded, or nothing yet; a failure goes to the boundary around. Not `use`, since React keeps each fallback of
 * Suspense for 300 ms, and an application and its page load one after the other.
 */
export function useLoaded<Value>(loading: Loading<Value>): Value | undefined {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    let isWaiting = true;
    const settled = () => {
      if (isWaiting) look();
    };
    loading.promise.then(settled, settled);
    return () => {
      isWaiting = false;
    };
  }, [loading]);
  if (loading.error !== undefined) throw loading.error;
  return loading.value;
}
