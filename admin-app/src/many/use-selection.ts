import { type RowSelection } from '@touchline/ui';
import { useEffect, useRef, useState } from 'react';

interface Numbered {
  id: number;
}

interface State<Row> {
  scope: string;
  isOn: boolean;
  rows: ReadonlyMap<number, Row>;
}

export type Selection<Row extends Numbered> = ReturnType<typeof useSelection<Row>>;
/** What bars need of it. */
export type Selected<Row extends Numbered> = Pick<Selection<Row>, 'rows' | 'end'>;

/** Rows that are selected across the pages of a list. Another `scope`, such as a tab, ends it. */
export function useSelection<Row extends Numbered>(scope: string) {
  const off: State<Row> = { scope, isOn: false, rows: new Map() };
  const [state, setState] = useState(off);
  if (state.scope !== scope) setState(off);
  const { isOn, rows } = state.scope === scope ? state : off;
  const button = useRef<HTMLButtonElement>(null);

  const wasOn = useRef(false);

  // The bar that had the focus is gone.
  useEffect(() => {
    if (wasOn.current && !isOn && hasLostFocus()) button.current?.focus({ preventScroll: true });
    wasOn.current = isOn;
  }, [isOn]);

  const change = (shown: readonly Row[], isSelected: boolean) =>
    setState((before) => {
      const next = new Map(before.rows);
      for (const row of shown) {
        if (isSelected) next.set(row.id, row);
        else next.delete(row.id);
      }
      return { ...before, rows: next };
    });

  return {
    isOn,
    /** All that are selected, also on other pages. */
    rows: [...rows.values()],
    /** The button that starts it, which gets the focus back. */
    button,
    start: () => setState({ ...off, isOn: true }),
    end: () => setState(off),
    /** For a list that shows some rows; undefined unless rows are being selected. */
    of: (shown: readonly Row[], labelOf: (row: Row) => string): RowSelection<Row> | undefined => {
      if (!isOn) return undefined;
      const count = shown.filter(({ id }) => rows.has(id)).length;
      const isAll = count > 0 && count === shown.length;
      return {
        isSelected: ({ id }) => rows.has(id),
        onToggle: (row) => change([row], !rows.has(row.id)),
        labelOf,
        all: isAll || (count > 0 && 'some'),
        onToggleAll: () => change(shown, !isAll),
      };
    },
  };
}

const hasLostFocus = () => document.activeElement === null || document.activeElement === document.body;
