import { useGetRetentionQuery } from '@touchline/api-client';
import { LoadError } from '@touchline/app-core';
import { pluralize, retentionDays, retentionKinds, type RetentionPeriods } from '@touchline/domain';
import { Facts, Skeleton } from '@touchline/ui';
import { ConfirmMutationDialog } from '../../confirm-mutation.dialog.tsx';
import { shortened } from './retention-form.schema.ts';
import { shorterWords } from './retention-words.ts';

interface ShorterPeriodsDialogProps {
  /** The periods to save. */
  tried: RetentionPeriods;
  before: RetentionPeriods;
  save: () => PromiseLike<{ error?: unknown }>;
  /** The state of saving. */
  state: { isLoading: boolean; error?: unknown };
  onClose: () => void;
}

/** Tells how much is older than the new periods. */
export function ShorterPeriodsDialog({ tried, before, save, state, onClose }: ShorterPeriodsDialogProps) {
  const preview = useGetRetentionQuery(tried, { refetchOnMountOrArgChange: true });
  const { data } = preview;
  return (
    <ConfirmMutationDialog
      title="Keep data for a shorter time?"
      text={`Nothing is deleted for ${pluralize(retentionDays.change, 'day')}. Until then, you can change this again.`}
      confirmLabel="Save"
      busyText="Saving..."
      mutate={save}
      state={state}
      confirmDisabled={!data}
      onClose={onClose}
    >
      {preview.isLoading && <Skeleton shape="row" count={2} label="Counting what is older..." />}
      <LoadError query={preview} onRetry={preview.refetch}>
        Error counting what is older. Please try again.
      </LoadError>
      {data && (
        <Facts
          items={shortened(tried, before).map((kind) => ({
            label: retentionKinds[kind].title,
            value: shorterWords(kind, { now: tried[kind], before: before[kind], old: data.old[kind] }),
          }))}
        />
      )}
    </ConfirmMutationDialog>
  );
}
