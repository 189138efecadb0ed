import { isApiError, serverMessage, useMergeChildMutation, usePreviewMergeQuery } from '@touchline/api-client';
import { LoadError, shortDate } from '@touchline/app-core';
import { Alert, Button, DialogActions, DialogClose, Form, RadioGroup, Skeleton } from '@touchline/ui';
import { type SubmitEvent, useState } from 'react';
import { MergeConsequences } from './merge-consequences.tsx';
import { losingWords } from './merge-words.ts';
import { RecordFacts } from './record-facts.tsx';
import { recordToKeep } from './record-to-keep.ts';

interface MergeFormProps {
  id: number;
  otherId: number;
  /** Leads back to the choice of the other record. */
  onBack?: () => void;
  onClose: () => void;
}

/** What each of two records has, which of them goes on, and what happens then. */
export function MergeForm({ id, otherId, onBack, onClose }: MergeFormProps) {
  const preview = usePreviewMergeQuery({ id, otherId }, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<string | null>(null);
  const [merge, { error }] = useMergeChildMutation();
  // At once, because the store tells a frame later that a request is under way.
  const [isMerging, setIsMerging] = useState(false);
  const { data } = preview;
  const records = data && [data.kept, data.merged];
  const keptId = records && Number(chosen ?? recordToKeep(data.kept, data.merged).id);
  const kept = records?.find((record) => record.id === keptId);
  const ended = records?.find((record) => record !== kept);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!kept || !ended || isMerging) return;
    setIsMerging(true);
    const versions = { version: kept.version, otherVersion: ended.version };
    const result = await merge({ id: kept.id, mergeChildDto: { otherId: ended.id, ...versions } });
    setIsMerging(false);
    if (!result.error) return onClose();
    void preview.refetch();
  };

  return (
    <Form onSubmit={(event) => void submit(event)} label="Merge">
      <LoadError query={preview} onRetry={preview.refetch}>
        Error loading the records, one of which may have left the club.
      </LoadError>
      {!data && !preview.isError && <Skeleton shape="tall" count={2} label="Loading the records..." />}
      {data && records && kept && ended && (
        <>
          {data.losing.length > 0 && <Alert tone="warn">{losingWords(data.losing)}</Alert>}
          <RadioGroup
            label="Which record goes on?"
            columns
            options={records.map((record) => ({
              value: String(record.id),
              label: record.name,
              hint: `Born ${shortDate(record.dateOfBirth)} · ID ${record.id}`,
              details: <RecordFacts record={record} other={record === kept ? ended : kept} />,
            }))}
            value={String(keptId)}
            onChange={setChosen}
          />
          <MergeConsequences preview={data} kept={kept} ended={ended} />
        </>
      )}
      {error !== undefined && <Alert>{problemText(error)}</Alert>}
      <DialogActions>
        {onBack ? (
          <Button variant="secondary" disabled={isMerging} onClick={onBack}>
            Back
          </Button>
        ) : (
          <DialogClose />
        )}
        <Button type="submit" variant="danger" busy={isMerging} busyText="Merging..." disabled={!data}>
          Merge Records
        </Button>
      </DialogActions>
    </Form>
  );
}

const problemText = (error: unknown): string =>
  isApiError(error) && error.status === 409 ? staleText : serverMessage(error, 'Something went wrong');

/** In place of the server’s sentence on a stale version, because the form has loaded the records again. */
const staleText =
  'Somebody else has changed one of the records. You see them as they are now; please check them and merge again.';
