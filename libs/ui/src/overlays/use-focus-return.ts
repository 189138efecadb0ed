import { useState } from 'react';

/**
 * Returns the focus to the element that opened a modal, or to the page's content if that element is gone, without scrolling.
 * Radix does this only for modals with a trigger; ours are rendered on demand.
 */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(findOpener);
  return (event) => {
    event.preventDefault();
    const target = opener?.isConnected ? opener : document.getElementById('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}

/** The focused element. For a menu item, whose menu closes, the button that opened the menu. */
function findOpener(): Element | null {
  const menu = document.activeElement?.closest('[role="menu"]');
  return menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : document.activeElement;
}
