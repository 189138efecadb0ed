import { type AvailabilityStatus } from '@touchline/domain';
import { useEffect, useRef } from 'react';

interface Target {
  childId: number;
  /** The group in which the row will be. */
  group: AvailabilityStatus;
  /** The preferred button of a row that has several. */
  choice: AvailabilityStatus;
}

/** The id of a player's row. */
export const rowId = (childId: number): string => `player-${childId}`;

/** Returns how to move the focus to a player's row when the row with the focus has left its group. */
export function useFocusOnMove() {
  const target = useRef<Target | null>(null);
  useEffect(() => {
    if (!target.current || document.activeElement !== document.body) return;
    const { childId, group, choice } = target.current;
    const row = document.getElementById(rowId(childId));
    // The cache tells the page of a response a frame later.
    if (row?.dataset.group !== group) return;
    target.current = null;
    const button = row.querySelector<HTMLElement>(`[data-answer="${choice}"]`) ?? row.querySelector('button');
    button?.focus({ preventScroll: true });
  });
  return (next: Target | null) => {
    target.current = next;
  };
}
