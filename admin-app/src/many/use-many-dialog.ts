import { useState } from 'react';
import { type ManyRowsProps } from './many-dialog-props.ts';
import { type Selected } from './use-selection.ts';

/** Which dialog a bar has opened, for what was selected then. */
export function useManyDialog<Kind extends string, Row extends { id: number }>(selection: Selected<Row>) {
  const [opened, setOpened] = useState<{ kind: Kind; rows: readonly Row[] } | null>(null);
  const props: ManyRowsProps<Row> = {
    rows: opened?.rows ?? [],
    onClose: () => setOpened(null),
    onDone: selection.end,
  };
  return {
    kind: opened?.kind,
    props,
    open: (kind: Kind) => () => setOpened({ kind, rows: selection.rows }),
  };
}
