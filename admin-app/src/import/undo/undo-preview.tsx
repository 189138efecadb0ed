import { type UndoAnswerDto } from '@touchline/api-client';
import { Stack, Text } from '@touchline/ui';
import { RowList } from '../result-list.tsx';
import { type LineOf } from '../source-lines.ts';
import { keptRowWords, stayingWords } from './undo-words.ts';

interface UndoPreviewProps {
  answer: UndoAnswerDto;
  /** Imports of other days have the lines of what was sent. */
  lineOf?: LineOf;
}

/** The rows that stay, and what undoing means for the others. */
export function UndoPreview({ answer: { undone, kept }, lineOf = (line) => line }: UndoPreviewProps) {
  return (
    <>
      {kept.length > 0 && (
        <Stack gap="xs">
          <Text numeric>{stayingWords(kept.length)}</Text>
          <RowList label="Rows that stay" rows={kept}>
            {(row) => <Text>{keptRowWords({ ...row, line: lineOf(row.line) })}</Text>}
          </RowList>
        </Stack>
      )}
      {undone > 0 && (
        <Text muted>
          Deletes what the import added and restores what it changed. Families are told as of any change.
        </Text>
      )}
    </>
  );
}
