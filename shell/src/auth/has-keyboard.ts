/** Whether a field may take the focus at first: on touch screens it would open the keyboard over the page. */
export const hasKeyboard = (): boolean => window.matchMedia('(pointer: fine)').matches;
