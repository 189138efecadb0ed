import { useSearchParams } from '@touchline/router';
import { startTransition, useCallback, useLayoutEffect, useOptimistic, useRef } from 'react';

/**
 * State kept in the address, so that links and the Back button restore it: `const [search, setSearch] = useSearchParam('search')`.
 * A change removes the parameter `resets`, for example the page number when the search text changes.
 * The setter keeps its identity, as that of `useState` does.
 */
export function useSearchParam(
  name: string,
  initial = '',
  resets?: string,
): [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  // The router updates the address in a transition; a text field that waited for it would lose characters.
  const [value, showAtOnce] = useOptimistic(params.get(name) ?? initial);
  // The router's setter is a new one after each change of the address.
  const latestSetParams = useRef(setParams);
  useLayoutEffect(() => {
    latestSetParams.current = setParams;
  });
  const set = useCallback(
    (next: string) =>
      startTransition(() => {
        showAtOnce(next);
        latestSetParams.current(
          (before) => {
            const changed = withParam(before, name, next === initial ? null : next);
            return resets ? withParam(changed, resets, null) : changed;
          },
          { replace: true },
        );
      }),
    [name, initial, resets, showAtOnce],
  );
  return [value, set];
}

function withParam(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (value === null) changed.delete(name);
  else changed.set(name, value);
  return changed;
}
