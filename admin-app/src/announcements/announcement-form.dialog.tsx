import {
  type AnnouncementDto,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
} from '@touchline/api-client';
import { FormDialog, useSchemaForm } from '@touchline/app-core';
import { TextArea, TextField } from '@touchline/ui';
import { announcementInput, announcementSchema, announcementToSave } from './announcement-form.schema.ts';
import { AnnouncementScopeFields } from './announcement-scope.fields.tsx';

interface AnnouncementFormDialogProps {
  /** The announcement to edit; without it the dialog creates one. */
  announcement?: AnnouncementDto;
  onClose: () => void;
}

export function AnnouncementFormDialog({ announcement, onClose }: AnnouncementFormDialogProps) {
  const form = useSchemaForm(announcementSchema, announcementInput(announcement));
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
      <AnnouncementScopeFields form={form} />
    </FormDialog>
  );
}
