import {
  type AnnouncementDto,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
} from '@touchline/api-client';
import { useSchemaForm } from '@touchline/app-core';
import {
  Button,
  Dialog,
  DialogActions,
  DialogClose,
  errorList,
  Form,
  FormErrors,
  TextArea,
  TextField,
} from '@touchline/ui';
import { FormProvider } from 'react-hook-form';
import { showServerError } from '../show-server-error.ts';
import {
  announcementInput,
  type AnnouncementInput,
  announcementSchema,
  announcementToSave,
} from './announcement-form.schema.ts';
import { AnnouncementScopeFields } from './announcement-scope.fields.tsx';

interface AnnouncementFormDialogProps {
  /** The one that is edited; a new one when missing. */
  announcement?: AnnouncementDto;
  onClose: () => void;
}

export function AnnouncementFormDialog({ announcement, onClose }: AnnouncementFormDialogProps) {
  const form = useSchemaForm(announcementSchema, announcementInput(announcement));
  const [create, creating] = useCreateAnnouncementMutation();
  const [update, updating] = useUpdateAnnouncementMutation();
  const { errors, isDirty, submitCount } = form.formState;
  const busy = creating.isLoading || updating.isLoading;

  const save = form.handleSubmit(async (said) => {
    const fields = announcementToSave(said);
    const { error } = announcement
      ? await update({ id: announcement.id, updateAnnouncementDto: fields })
      : await create(fields);
    if (error) return showServerError(form, error);
    onClose();
  });

  return (
    <Dialog
      title={announcement ? 'Edit Announcement' : 'New Announcement'}
      description={announcement ? undefined : 'Create a new announcement for parents and team members'}
      onClose={onClose}
      confirmClose={isDirty && (announcement ? 'Discard your changes?' : 'Discard this announcement?')}
    >
      <FormProvider {...form}>
        <Form onSubmit={save} label="Announcement" aria-busy={busy}>
          <FormErrors
            errors={errorList(errors)}
            attempt={submitCount}
            onPick={(name) => form.setFocus(name as keyof AnnouncementInput)}
          />
          <TextField
            label="Title"
            error={errors.title?.message}
            autoComplete="off"
            autoFocus
            {...form.register('title')}
          />
          <TextArea
            label="Content"
            rows={6}
            helper="Plain text; line breaks are kept"
            error={errors.content?.message}
            {...form.register('content')}
          />
          <AnnouncementScopeFields />
          <DialogActions>
            <DialogClose />
            <Button type="submit" busy={busy} busyText={announcement ? 'Saving...' : 'Creating...'}>
              {announcement ? 'Save Changes' : 'Create Announcement'}
            </Button>
          </DialogActions>
        </Form>
      </FormProvider>
    </Dialog>
  );
}
