import { setNonce } from 'get-nonce';
import { useState } from 'react';

/**
 * Returns the focus to the element that opened a modal, or to the page's content if that element is gone, without scrolling.
 * Leaves it where another page has put it meanwhile. Radix does this only for modals with a trigger; ours are rendered on demand.
 */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(findOpener);
  return (event) => {
    event.preventDefault();
    const content = hasFocus() ? null : document.getElementById('main');
    const target = opener?.isConnected ? opener : content;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}

/** Whether an element has the focus; the body has it after the focused element was removed. */
const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/** The focused element. For a menu item, whose menu closes, the button that opened the menu. */
function findOpener(): Element | null {
  const menu = document.activeElement?.closest('[role="menu"]');
  return menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : document.activeElement;
}

/** Passes the page's nonce to Radix, whose style element for modals the content security policy blocks otherwise. Idempotent. */
export function allowRadixStyles(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const nonce = meta?.nonce || meta?.content;
  if (nonce) setNonce(nonce);
}

/**
 * An attribute that all copies of this library share, so that a dialog finds the toast on the page. The toast itself has it,
 * because it may be unmounted by the time the dialog handles a press on it.
 */
export const toastMark = 'data-ui-toast';

/** Keeps a dialog open when the user presses a toast above it. */
export function keepOpenForToasts(event: Event): void {
  const target = (event as CustomEvent<{ originalEvent?: Event }>).detail?.originalEvent?.target ?? event.target;
  if (target instanceof Element && target.closest(`[${toastMark}]`)) event.preventDefault();
}

/** Keeps a dialog open when Escape closes the list of a combobox in it. */
export function keepOpenForList(event: KeyboardEvent): void {
  const { target } = event;
  if (target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]')) event.preventDefault();
}
