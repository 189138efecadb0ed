import { instantTime, useFocusAfterRemoval, useShell } from '@touchline/app-core';
import { Button, Row, Text } from '@touchline/ui';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef, useState } from 'react';
import { type LineOf } from '../source-lines.ts';
import { UndoDialog } from './undo-dialog.ts';
import { useRecentImports } from './use-recent-imports.ts';

interface UndoThisImportProps {
  importId: number;
  /** `Children from roster.csv` */
  what: string;
  lineOf: LineOf;
  /** Whether rows were corrected and sent again. */
  hasCorrections: boolean;
}

/** Offers to undo what has just been imported, and says when it is undone. */
export function UndoThisImport({ importId, what, lineOf, hasCorrections }: UndoThisImportProps) {
  const { timeZone } = useShell().club;
  const { data } = useRecentImports();
  const undoneAt = data?.find(({ id }) => id === importId)?.undoneAt;
  const [isAsking, setIsAsking] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(frame, data);
  return (
    <div ref={frame} tabIndex={-1}>
      <Row>
        {undoneAt ? (
          <Text>This import was undone on {instantTime(undoneAt, timeZone)}.</Text>
        ) : (
          <Button variant="secondary" icon={Undo2} full="phone" onClick={() => setIsAsking(true)}>
            Undo This Import
          </Button>
        )}
        {hasCorrections && (
          <Text size="secondary" muted>
            Rows that were imported again are imports of their own. Find them under Recent Imports.
          </Text>
        )}
      </Row>
      {isAsking && (
        <UndoDialog
          importId={importId}
          what={what}
          lineOf={lineOf}
          onUndone={keepFocus}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
