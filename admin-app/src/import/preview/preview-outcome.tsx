import { serverMessage } from '@touchline/api-client';
import { type ImportType } from '@touchline/domain';
import { Alert, VisuallyHidden } from '@touchline/ui';
import { ImportProgress } from '../import-progress.tsx';
import { countWords } from './plan-words.ts';
import { PreviewSection } from './preview.section.tsx';
import { type PreviewState } from './use-preview.ts';

interface PreviewOutcomeProps {
  type: ImportType;
  preview: PreviewState;
  /** Asks again. */
  onRepeat: () => void;
}

/** What becomes of a preview: its progress, then what it has found. The last one stays until the next one is there. */
export function PreviewOutcome({ type, preview, onRepeat }: PreviewOutcomeProps) {
  const { name, found, error, progress, isChecking } = preview;
  return (
    <>
      <VisuallyHidden live>
        {found && !isChecking && !error && `Preview of ${name}: ${countWords(found.rows)}`}
      </VisuallyHidden>
      {progress && <ImportProgress {...progress} />}
      {error && (
        <Alert title="Nothing was checked">
          {serverMessage(error, 'The file could not be checked. Please try again.')}
        </Alert>
      )}
      {found && <PreviewSection type={type} found={found} preview={preview} onRepeat={onRepeat} />}
    </>
  );
}
