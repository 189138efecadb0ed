import { useCreateUserMutation } from '@touchline/api-client';
import { FormDialog, useControlledField, useSchemaForm, useShell } from '@touchline/app-core';
import { PasswordField, TextField } from '@touchline/ui';
import { type ChangeEvent } from 'react';
import { RolesField } from './roles.field.tsx';
import { type RoleFlag } from './user-roles.ts';
import { newUserSchema } from './user-schema.ts';

interface AddUserDialogProps {
  /** The role that is ticked to begin with. */
  role?: RoleFlag;
  onClose: () => void;
}

export function AddUserDialog({ role, onClose }: AddUserDialogProps) {
  const { club } = useShell();
  const form = useSchemaForm(newUserSchema(club.passwordMinLength), { ...blank, roles: role ? [role] : [] });
  const roles = useControlledField(form, 'roles');
  const [createUser] = useCreateUserMutation();
  const { dirtyFields, submitCount } = form.formState;

  /** Most people sign in with their e-mail, so the username is that until another one is typed. */
  const suggestUsername = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!dirtyFields.username) form.setValue('username', target.value, { shouldValidate: submitCount > 0 });
  };

  return (
    <FormDialog
      title="Add User"
      label="User"
      form={form}
      onSubmit={createUser}
      submitLabel="Add User"
      busyText="Adding..."
      discardQuestion="Discard this user?"
      onClose={onClose}
    >
      <TextField label="Full Name" autoComplete="off" autoCapitalize="words" autoFocus {...form.field('fullName')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        {...form.field('email', { onChange: suggestUsername })}
      />
      <TextField
        label="Username"
        helper="Signs in as well as the email does"
        autoComplete="off"
        autoCapitalize="none"
        {...form.field('username')}
      />
      <PasswordField
        label="Password"
        helper={`At least ${club.passwordMinLength} characters. Tell it to the person yourself.`}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <RolesField {...roles} />
    </FormDialog>
  );
}

const blank = { fullName: '', email: '', username: '', password: '' };
