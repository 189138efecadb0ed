import { type LeagueDto, type TeamDto, useCreateTeamMutation, useUpdateTeamMutation } from '@touchline/api-client';
import { useSchemaForm } from '@touchline/app-core';
import { Button, Dialog, DialogActions, DialogClose, Form, FormErrors, TextArea, TextField } from '@touchline/ui';
import { useState } from 'react';
import { Controller, FormProvider } from 'react-hook-form';
import { showServerError } from '../show-server-error.ts';
import { CoachFields } from './coach.fields.tsx';
import { LeagueFormDialog } from './leagues/league-form.dialog.tsx';
import { LeagueSelect } from './leagues/league-select.tsx';
import { teamInput, teamSchema, teamToSave } from './team-form.schema.ts';

interface TeamFormDialogProps {
  /** The team that is edited; a new one when missing. */
  team?: TeamDto;
  onClose: () => void;
}

export function TeamFormDialog({ team, onClose }: TeamFormDialogProps) {
  const form = useSchemaForm(teamSchema, teamInput(team));
  const [createTeam, creating] = useCreateTeamMutation();
  const [updateTeam, updating] = useUpdateTeamMutation();
  const [addingLeague, setAddingLeague] = useState(false);
  const [made, setMade] = useState<LeagueDto | null>(null);
  const { errors, isDirty, submitCount } = form.formState;
  const busy = creating.isLoading || updating.isLoading;

  const save = form.handleSubmit(async (input) => {
    const fields = teamToSave(input);
    const { error } = await (team ? updateTeam({ id: team.id, updateTeamDto: fields }) : createTeam(fields));
    if (error) return showServerError(form, error);
    onClose();
  });

  const choose = (league: LeagueDto) => {
    setMade(league);
    form.setValue('leagueId', String(league.id), { shouldDirty: true, shouldValidate: true });
  };

  return (
    <Dialog
      title={team ? 'Edit Team' : 'Create New Team'}
      onClose={onClose}
      confirmClose={isDirty && (team ? 'Discard your changes?' : 'Discard this team?')}
    >
      <FormProvider {...form}>
        <Form onSubmit={save} label="Team" aria-busy={busy}>
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
          <CoachFields team={team} />
          <DialogActions>
            <DialogClose />
            <Button type="submit" busy={busy} busyText={team ? 'Saving...' : 'Creating...'}>
              {team ? 'Save Changes' : 'Create Team'}
            </Button>
          </DialogActions>
        </Form>
      </FormProvider>
      {/* Beside the form, not in it: React hands the submit of a form in a portal to the form around it. */}
      {addingLeague && <LeagueFormDialog onClose={() => setAddingLeague(false)} onCreated={choose} />}
    </Dialog>
  );
}
