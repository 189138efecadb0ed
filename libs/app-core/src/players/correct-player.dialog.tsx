import { isApiError, serverMessage, useCorrectChildMutation, useLazyGetChildQuery } from '@touchline/api-client';
import { type CorrectedField } from '@touchline/domain';
import { Alert } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { useToday } from '../store/app-root.tsx';
import { CorrectionFields } from './correction.fields.tsx';
import { type CorrectedPlayer, correctionInput, correctionOf, correctionSchema } from './correction.schema.ts';

interface CorrectPlayerDialogProps {
  title: string;
  player: CorrectedPlayer;
  /** What the user may correct. */
  fields: readonly CorrectedField[];
  /** Below the fields. */
  children?: ReactNode;
  onClose: () => void;
}

/** Corrects one version of a player. After a conflict, the user can load the latest version and keep what they have typed. */
export default function CorrectPlayerDialog(props: CorrectPlayerDialogProps) {
  const { title, player, fields, children, onClose } = props;
  const [latest, setLatest] = useState(player);
  const [newer, setNewer] = useState<Newer | null>(null);
  const form = useSchemaForm(correctionSchema(latest, useToday()), correctionInput(player));
  const [correctChild] = useCorrectChildMutation();
  const [getChild] = useLazyGetChildQuery();
  const { id } = player;

  const save = async (entered: Parameters<typeof correctionOf>[1]) => {
    setNewer(null);
    const correction = correctionOf(latest, entered);
    if (Object.keys(correction).length === 0) return {};
    const result = await correctChild({ id, correctChildDto: { ...correction, version: latest.version } });
    const { error } = result;
    if (!isApiError(error) || error.status !== 409) return result;
    const { data } = await getChild(id);
    if (!data || data.version === latest.version) return result;
    setNewer({ player: data, sentence: errorText(error) });
    return { error: shownAsNewer };
  };
  const reload = (loaded: CorrectedPlayer) => {
    setLatest(loaded);
    setNewer(null);
    form.reset(correctionInput(loaded), { keepDirtyValues: true });
    form.setFocus(fields[0]!);
  };

  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={save}
      errorText={(error) => (error === shownAsNewer ? undefined : errorText(error))}
      submitLabel="Save Changes"
      busyText="Saving..."
      discardQuestion="Discard your changes?"
      onClose={onClose}
    >
      {newer && (
        <Alert tone="warn" action="Reload the values" onAction={() => reload(newer.player)}>
          {newer.sentence} What you have typed is kept.
        </Alert>
      )}
      <CorrectionFields form={form} player={latest} fields={fields} />
      {children}
    </FormDialog>
  );
}

/** The player as somebody else has corrected it meanwhile. */
interface Newer {
  player: CorrectedPlayer;
  sentence: string;
}

const shownAsNewer = Symbol('shown with the offer to reload');

const errorText = (error: unknown) => serverMessage(error, 'Something went wrong');
