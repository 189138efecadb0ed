import { numberWords } from '@touchline/domain';
import { Text } from '@touchline/ui';
import { RowList } from '../result-list.tsx';
import { type PreviewRow } from './preview-rows.ts';
import { notesOf, valueWords } from './value-words.ts';

/** Rows of a preview that an import treats in the same way. */
export const PreviewRowList = ({ rows }: { rows: readonly PreviewRow[] }) => (
  <RowList label="Rows of the preview" rows={rows}>
    {(row) => <RowContent row={row} />}
  </RowList>
);

function RowContent({ row }: { row: PreviewRow }) {
  const { line, name, values = [] } = row;
  return (
    <div>
      <Text strong>{name}</Text>
      <Text size="secondary" muted numeric>
        {[`Line ${numberWords(line)}`, notesOf(row)].filter(Boolean).join(' · ')}
      </Text>
      {values.map((value) => (
        <Text key={value.field} size="secondary" numeric>
          {valueWords(value)}
        </Text>
      ))}
    </div>
  );
}
