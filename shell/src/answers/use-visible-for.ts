import { useEffect, useState } from 'react';

/** Whether the page has been visible for `ms` milliseconds since `since` last changed; times while it was hidden do not count. */
export function useVisibleFor(ms: number, since: number | undefined): boolean {
  const [reached, setReached] = useState<number>();
  useEffect(() => {
    if (since === undefined) return undefined;
    let left = ms;
    let shownAt: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      if (shownAt !== null) left -= performance.now() - shownAt;
      shownAt = document.visibilityState === 'visible' ? performance.now() : null;
      if (shownAt !== null) timer = setTimeout(() => setReached(since), left);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [ms, since]);
  return since !== undefined && reached === since;
}
