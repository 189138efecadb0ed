const rowsPerStatement = 1000;

/** Batches need few statements, and none of them comes near the time limit. */
export async function inBatches<Row, Returned>(
  rows: Row[],
  send: (batch: Row[]) => Promise<Returned[]>,
): Promise<Returned[]> {
  const returned: Returned[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    returned.push(...(await send(rows.slice(start, start + rowsPerStatement))));
  }
  return returned;
}
