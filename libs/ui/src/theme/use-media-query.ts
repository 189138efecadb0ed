import { useSyncExternalStore } from 'react';

/** True while a query matches: `useMediaQuery(media.tablet)` or `useMediaQuery('(min-width: 900px)')`. */
export function useMediaQuery(query: string): boolean {
  const condition = query.replace('@media ', '');
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(condition);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(condition).matches,
  );
}
