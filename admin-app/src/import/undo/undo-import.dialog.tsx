import { isApiError, serverMessage, usePreviewUndoQuery, useUndoImportMutation } from '@touchline/api-client';
import { LoadError } from '@touchline/app-core';
import { Alert, Button, Dialog, DialogActions, DialogClose, Skeleton, Stack, Text } from '@touchline/ui';
import { type LineOf } from '../source-lines.ts';
import { UndoPreview } from './undo-preview.tsx';
import { undoneWords } from './undo-words.ts';

export interface UndoImportDialogProps {
  importId: number;
  /** `Children from roster.csv` */
  what: string;
  /** The lines of the file that was chosen, while the page knows them. */
  lineOf?: LineOf;
  /** Before the dialog closes. */
  onUndone: () => void;
  onClose: () => void;
}

/** Says what undoing an import would do, and does it. An import that somebody else has undone can only be left as it is. */
export default function UndoImportDialog({ importId, what, lineOf, onUndone, onClose }: UndoImportDialogProps) {
  const preview = usePreviewUndoQuery(importId, { refetchOnMountOrArgChange: true });
  const [undo, { isLoading, error }] = useUndoImportMutation();
  const data = preview.isFetching ? undefined : preview.data;
  const final = finalMessage(error) ?? finalMessage(preview.error);
  const canUndo = final === null && data !== undefined && data.undone > 0;
  const isOver = final !== null || data?.undone === 0;

  const confirm = async () => {
    const { data: answer } = await undo({ id: importId });
    if (!answer) return;
    onUndone();
    onClose();
  };
  return (
    <Dialog title="Undo this import?" description={what} onClose={() => !isLoading && onClose()}>
      <Stack>
        {preview.isFetching && <Skeleton shape="text" count={3} label="Loading what would be undone..." />}
        <div role="status">{data && final === null && <Text numeric>{undoneWords(data)}</Text>}</div>
        {data && final === null && <UndoPreview answer={data} lineOf={lineOf} />}
        {final !== null && <Alert>{final}</Alert>}
        {final === null && !preview.isFetching && (
          <LoadError query={preview} onRetry={preview.refetch}>
            Error loading what would be undone. Please try again.
          </LoadError>
        )}
        {final === null && error && (
          <Alert>{serverMessage(error, 'The import was not undone. Please try again.')}</Alert>
        )}
        <DialogActions>
          <DialogClose>{isOver ? 'Close' : 'Cancel'}</DialogClose>
          {!isOver && (
            <Button
              variant="danger"
              disabled={!canUndo}
              busy={isLoading}
              busyText="Undoing..."
              onClick={() => void confirm()}
            >
              Undo Import
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

/** The server's sentence if the import is undone already or too old. */
const finalMessage = (error: unknown): string | null =>
  isApiError(error) && (error.status === 404 || error.status === 409) ? error.message : null;
