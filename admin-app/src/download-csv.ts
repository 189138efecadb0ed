import { saveFile } from '@touchline/app-core';

/** Downloads text as a file. The byte order mark makes spreadsheets read accented letters correctly. */
export const downloadCsv = (fileName: string, text: string): void =>
  saveFile(fileName, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
