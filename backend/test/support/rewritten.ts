import { parse } from 'csv-parse/sync';
import {
  beginningBy,
  csvOptions,
  dateColumns,
  type DateOrder,
  headerIn,
  type ImportType,
  latestYear,
  layoutOf,
  orderOf,
  readAnyText,
  rewrittenFile,
  type SourceRow,
} from '@touchline/domain';
import { caseBytes } from './case-files.ts';

const decoders = {
  'utf-8': new TextDecoder('utf-8', { fatal: true }),
  'utf-16le': new TextDecoder('utf-16le'),
  'utf-16be': new TextDecoder('utf-16be'),
  'windows-1252': new TextDecoder('windows-1252'),
};

/** A file of real clubs in our own columns, as the page of the import rewrites it; `chosen` answers the question on open dates. */
export function rewrittenCase(type: ImportType, name: string, chosen?: DateOrder): string {
  const { text } = readAnyText(caseBytes(name)!, decoders);
  const { delimiter, headerAt } = layoutOf(type, text, beginningBy(parse));
  const records: SourceRow[] = [];
  const on_record = (cells: string[], { lines }: { lines: number }) => void records.push({ line: lines, cells });
  parse(text, { ...csvOptions(delimiter), on_record });
  const { mapping } = headerIn(
    type,
    records.map(({ cells }) => [...cells]),
    headerAt,
    { isReviewed: true },
  );
  const rows = records.slice(headerAt + 1);
  const today = new Date().toISOString().slice(0, 10);
  const orders = dateColumns(type).map((column) => {
    const cells = rows.map((row) => row.cells[mapping[column]![0]!] ?? '');
    const { order, isOpen } = orderOf(cells, latestYear(column, today));
    return [column, isOpen ? chosen : order];
  });
  return rewrittenFile(type, rows, { mapping, orders: Object.fromEntries(orders) }, today).text;
}
