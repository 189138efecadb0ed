import { useEffect, useState } from 'react';

/** The current time, updated often enough to tell which events have started. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(clock);
  }, [everyMs]);
  return now;
}
