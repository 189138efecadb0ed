/** Marks the place of toasts on the page, whichever copy of this library draws it. */
export const toastAreaMark = 'data-ui-toasts';

/** Touching a toast does not close the dialog under it. */
export function keepOpenForToasts(event: Event): void {
  const target = (event as CustomEvent<{ originalEvent?: Event }>).detail?.originalEvent?.target ?? event.target;
  if (target instanceof Element && target.closest(`[${toastAreaMark}]`)) event.preventDefault();
}
