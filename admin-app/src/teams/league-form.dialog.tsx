import { type LeagueDto, useCreateLeagueMutation } from '@touchline/api-client';
import { fields, useSchemaForm } from '@touchline/app-core';
import { limits, messages } from '@touchline/domain';
import { Button, Dialog, DialogActions, DialogClose, Form, FormErrors, TextArea, TextField } from '@touchline/ui';
import * as z from 'zod/mini';
import { showServerError } from '../show-server-error.ts';

const leagueSchema = z.object({
  name: fields.text(messages.nameTooShort, limits.leagueName),
  ageGroup: fields.text(messages.ageGroupRequired, limits.ageGroup),
  description: fields.optionalText(limits.text.max),
});

interface LeagueFormDialogProps {
  onClose: () => void;
  onCreated?: (league: LeagueDto) => void;
}

export function LeagueFormDialog({ onClose, onCreated }: LeagueFormDialogProps) {
  const form = useSchemaForm(leagueSchema, { name: '', ageGroup: '', description: '' });
  const [createLeague, creating] = useCreateLeagueMutation();
  const { errors, isDirty, submitCount } = form.formState;

  const save = form.handleSubmit(async (league) => {
    const { data, error } = await createLeague(league);
    if (!data) return showServerError(form, error);
    onCreated?.(data);
    onClose();
  });

  return (
    <Dialog title="Add League" onClose={onClose} confirmClose={isDirty && 'Discard this league?'}>
      <Form onSubmit={save} label="League" aria-busy={creating.isLoading}>
        <FormErrors errors={errors.root?.message ? [{ text: errors.root.message }] : []} attempt={submitCount} />
        <TextField
          label="League Name"
          error={errors.name?.message}
          autoComplete="off"
          autoFocus
          {...form.register('name')}
        />
        <TextField
          label="Age Group"
          helper="Such as U12"
          error={errors.ageGroup?.message}
          autoComplete="off"
          {...form.register('ageGroup')}
        />
        <TextArea
          label="Description (optional)"
          rows={3}
          error={errors.description?.message}
          {...form.register('description')}
        />
        <DialogActions>
          <DialogClose />
          <Button type="submit" busy={creating.isLoading} busyText="Creating...">
            Create League
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
