import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** From here on a bar gives its room to who reads on. */
const farDown = 100;
/** A finger trembles by less than this. */
const tremble = 6;

/**
 * Should a bar be out of the way? Yes while one scrolls down past 100 px, until one scrolls up again. It does not change under a
 * finger: what moves between press and release, and all that stands on the bar does, loses the click.
 */
export function useOutOfTheWay(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let isPressed = false;
    const onScroll = () => {
      const now = window.scrollY;
      if (isPressed || (now > farDown && Math.abs(now - last) < tremble)) return;
      // At once, so that no press comes between the scrolling and the change.
      flushSync(() => setAway(now > farDown && now > last));
      last = now;
    };
    // A finger that begins to scroll ends its press by a cancel.
    const presses = ['pointerdown', 'pointerup', 'pointercancel'] as const;
    const onPress = (event: PointerEvent) => {
      isPressed = event.type === 'pointerdown';
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    for (const press of presses) window.addEventListener(press, onPress, true);
    return () => {
      window.removeEventListener('scroll', onScroll);
      for (const press of presses) window.removeEventListener(press, onPress, true);
    };
  }, []);
  return isAway;
}
