import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the row's first button when pressing one, or a failure, has replaced it. Call the returned function when the user
 * presses a button.
 */
export function useKeptFocus(row: RefObject<HTMLElement | null>, isOpen: boolean, failure: string | null): () => void {
  const keeps = useRef(false);
  useEffect(() => {
    if (failure !== null && document.activeElement === document.body) row.current?.querySelector('button')?.focus();
  }, [row, failure]);
  useEffect(() => {
    if (keeps.current) row.current?.querySelector('button')?.focus();
    keeps.current = false;
  }, [row, isOpen]);
  return () => {
    keeps.current = true;
  };
}
