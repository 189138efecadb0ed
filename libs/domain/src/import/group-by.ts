/** Rows by a key that several rows can share. */
export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** The first of the rows with the same key. */
export const firstOfEach = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] =>
  [...groupBy(rows, keyOf).values()].map(([first]) => first!);
