import { type ImportResultDto } from '@touchline/api-client';

/** The line in the file that somebody has chosen, for a line in the file that was sent. */
export type LineOf = (line: number) => number;

/** A result with the lines of the file that was chosen. */
export function atSource(result: ImportResultDto, lineOf: LineOf): ImportResultDto {
  const line = lineOf(result.line);
  const message = result.message.replace(
    /^(Duplicate of line )(\d+)$/,
    (_all, words: string, first: string) => `${words}${lineOf(Number(first))}`,
  );
  return { ...result, line, name: result.name.replace(/^Line \d+$/, `Line ${line}`), message };
}
