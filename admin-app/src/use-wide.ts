import { useSyncExternalStore } from 'react';

/**
 * Is there room for a table? For lists whose cards say other things than their table.
 * `from`: the pixels that its columns need, with the frame around them.
 */
export function useWide(from = 768): boolean {
  const query = `(min-width: ${from}px)`;
  return useSyncExternalStore(
    (changed) => {
      const width = window.matchMedia(query);
      width.addEventListener('change', changed);
      return () => width.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
