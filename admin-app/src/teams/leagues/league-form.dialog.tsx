import { type LeagueDto, useCreateLeagueMutation, useUpdateLeagueMutation } from '@touchline/api-client';
import { fields, useSchemaForm } from '@touchline/app-core';
import { limits, messages } from '@touchline/domain';
import { Button, Dialog, DialogActions, DialogClose, Form, FormErrors, TextArea, TextField } from '@touchline/ui';
import * as z from 'zod/mini';
import { showServerError } from '../../show-server-error.ts';

const leagueSchema = z.object({
  name: fields.text(messages.nameTooShort, limits.leagueName),
  ageGroup: fields.text(messages.ageGroupRequired, limits.ageGroup),
  description: fields.optionalText(limits.text.max),
});

interface LeagueFormDialogProps {
  /** The league that is edited; a new one when missing. */
  league?: LeagueDto;
  onClose: () => void;
  onCreated?: (league: LeagueDto) => void;
}

export function LeagueFormDialog({ league, onClose, onCreated }: LeagueFormDialogProps) {
  const { name = '', ageGroup = '', description } = league ?? {};
  const form = useSchemaForm(leagueSchema, { name, ageGroup, description: description ?? '' });
  const [createLeague, creating] = useCreateLeagueMutation();
  const [updateLeague, updating] = useUpdateLeagueMutation();
  const { errors, isDirty, submitCount } = form.formState;
  const busy = creating.isLoading || updating.isLoading;

  const save = form.handleSubmit(async (fields) => {
    const answer = await (league ? updateLeague({ id: league.id, updateLeagueDto: fields }) : createLeague(fields));
    if (!answer.data) return showServerError(form, answer.error);
    if (!league) onCreated?.(answer.data);
    onClose();
  });

  return (
    <Dialog
      title={league ? 'Edit League' : 'Add League'}
      onClose={onClose}
      confirmClose={isDirty && (league ? 'Discard your changes?' : 'Discard this league?')}
    >
      <Form onSubmit={save} label="League" aria-busy={busy}>
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
          <Button type="submit" busy={busy} busyText={league ? 'Saving...' : 'Creating...'}>
            {league ? 'Save Changes' : 'Create League'}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
