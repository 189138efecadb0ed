import { useEffect, useState } from 'react';

/** The time, fresh enough to know what has begun. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(clock);
  }, [everyMs]);
  return now;
}
