import { csvOf, type ImportResult, type ImportSummary, type ImportType, limits, summaryOf } from '@touchline/domain';
import { type ClubClient } from './club-client.ts';
import { type County, countyFiles, type CountyFile, type Row } from './county-data.ts';

/** Imports the rows of all types in the order of their references. Throws if a row fails. */
export async function importFiles(club: ClubClient, county: County): Promise<Record<CountyFile, ImportSummary>> {
  const summaries: [CountyFile, ImportSummary][] = [];
  for (const type of countyFiles) summaries.push([type, await importRows(club, type, county[type])]);
  return Object.fromEntries(summaries) as Record<CountyFile, ImportSummary>;
}

/** Sends several files if there are too many rows for one. */
async function importRows(club: ClubClient, type: ImportType, rows: Row[]): Promise<ImportSummary> {
  const all: ImportResult[] = [];
  const { maxRows } = limits.importFile;
  for (let start = 0; start < rows.length; start += maxRows) {
    const form = new FormData();
    form.append('file', new File([csvFrom(rows.slice(start, start + maxRows))], `${type}.csv`));
    const { results }: { results: ImportResult[] } = await club.post(`/api/import/${type}`, form);
    const failed = results.find(({ status }) => status === 'error');
    if (failed) throw new Error(`${type}.csv, line ${start + failed.line}, ${failed.name}: ${failed.message}`);
    all.push(...results);
  }
  return summaryOf(all);
}

/** A CSV file of these rows. */
export const csvFrom = (rows: Row[]): string =>
  csvOf([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]);
