import { Alert, SelectField } from '@touchline/ui';
import { type Source } from './source.ts';
import { type Table } from './table-of.ts';

interface SheetFieldProps {
  source: Source;
  sheetAt: number;
  onChange: (sheetAt: number) => void;
}

/** The sheet of a workbook with several. */
export function SheetField({ source, sheetAt, onChange }: SheetFieldProps) {
  if (!('sheets' in source) || source.sheets.length < 2) return null;
  return (
    <SelectField
      label="Sheet"
      value={sheetAt}
      options={source.sheets.map(({ name }, value) => ({ value, label: name }))}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}

const mostTexts = 5;

/** Shows texts to look at if the file was read in an encoding that it does not name. */
export function EncodingNotice({ source, table }: { source: Source; table: Table }) {
  if (!('text' in source) || source.encoding !== 'windows-1252') return null;
  const texts = table.rows.flatMap(({ cells }) => cells.filter((cell) => /[^\p{ASCII}]/u.test(cell)));
  return (
    <Alert tone="info">
      This file is not UTF-8. It was read as Windows-1252. Check these texts:{' '}
      {[...new Set(texts)]
        .slice(0, mostTexts)
        .map((text) => `“${text}”`)
        .join(', ')}
      .
    </Alert>
  );
}
