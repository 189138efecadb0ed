import { serverMessage } from '@touchline/api-client';
import { messages } from '@touchline/domain';
import { Alert, Button, Dialog, DialogActions, DialogClose, Skeleton, Stack, Text } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { isNotInDemo } from '../is-not-in-demo.ts';

interface ManyDialogProps {
  title: string;
  description?: string;
  /** What the hook of the preview returns, if there is one. */
  preview?: { error?: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** What would happen, as soon as it is known. */
  words: string | undefined;
  /** Whether anything would happen. */
  canConfirm: boolean;
  /** Where `Cancel` could be taken for what is confirmed. */
  closeLabel?: string;
  confirmLabel: string;
  busyText: string;
  tone?: 'primary' | 'danger';
  /** Does it, and closes the dialog unless there is an error. */
  onConfirm: () => PromiseLike<{ error?: unknown }>;
  onClose: () => void;
  /** Choices, above what would happen. */
  children?: ReactNode;
}

/** Says what would become of many rows at once, and does it. Stays open with the error otherwise. */
export function ManyDialog(props: ManyDialogProps) {
  const { title, description, preview, words, canConfirm, confirmLabel, busyText, tone, onConfirm, onClose } = props;
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isLoading = preview?.isFetching ?? false;

  const confirm = async () => {
    setIsBusy(true);
    setError(undefined);
    const result = await onConfirm();
    setIsBusy(false);
    setError(result.error);
  };
  return (
    <Dialog title={title} description={description} onClose={() => !isBusy && onClose()}>
      <Stack>
        {props.children}
        {isLoading && <Skeleton shape="text" count={2} label="Loading what would happen..." />}
        <div role="status">{!isLoading && words && <Text numeric>{words}</Text>}</div>
        {preview?.isError && !isLoading && <PreviewError error={preview.error} onRetry={preview.refetch} />}
        {error !== undefined && <Alert>{serverMessage(error, 'Nothing was changed. Please try again.')}</Alert>}
        <DialogActions>
          <DialogClose>{props.closeLabel}</DialogClose>
          <Button
            variant={tone}
            disabled={!canConfirm || isLoading}
            busy={isBusy}
            busyText={busyText}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

const PreviewError = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) =>
  isNotInDemo(error) ? (
    <Alert tone="info">{messages.notInDemo}</Alert>
  ) : (
    <Alert action="Try again" onAction={() => void onRetry()}>
      {serverMessage(error, 'Error loading what would happen. Please try again.')}
    </Alert>
  );
