import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { csvOf, exportColumns, type ExportType, undefusedCell } from '@touchline/domain';

/** The rows of any list: their cells by column; an empty one is null. */
export type ExportedRows = Record<string, string | null>[];

const rowsPerTurn = 500;

/** The header and the rows as CSV. Pauses between batches, so that the server can process other requests. */
export async function exportCsv(type: ExportType, rows: ExportedRows): Promise<string> {
  const columns: readonly string[] = exportColumns[type];
  const cellsOf = (row: ExportedRows[number]) => columns.map((column) => undefusedCell(row[column] ?? ''));
  let text = csvOf([[...columns]]);
  for (let start = 0; start < rows.length; start += rowsPerTurn) {
    text += csvOf(rows.slice(start, start + rowsPerTurn).map(cellsOf));
    await yieldToOthers();
  }
  return text;
}
