import { type Encoding, type SourceRow } from '@touchline/domain';

/** A sheet of a workbook, with its filled rows. */
export interface Sheet {
  name: string;
  rows: SourceRow[];
}

/** What was chosen, in memory, because it may be sent after it was changed on disk; pasted cells are a file, too. */
export type Source = { file: File } & ({ text: string; encoding: Encoding } | { sheets: Sheet[] });
