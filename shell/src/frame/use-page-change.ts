import { useEffect, useRef } from 'react';

/** A new page begins at its top, and the keyboard and screen readers begin there too. */
export function usePageChange(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
