import { type UserDto, useUpdateUserMutation } from '@touchline/api-client';
import { useSchemaForm } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import { Button, Dialog, DialogActions, DialogClose, errorList, Form, FormErrors, TextField } from '@touchline/ui';
import { FormProvider } from 'react-hook-form';
import { showServerError } from '../show-server-error.ts';
import { RolesFields } from './roles.fields.tsx';
import { type UserInput, userSchema } from './user-schema.ts';

interface EditUserDialogProps {
  user: UserDto;
  isOwn: boolean;
  /** Without this account nobody would run the club. */
  isLastAdmin: boolean;
  onClose: () => void;
}

export function EditUserDialog({ user, isOwn, isLastAdmin, onClose }: EditUserDialogProps) {
  const form = useSchemaForm(userSchema, user);
  const [updateUser, updating] = useUpdateUserMutation();
  const { errors, isDirty, submitCount } = form.formState;
  const signsInByEmail = user.username === user.email;

  const save = form.handleSubmit(async (updateUserDto) => {
    const { error } = await updateUser({ id: user.id, updateUserDto });
    if (error) return showServerError(form, error);
    onClose();
  });

  return (
    <Dialog
      title="Edit User"
      description={!signsInByEmail && `Username: ${user.username}`}
      onClose={onClose}
      confirmClose={isDirty && 'Discard your changes?'}
    >
      <FormProvider {...form}>
        <Form onSubmit={save} label="User" aria-busy={updating.isLoading}>
          <FormErrors
            errors={errorList(errors)}
            attempt={submitCount}
            onPick={(name) => form.setFocus(name as keyof UserInput)}
          />
          <TextField
            label="Full Name"
            error={errors.fullName?.message}
            autoComplete="off"
            autoCapitalize="words"
            {...form.register('fullName')}
          />
          <TextField
            label="Email"
            type="email"
            helper={signsInByEmail ? 'It is the username as well, which changes with it' : undefined}
            error={errors.email?.message}
            autoComplete="off"
            {...form.register('email')}
          />
          <RolesFields isOwn={isOwn} keepsAdmin={isLastAdmin && user.isAdmin ? messages.lastAdmin : undefined} />
          <DialogActions>
            <DialogClose />
            <Button type="submit" busy={updating.isLoading} busyText="Saving...">
              Save Changes
            </Button>
          </DialogActions>
        </Form>
      </FormProvider>
    </Dialog>
  );
}
