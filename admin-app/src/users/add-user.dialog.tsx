import { useCreateUserMutation } from '@touchline/api-client';
import { useSchemaForm, useShell } from '@touchline/app-core';
import {
  Button,
  Dialog,
  DialogActions,
  DialogClose,
  errorList,
  Form,
  FormErrors,
  PasswordField,
  TextField,
} from '@touchline/ui';
import { type ChangeEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { showServerError } from '../show-server-error.ts';
import { RolesFields } from './roles.fields.tsx';
import { type RoleFlag } from './user-roles.ts';
import { type NewUserInput, newUserSchema } from './user-schema.ts';

interface AddUserDialogProps {
  /** The role that is ticked to begin with. */
  role?: RoleFlag;
  onClose: () => void;
}

export function AddUserDialog({ role, onClose }: AddUserDialogProps) {
  const { club } = useShell();
  const form = useSchemaForm(newUserSchema(club.passwordMinLength), { ...blank, ...(role && { [role]: true }) });
  const [createUser, creating] = useCreateUserMutation();
  const { errors, dirtyFields, isDirty, submitCount } = form.formState;

  const save = form.handleSubmit(async (user) => {
    const { error } = await createUser(user);
    if (error) return showServerError(form, error);
    onClose();
  });

  /** Most people sign in with their e-mail, so the username is that until another one is typed. */
  const suggestUsername = (email: string) => {
    if (!dirtyFields.username) form.setValue('username', email, { shouldValidate: submitCount > 0 });
  };

  return (
    <Dialog title="Add User" onClose={onClose} confirmClose={isDirty && 'Discard this user?'}>
      <FormProvider {...form}>
        <Form onSubmit={save} label="User" aria-busy={creating.isLoading}>
          <FormErrors
            errors={errorList(errors)}
            attempt={submitCount}
            onPick={(name) => form.setFocus(name as keyof NewUserInput)}
          />
          <TextField
            label="Full Name"
            error={errors.fullName?.message}
            autoComplete="off"
            autoCapitalize="words"
            autoFocus
            {...form.register('fullName')}
          />
          <TextField
            label="Email"
            type="email"
            error={errors.email?.message}
            autoComplete="off"
            {...form.register('email', {
              onChange: ({ target }: ChangeEvent<HTMLInputElement>) => suggestUsername(target.value),
            })}
          />
          <TextField
            label="Username"
            helper="Signs in as well as the email does"
            error={errors.username?.message}
            autoComplete="off"
            autoCapitalize="none"
            {...form.register('username')}
          />
          <PasswordField
            label="Password"
            helper={`At least ${club.passwordMinLength} characters. Tell it to the person yourself.`}
            error={errors.password?.message}
            autoComplete="new-password"
            {...form.register('password')}
          />
          <RolesFields />
          <DialogActions>
            <DialogClose />
            <Button type="submit" busy={creating.isLoading} busyText="Adding...">
              Add User
            </Button>
          </DialogActions>
        </Form>
      </FormProvider>
    </Dialog>
  );
}

const blank: NewUserInput = {
  fullName: '',
  email: '',
  username: '',
  password: '',
  isParent: false,
  isCoach: false,
  isAdmin: false,
};
