/**
 * Marks on the page by which a toast and a dialog know of each other, whichever copies of this library draw them. The toast
 * carries its own: it has left the page, and its place with it, when a dialog hears where it was pressed.
 */
export const toastMark = 'data-ui-toast';
export const dialogMark = 'data-ui-dialog';

/** Touching a toast does not close the dialog under it. */
export function keepOpenForToasts(event: Event): void {
  const target = (event as CustomEvent<{ originalEvent?: Event }>).detail?.originalEvent?.target ?? event.target;
  if (target instanceof Element && target.closest(`[${toastMark}]`)) event.preventDefault();
}
