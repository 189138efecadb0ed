import { type LeagueDto, type TeamDto, useCreateTeamMutation, useUpdateTeamMutation } from '@touchline/api-client';
import { FormDialog, useControlledField, useSchemaForm } from '@touchline/app-core';
import { TextArea, TextField } from '@touchline/ui';
import { useState } from 'react';
import { LeagueSelect } from '../league-select.tsx';
import { CoachFields } from './coach.fields.tsx';
import { LeagueFormDialog } from './leagues/league-form.dialog.tsx';
import { teamInput, teamSchema, teamToSave } from './team-form.schema.ts';

interface TeamFormDialogProps {
  /** The team to edit; without it the dialog creates one. */
  team?: TeamDto;
  onClose: () => void;
}

export function TeamFormDialog({ team, onClose }: TeamFormDialogProps) {
  const form = useSchemaForm(teamSchema, teamInput(team));
  const leagueId = useControlledField(form, 'leagueId');
  const [createTeam] = useCreateTeamMutation();
  const [updateTeam] = useUpdateTeamMutation();
  const [addingLeague, setAddingLeague] = useState(false);
  const [newLeague, setNewLeague] = useState<LeagueDto>();

  const selectNewLeague = (league: LeagueDto) => {
    setNewLeague(league);
    form.setValue('leagueId', String(league.id), { shouldDirty: true, shouldValidate: true });
  };

  return (
    <>
      <FormDialog
        title={team ? 'Edit Team' : 'Create New Team'}
        label="Team"
        form={form}
        onSubmit={(values) =>
          team ? updateTeam({ id: team.id, updateTeamDto: teamToSave(values) }) : createTeam(teamToSave(values))
        }
        submitLabel={team ? 'Save Changes' : 'Create Team'}
        busyText={team ? 'Saving...' : 'Creating...'}
        discardQuestion={team ? 'Discard your changes?' : 'Discard this team?'}
        onClose={onClose}
      >
        <TextField label="Team Name" autoComplete="off" autoFocus {...form.field('name')} />
        <LeagueSelect {...leagueId} newLeague={newLeague} onAdd={() => setAddingLeague(true)} />
        <TextArea label="Description (optional)" rows={3} {...form.field('description')} />
        <TextArea
          label="Also Called (optional)"
          helper="What a league’s list calls the team, one name per line."
          rows={2}
          {...form.field('leagueNames')}
        />
        <CoachFields form={form} team={team} />
      </FormDialog>
      {addingLeague && <LeagueFormDialog onClose={() => setAddingLeague(false)} onCreated={selectNewLeague} />}
    </>
  );
}
