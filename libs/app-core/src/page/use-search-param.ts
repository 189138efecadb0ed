import { useSearchParams } from '@touchline/router';
import { startTransition, useOptimistic } from 'react';

/**
 * State that a link or Back should restore, kept in the address: `const [search, setSearch] = useSearchParam('search')`.
 * `resets`: another one that starts again with each change, as the page of a list does when it is searched.
 */
export function useSearchParam(
  name: string,
  initial = '',
  resets?: string,
): [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  // The router changes the address in a transition; a field that waited for it would lose letters.
  const [value, showAtOnce] = useOptimistic(params.get(name) ?? initial);
  const set = (next: string) =>
    startTransition(() => {
      showAtOnce(next);
      setParams(
        (before) => {
          const changed = withParam(before, name, next === initial ? null : next);
          return resets ? withParam(changed, resets, null) : changed;
        },
        { replace: true },
      );
    });
  return [value, set];
}

function withParam(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (value === null) changed.delete(name);
  else changed.set(name, value);
  return changed;
}
