import { useEffect, useState } from 'react';

/** From here on a bar gives its room to who reads on. */
const farDown = 100;
/** A finger trembles by less than this. */
const tremble = 6;

/** Should a bar be out of the way? Yes while one scrolls down past 100 px, until one scrolls up again. */
export function useOutOfTheWay(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (now > farDown && Math.abs(now - last) < tremble) return;
      setAway(now > farDown && now > last);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isAway;
}
