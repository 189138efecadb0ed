import { media } from '@touchline/ui';
import { useSyncExternalStore } from 'react';

const query = media.tablet.replace('@media ', '');

function subscribe(changed: () => void): () => void {
  const width = window.matchMedia(query);
  width.addEventListener('change', changed);
  return () => width.removeEventListener('change', changed);
}

/** Is there room for a table? For lists whose cards say other things than their table. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
