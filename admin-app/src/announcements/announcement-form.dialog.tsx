import {
  type AnnouncementDto,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
} from '@touchline/api-client';
import { FormDialog, useControlledField, useSchemaForm } from '@touchline/app-core';
import { RadioGroup, Stack, TextArea, TextField } from '@touchline/ui';
import { LeagueSelect } from '../league-select.tsx';
import { TeamSelect } from '../team-select.tsx';
import {
  type AnnouncementForm,
  type AnnouncementInput,
  announcementInput,
  announcementSchema,
  announcementToSave,
} from './announcement-form.schema.ts';

interface AnnouncementFormDialogProps {
  /** The announcement to edit; without it the dialog creates one. */
  announcement?: AnnouncementDto;
  /** What a new one begins with. */
  start?: AnnouncementInput;
  onClose: () => void;
}

export function AnnouncementFormDialog({ announcement, start, onClose }: AnnouncementFormDialogProps) {
  const form = useSchemaForm(announcementSchema, start ?? announcementInput(announcement));
  const [create] = useCreateAnnouncementMutation();
  const [update] = useUpdateAnnouncementMutation();
  return (
    <FormDialog
      title={announcement ? 'Edit Announcement' : 'New Announcement'}
      description={announcement ? undefined : 'Create a new announcement for parents and team members'}
      label="Announcement"
      form={form}
      onSubmit={(values) => {
        const fields = announcementToSave(values);
        return announcement ? update({ id: announcement.id, updateAnnouncementDto: fields }) : create(fields);
      }}
      submitLabel={announcement ? 'Save Changes' : 'Create Announcement'}
      busyText={announcement ? 'Saving...' : 'Creating...'}
      discardQuestion={announcement ? 'Discard your changes?' : 'Discard this announcement?'}
      onClose={onClose}
    >
      <TextField label="Title" autoComplete="off" autoFocus {...form.field('title')} />
      <TextArea label="Content" rows={6} helper="Plain text; line breaks are kept" {...form.field('content')} />
      <ScopeFields form={form} />
    </FormDialog>
  );
}

const scopeOptions = [
  { value: 'general', label: 'All users', hint: 'Every family and all staff' },
  { value: 'team', label: 'Specific team', hint: 'The families of one team' },
  { value: 'league', label: 'Specific league', hint: 'The families of all teams of a league' },
] as const;

function ScopeFields({ form }: { form: AnnouncementForm }) {
  const scope = useControlledField(form, 'scope');
  const team = useControlledField(form, 'teamId');
  const changeScope = (value: string) => {
    scope.onChange(value);
    form.clearErrors(['teamId', 'leagueId']);
  };
  return (
    <Stack gap="s">
      <RadioGroup label="Who is it for?" options={scopeOptions} {...scope} onChange={changeScope} />
      {scope.value === 'team' && <TeamSelect {...team} />}
      {scope.value === 'league' && <LeagueSelect {...form.field('leagueId')} />}
    </Stack>
  );
}
