/**
 * Attributes that all copies of this library share, so that a toast and a dialog find each other on the page. The toast itself
 * has the attribute, because it may be unmounted by the time the dialog handles a press on it.
 */
export const toastMark = 'data-ui-toast';
export const dialogMark = 'data-ui-dialog';

/** Keeps a dialog open when the user presses a toast above it. */
export function keepOpenForToasts(event: Event): void {
  const target = (event as CustomEvent<{ originalEvent?: Event }>).detail?.originalEvent?.target ?? event.target;
  if (target instanceof Element && target.closest(`[${toastMark}]`)) event.preventDefault();
}
