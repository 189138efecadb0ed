import { type ImportType } from '../src/index.ts';
import { ImportedFile } from '../src/import/imported-file.ts';
import { headerIn } from '../src/import/mapping/layout.ts';

/** A file whose records have been added, each with the count of lines up to its end. */
export function fileOf(type: ImportType, records: [record: string[], lines: number][], maxRows = 10_000): ImportedFile {
  const layout = headerIn(
    type,
    records.map(([record]) => record),
  );
  const file = new ImportedFile(type, maxRows, layout);
  for (const [record, lines] of records) file.addRecord(record, lines);
  return file;
}
