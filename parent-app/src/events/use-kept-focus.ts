import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the row's first button when pressing one, or a failure, has replaced it. Call the returned function when the user
 * presses a button.
 */
export function useKeptFocus(row: RefObject<HTMLElement | null>, isOpen: boolean, failure: string | null): () => void {
  const keeps = useRef(false);
  useEffect(() => {
    if (failure !== null && document.activeElement === document.body) focusFirst(row.current);
  }, [row, failure]);
  useEffect(() => {
    if (keeps.current) focusFirst(row.current);
    keeps.current = false;
  }, [row, isOpen]);
  return () => {
    keeps.current = true;
  };
}

/** Of a group of choices, the one that Tab reaches. */
export const focusFirst = (row: HTMLElement | null) =>
  row?.querySelector<HTMLElement>('button:not([tabindex="-1"])')?.focus();
