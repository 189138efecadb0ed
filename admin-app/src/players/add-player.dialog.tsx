import { useAddChildMutation } from '@touchline/api-client';
import { fields, useSchemaForm, useToday } from '@touchline/app-core';
import { type CivilDate, limits, messages } from '@touchline/domain';
import {
  Button,
  DateField,
  Dialog,
  DialogActions,
  DialogClose,
  errorList,
  Form,
  FormErrors,
  TextField,
} from '@touchline/ui';
import * as z from 'zod/mini';
import { showServerError } from '../show-server-error.ts';

const { min: firstDay } = limits.dateOfBirth;

const playerSchema = (today: CivilDate) =>
  z.object({
    name: fields.text(messages.nameRequired),
    dateOfBirth: fields.date(messages.dateOfBirthRequired).check(
      z.refine((date) => date === '' || date >= firstDay, messages.dateInvalid),
      z.refine((date) => date <= today, messages.bornInFuture),
    ),
  });

/** A player whom no parent has added yet; the family claims it, or an admin assigns it. */
export function AddPlayerDialog({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const form = useSchemaForm(playerSchema(today), { name: '', dateOfBirth: '' });
  const [addChild, adding] = useAddChildMutation();
  const { errors, isDirty, submitCount } = form.formState;

  const save = form.handleSubmit(async (player) => {
    const { error } = await addChild({ ...player, parentId: null });
    if (error) return showServerError(form, error);
    onClose();
  });

  return (
    <Dialog
      title="Add New Player"
      description="The player has no parent yet. The family can find and claim the child, or an admin assigns a parent."
      onClose={onClose}
      confirmClose={isDirty && 'Discard this player?'}
    >
      <Form onSubmit={save} label="Player" aria-busy={adding.isLoading}>
        <FormErrors errors={errorList(errors)} attempt={submitCount} onPick={(name) => form.setFocus(name as 'name')} />
        <TextField
          label="Name"
          error={errors.name?.message}
          autoComplete="off"
          autoCapitalize="words"
          autoFocus
          {...form.register('name')}
        />
        <DateField
          label="Date of Birth"
          min={firstDay}
          max={today}
          error={errors.dateOfBirth?.message}
          autoComplete="off"
          {...form.register('dateOfBirth')}
        />
        <DialogActions>
          <DialogClose />
          <Button type="submit" busy={adding.isLoading} busyText="Adding...">
            Add Player
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
