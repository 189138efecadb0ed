import {
  type AnnouncementDto,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
} from '@touchline/api-client';
import { FormDialog, useControlledField, useSchemaForm, useShell } from '@touchline/app-core';
import { numberWords } from '@touchline/domain';
import { RadioGroup, Stack, Text, TextArea, TextField } from '@touchline/ui';
import { LeagueSelect } from '../league-select.tsx';
import { TeamSelect } from '../team-select.tsx';
import {
  type AnnouncementForm,
  type AnnouncementInput,
  announcementInput,
  announcementSchema,
  announcementToSave,
} from './announcement-form.schema.ts';
import { useFamilyCount } from './use-family-count.ts';

interface AnnouncementFormDialogProps {
  /** The announcement to edit; without it the dialog creates one. */
  announcement?: AnnouncementDto;
  /** What a new one begins with. */
  start?: AnnouncementInput;
  /** The team that a coach coaches, or the first of them. */
  ownTeamId?: number;
  onClose: () => void;
}

export function AnnouncementFormDialog({ announcement, start, ownTeamId, onClose }: AnnouncementFormDialogProps) {
  const form = useSchemaForm(announcementSchema, start ?? announcementInput(announcement, ownTeamId));
  const families = useFamilyCount(form, announcement !== undefined);
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
      submitLabel={announcement ? 'Save Changes' : sendLabel(families)}
      busyText={announcement ? 'Saving...' : 'Sending...'}
      discardQuestion={announcement ? 'Discard your changes?' : 'Discard this announcement?'}
      onClose={onClose}
    >
      <TextField label="Title" autoComplete="off" autoFocus {...form.field('title')} />
      <TextArea label="Content" rows={6} helper="Plain text; line breaks are kept" {...form.field('content')} />
      <ScopeFields form={form} />
      {!announcement && <Reach families={families} />}
    </FormDialog>
  );
}

const sendLabel = (families: number | undefined) =>
  families ? `Send to ${familyWords(families)}` : 'Send Announcement';

const familyWords = (count: number) => (count === 1 ? '1 family' : `${numberWords(count)} families`);

/** Says whom the announcement reaches, and whether a mail goes. Keeps its line while that is not known. */
function Reach({ families }: { families: number | undefined }) {
  const { sendsMail } = useShell().club;
  return (
    <Text size="secondary" muted numeric>
      <span role="status">
        {families === undefined
          ? '\u00a0'
          : `${families === 0 ? 'No family' : familyWords(families)} will see it.${sendsMail ? ' A mail goes out in five minutes.' : ''}`}
      </span>
    </Text>
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
