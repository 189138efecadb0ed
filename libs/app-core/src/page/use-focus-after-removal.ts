import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a list's frame when the row that has it disappears, because it would otherwise be lost. Call the returned function
 * when the user acts on a row.
 */
export function useFocusAfterRemoval(
  frame: RefObject<HTMLElement | null>,
  rows: readonly unknown[] | undefined,
): () => void {
  const hasActed = useRef(false);
  useEffect(() => {
    if (hasActed.current && document.activeElement === document.body) frame.current?.focus();
    hasActed.current = false;
  }, [frame, rows]);
  return () => {
    hasActed.current = true;
  };
}
