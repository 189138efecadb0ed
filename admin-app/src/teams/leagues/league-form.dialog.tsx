import { type LeagueDto, useCreateLeagueMutation, useUpdateLeagueMutation } from '@touchline/api-client';
import { fields, FormDialog, useSchemaForm } from '@touchline/app-core';
import { leagueFields } from '@touchline/domain';
import { TextArea, TextField } from '@touchline/ui';
import * as z from 'zod/mini';

const leagueSchema = z.object({
  name: fields.by(leagueFields.name),
  ageGroup: fields.by(leagueFields.ageGroup),
  description: fields.optionalBy(leagueFields.description),
});

interface LeagueFormDialogProps {
  /** The league to edit; without it the dialog creates one. */
  league?: LeagueDto;
  onClose: () => void;
  onCreated?: (league: LeagueDto) => void;
}

export function LeagueFormDialog({ league, onClose, onCreated }: LeagueFormDialogProps) {
  const { name = '', ageGroup = '', description } = league ?? {};
  const form = useSchemaForm(leagueSchema, { name, ageGroup, description: description ?? '' });
  const [createLeague] = useCreateLeagueMutation();
  const [updateLeague] = useUpdateLeagueMutation();

  const create = async (values: z.output<typeof leagueSchema>) => {
    const result = await createLeague(values);
    if (result.data) onCreated?.(result.data);
    return result;
  };

  return (
    <FormDialog
      title={league ? 'Edit League' : 'Add League'}
      label="League"
      form={form}
      onSubmit={league ? (values) => updateLeague({ id: league.id, updateLeagueDto: values }) : create}
      submitLabel={league ? 'Save Changes' : 'Create League'}
      busyText={league ? 'Saving...' : 'Creating...'}
      discardQuestion={league ? 'Discard your changes?' : 'Discard this league?'}
      onClose={onClose}
    >
      <TextField label="League Name" autoComplete="off" autoFocus {...form.field('name')} />
      <TextField label="Age Group" helper="For example, U12" autoComplete="off" {...form.field('ageGroup')} />
      <TextArea label="Description (optional)" rows={3} {...form.field('description')} />
    </FormDialog>
  );
}
