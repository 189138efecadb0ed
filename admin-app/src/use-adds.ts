import { useSearchParams } from '@touchline/router';
import { useEffect, useState } from 'react';

/** Whether a link opened the page to add something, with `?add=yes`. The parameter is removed, so that a reload does not ask again. */
export function useAdds(): boolean {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('add');
  const [adds] = useState(isAsked);
  useEffect(() => {
    if (!isAsked) return;
    setParams(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('add');
        return rest;
      },
      { replace: true },
    );
  }, [isAsked, setParams]);
  return adds;
}
