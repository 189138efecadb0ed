import { useNavigate } from '@touchline/router';
import { ConfirmDialog } from '@touchline/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** Asks before a link, a reload or a closed tab discards changes that were not saved; Back does not ask. Render what it returns. */
export function useLeaveQuestion(isDirty: boolean, text: string): ReactNode {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    if (!isDirty) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      const isHere = link?.origin === window.location.origin && link.pathname === window.location.pathname;
      if (!link || !isPlain || link.origin !== window.location.origin || link.hash || isHere) return;
      event.preventDefault();
      // Another form of the page would ask as well.
      event.stopImmediatePropagation();
      setWanted(link.pathname + link.search);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router sees it.
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isDirty]);

  return (
    wanted !== null && (
      <ConfirmDialog
        title="Discard your changes?"
        text={text}
        confirmLabel="Discard"
        tone="danger"
        onConfirm={() => void navigate(wanted)}
        onCancel={() => setWanted(null)}
      />
    )
  );
}
