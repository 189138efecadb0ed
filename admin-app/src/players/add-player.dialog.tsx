import { useAddChildMutation } from '@touchline/api-client';
import { fields, FormDialog, useSchemaForm, useToday } from '@touchline/app-core';
import { type CivilDate, limits } from '@touchline/domain';
import { DateField, TextField } from '@touchline/ui';
import * as z from 'zod/mini';

const playerSchema = (today: CivilDate) =>
  z.object({
    name: fields.name(),
    dateOfBirth: fields.dateOfBirth(today),
  });

export function AddPlayerDialog({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const form = useSchemaForm(playerSchema(today), { name: '', dateOfBirth: '' });
  const [addChild] = useAddChildMutation();
  return (
    <FormDialog
      title="Add New Player"
      description="The player has no parent yet. The family can find and claim the child, or an admin assigns a parent."
      label="Player"
      form={form}
      onSubmit={(player) => addChild({ ...player, parentId: null })}
      submitLabel="Add Player"
      busyText="Adding..."
      discardQuestion="Discard this player?"
      onClose={onClose}
    >
      <TextField label="Name" autoComplete="off" autoCapitalize="words" autoFocus {...form.field('name')} />
      <DateField
        label="Date of Birth"
        min={limits.dateOfBirth.min}
        max={today}
        autoComplete="off"
        {...form.field('dateOfBirth')}
      />
    </FormDialog>
  );
}
