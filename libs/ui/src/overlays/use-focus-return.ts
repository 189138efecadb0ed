import { useState } from 'react';

/**
 * What had the focus when a modal was opened gets it back when the modal closes; if it is gone by then, the page's content
 * does; the page stays where it was. Radix does this only for modals that have a trigger, ours are rendered when needed.
 */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(findOpener);
  return (event) => {
    event.preventDefault();
    const target = opener?.isConnected ? opener : document.getElementById('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}

/** The focused element; for an item of a menu, which closes, the button that opened the menu. */
function findOpener(): Element | null {
  const menu = document.activeElement?.closest('[role="menu"]');
  return menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : document.activeElement;
}
