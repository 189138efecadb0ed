import { useEffect } from 'react';

/** Names the browser tab: `Page · Club`. */
export function useDocumentTitle(page: string, club: string): void {
  useEffect(() => {
    document.title = `${page} · ${club}`;
  }, [page, club]);
}
