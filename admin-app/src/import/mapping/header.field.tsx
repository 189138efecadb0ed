import { numberWords, type SourceRow } from '@touchline/domain';
import { SelectField } from '@touchline/ui';
import { headerRows, noHeader } from './choice.ts';

interface HeaderFieldProps {
  rows: readonly SourceRow[];
  headerAt: number;
  onChange: (headerAt: number) => void;
}

/** The line that names the columns, which the user can correct. */
export function HeaderField({ rows, headerAt, onChange }: HeaderFieldProps) {
  const lines = rows.slice(0, headerRows).map((row, value) => ({ value, label: lineWords(row) }));
  return (
    <SelectField
      label="Names of the columns"
      helper={whereWords(rows, headerAt)}
      value={headerAt}
      options={[...lines, { value: noHeader, label: 'The file has no names of columns' }]}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}

const longest = 80;

function lineWords({ line, cells }: SourceRow): string {
  const text = cells.filter((cell) => cell.trim() !== '').join(', ');
  return `Line ${numberWords(line)}: ${text.length > longest ? `${text.slice(0, longest)}…` : text}`;
}

function whereWords(rows: readonly SourceRow[], headerAt: number): string | undefined {
  if (headerAt === noHeader) return 'Every line is imported as a row.';
  if (headerAt === 0) return undefined;
  return `The header is in line ${rows[headerAt]!.line}; lines above it are left out.`;
}
