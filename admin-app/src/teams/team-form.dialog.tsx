import { type LeagueDto, useCreateTeamMutation } from '@touchline/api-client';
import { fields, useSchemaForm } from '@touchline/app-core';
import { limits, messages } from '@touchline/domain';
import { Button, Dialog, DialogActions, DialogClose, Form, FormErrors, TextArea, TextField } from '@touchline/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { showServerError } from '../show-server-error.ts';
import { LeagueFormDialog } from './league-form.dialog.tsx';
import { LeagueSelect } from './league-select.tsx';

const teamSchema = z.object({
  name: fields.text(messages.nameRequired),
  leagueId: fields.id(messages.leagueRequired),
  description: fields.optionalText(limits.text.max),
});

export function TeamFormDialog({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(teamSchema, { name: '', leagueId: '', description: '' });
  const [createTeam, creating] = useCreateTeamMutation();
  const [addingLeague, setAddingLeague] = useState(false);
  const [made, setMade] = useState<LeagueDto | null>(null);
  const { errors, isDirty, submitCount } = form.formState;

  const save = form.handleSubmit(async (team) => {
    const { error } = await createTeam(team);
    if (error) return showServerError(form, error);
    onClose();
  });

  const choose = (league: LeagueDto) => {
    setMade(league);
    form.setValue('leagueId', String(league.id), { shouldDirty: true, shouldValidate: true });
  };

  return (
    <Dialog title="Create New Team" onClose={onClose} confirmClose={isDirty && 'Discard this team?'}>
      <Form onSubmit={save} label="Team" aria-busy={creating.isLoading}>
        <FormErrors errors={errors.root?.message ? [{ text: errors.root.message }] : []} attempt={submitCount} />
        <TextField
          label="Team Name"
          error={errors.name?.message}
          autoComplete="off"
          autoFocus
          {...form.register('name')}
        />
        <Controller
          control={form.control}
          name="leagueId"
          render={({ field }) => (
            <LeagueSelect
              field={field}
              error={errors.leagueId?.message}
              made={made}
              onAdd={() => setAddingLeague(true)}
            />
          )}
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
            Create Team
          </Button>
        </DialogActions>
      </Form>
      {/* Beside the form, not in it: React hands the submit of a form in a portal to the form around it. */}
      {addingLeague && <LeagueFormDialog onClose={() => setAddingLeague(false)} onCreated={choose} />}
    </Dialog>
  );
}
