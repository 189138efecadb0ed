import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const hideAfterPx = 100;
/** Ignores the small movements of a resting finger. */
const jitterPx = 6;

/**
 * True while the user scrolls down past 100 px, until they scroll up again. Frozen while a pointer is down, because moving a bar
 * between press and release would swallow the click.
 */
export function useScrollsDown(): boolean {
  const [scrollsDown, setScrollsDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let isPressed = false;
    const onScroll = () => {
      const now = window.scrollY;
      if (isPressed || (now > hideAfterPx && Math.abs(now - last) < jitterPx)) return;
      // Synchronously, so that no press gets between the scrolling and the change.
      flushSync(() => setScrollsDown(now > hideAfterPx && now > last));
      last = now;
    };
    // When a touch turns into scrolling, the press ends with pointercancel.
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
  return scrollsDown;
}
