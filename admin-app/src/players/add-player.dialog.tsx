import { useAddChildMutation } from '@touchline/api-client';
import { FormDialog, useSchemaForm, useToday } from '@touchline/app-core';
import { noPlayer, PlayerFields, playerSchema } from './player.fields.tsx';

export const newPlayerText = 'The family can find and claim the child, or an admin assigns a parent.';

export function AddPlayerDialog({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(playerSchema(useToday()), noPlayer);
  const [addChild] = useAddChildMutation();
  return (
    <FormDialog
      title="Add New Player"
      description={newPlayerText}
      label="Player"
      form={form}
      onSubmit={(player) => addChild({ ...player, parentId: null })}
      submitLabel="Add Player"
      busyText="Adding..."
      discardQuestion="Discard this player?"
      onClose={onClose}
    >
      <PlayerFields form={form} />
    </FormDialog>
  );
}
