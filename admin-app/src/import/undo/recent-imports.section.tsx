import { type RecentImportDto } from '@touchline/api-client';
import { instantTime, QueryList, useFocusAfterRemoval, useShell } from '@touchline/app-core';
import { undoDays } from '@touchline/domain';
import { Button, Card, List, ListRow, Skeleton, Stack, Text } from '@touchline/ui';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef, useState } from 'react';
import { UndoDialog } from './undo-dialog.ts';
import { doneWords, importedWords, importWords } from './undo-words.ts';
import { useRecentImports } from './use-recent-imports.ts';

/** The imports of the last days, of which each can be undone. */
export function RecentImportsSection() {
  const imports = useRecentImports();
  const [undoing, setUndoing] = useState<RecentImportDto | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(frame, imports.data);
  if (imports.isInDemo) return null;
  return (
    <div ref={frame} tabIndex={-1}>
      <Card as="section" level={2} title="Recent Imports">
        <Stack>
          <Text muted>You can undo an import for {undoDays} days.</Text>
          <QueryList
            query={imports}
            loading={<Skeleton shape="row" count={3} label="Loading recent imports..." />}
            error="Error loading recent imports. Please try again."
            empty={<Text>No import in the last {undoDays} days.</Text>}
          >
            {(rows) => (
              <List label="Recent imports">
                {rows.map((row) => (
                  <li key={row.id}>
                    <RecentImport row={row} onUndo={() => setUndoing(row)} />
                  </li>
                ))}
              </List>
            )}
          </QueryList>
        </Stack>
      </Card>
      {undoing && (
        <UndoDialog
          importId={undoing.id}
          what={importWords(undoing)}
          onUndone={keepFocus}
          onClose={() => setUndoing(null)}
        />
      )}
    </div>
  );
}

function RecentImport({ row, onUndo }: { row: RecentImportDto; onUndo: () => void }) {
  const { timeZone } = useShell().club;
  const [what, done] = [importWords(row), doneWords(row)];
  return (
    <ListRow
      title={what}
      details={
        <>
          <Text size="secondary" numeric>
            {done}
          </Text>
          <Text size="secondary" muted numeric>
            {importedWords(row, timeZone)}
          </Text>
          {row.undoneAt && (
            <Text size="secondary" muted numeric>
              Undone on {instantTime(row.undoneAt, timeZone)}
            </Text>
          )}
        </>
      }
      aside={
        !row.undoneAt && (
          <Button variant="secondary" icon={Undo2} label={`Undo… ${what}, ${done}`} onClick={onUndo}>
            Undo…
          </Button>
        )
      }
    />
  );
}
