import {
  type Club,
  isApiError,
  serverMessage,
  useRemoveCrestMutation,
  useUploadCrestMutation,
} from '@touchline/api-client';
import { Button, Card, ConfirmDialog, Crest, FilePicker, Row, Stack, Text } from '@touchline/ui';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { addressOf, redraw } from './redraw.ts';

/** A picture that was chosen and not saved yet. */
interface Chosen {
  file: File;
  address: string;
}

const notDrawn = 'This file is not a picture your browser can open. Please choose a PNG or JPEG.';

export function CrestPanel({ club }: { club: Club }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [upload, { isLoading }] = useUploadCrestMutation();
  const [remove, removal] = useRemoveCrestMutation();

  const choose = async (file: File | null) => {
    const picture = file && (await redraw(file));
    setChosen(picture && { file: picture, address: await addressOf(picture) });
    setProblem(file && !picture ? notDrawn : undefined);
  };
  const save = async ({ file }: Chosen) => {
    const { error } = await upload(file);
    if (error) setProblem(isApiError(error) ? serverMessage(error, 'The crest could not be saved.') : undefined);
    else setChosen(null);
  };
  const confirmRemoval = async () => {
    await remove();
    setAsking(false);
  };
  return (
    <Card as="section" level={2} title="Crest">
      <Stack>
        <Row>
          <Crest url={chosen?.address ?? club.crestUrl} size={96} />
        </Row>
        <Text size="secondary" muted>
          {captionOf(club, chosen)}
        </Text>
        <FilePicker
          label="Choose a picture"
          accept="image/*"
          kind="PNG or JPEG"
          helper="We shrink the picture and remove location data before upload."
          error={problem}
          file={chosen?.file ?? null}
          disabled={isLoading}
          onChange={(file) => void choose(file)}
        />
        <Row>
          {chosen && (
            <>
              <Button busy={isLoading} busyText="Saving..." onClick={() => void save(chosen)}>
                Save crest
              </Button>
              <Button variant="quiet" disabled={isLoading} onClick={() => void choose(null)}>
                Cancel
              </Button>
            </>
          )}
          {!chosen && club.crestUrl && (
            <Button variant="quiet-danger" icon={Trash} onClick={() => setAsking(true)}>
              Remove crest
            </Button>
          )}
        </Row>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title="Remove the crest?"
          text="Touchline’s mark takes its place."
          confirmLabel="Remove"
          tone="danger"
          busy={removal.isLoading}
          busyText="Removing..."
          onConfirm={() => void confirmRemoval()}
          onCancel={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

function captionOf({ crestUrl }: Club, chosen: Chosen | null): string {
  if (chosen) return 'Not saved yet.';
  return crestUrl ? 'Shown on every page and in the browser’s tab.' : 'No crest yet. We show Touchline’s mark.';
}
