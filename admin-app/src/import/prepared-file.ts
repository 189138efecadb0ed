import { type CivilDate, type ImportType, rewrittenFile } from '@touchline/domain';
import { type Review } from './mapping/review.ts';
import { type Source } from './source/source.ts';
import { type LineOf } from './source-lines.ts';

/** What is sent, and where its rows stand in what was chosen. */
export interface PreparedFile {
  file: File;
  lineOf: LineOf;
}

/** A file in our own columns; one that has them already is sent as it is. */
export function preparedFile(type: ImportType, { file }: Source, review: Review, today: CivilDate): PreparedFile {
  const name = file.name.replace(/\.\w{1,5}$/u, '') + '.csv';
  if (review.isTidy) {
    return { file: new File([file], name, { type: file.type }), lineOf: (line) => line };
  }
  const { text, lines } = rewrittenFile(type, review.rows, review.reading, today);
  const source = new Map(beginnings(text).map((line, at) => [line, lines[at]!]));
  return { file: new File([text], name, { type: 'text/csv' }), lineOf: (line) => source.get(line) ?? line };
}

/** The lines on which the rows below the header begin: a cell may have several. */
function beginnings(text: string): number[] {
  const found: number[] = [];
  let line = 1;
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (character !== '\n') continue;
    line++;
    if (!isQuoted) found.push(line);
  }
  return found;
}
