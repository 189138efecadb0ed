import { useCreateUserMutation } from '@touchline/api-client';
import { FormDialog, useControlledField, useSchemaForm, useShell } from '@touchline/app-core';
import { PasswordField, RadioGroup, type RadioOption, TextField } from '@touchline/ui';
import { type ChangeEvent, useState } from 'react';
import { OwnPasswordField } from './own-password.field.tsx';
import { RolesField } from './roles.field.tsx';
import { newUserSchema } from './user-form.schema.ts';
import { type RoleFlag } from './user-roles.ts';

interface AddUserDialogProps {
  /** The role selected at first, parent by default. */
  role?: RoleFlag;
  onClose: () => void;
}

export function AddUserDialog({ role = 'isParent', onClose }: AddUserDialogProps) {
  const { club } = useShell();
  const [access, setAccess] = useState<Access>(club.sendsMail ? 'invitation' : 'password');
  const isInvited = access === 'invitation';
  const form = useSchemaForm(newUserSchema(club.passwordMinLength, isInvited), { ...emptyUser, roles: [role] });
  const roles = useControlledField(form, 'roles');
  const [createUser] = useCreateUserMutation();
  const { dirtyFields, submitCount } = form.formState;

  /** Copies the email to the username until the admin edits the username. */
  const copyToUsername = ({ target }: ChangeEvent<HTMLInputElement>) => {
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
      <TextField label="Email" type="email" autoComplete="off" {...form.field('email', { onChange: copyToUsername })} />
      <TextField
        label="Username"
        helper="Optional second sign-in name"
        autoComplete="off"
        autoCapitalize="none"
        {...form.field('username')}
      />
      <RadioGroup
        label="How do they get a password?"
        options={accessOptions(club.sendsMail)}
        value={access}
        onChange={setAccess}
      />
      {!isInvited && (
        <PasswordField
          label="Password"
          helper={`At least ${club.passwordMinLength} characters. You pass it on.`}
          autoComplete="new-password"
          {...form.field('password')}
        />
      )}
      <RolesField {...roles} />
      {roles.value.includes('isAdmin') && <OwnPasswordField {...form.field('currentPassword')} />}
    </FormDialog>
  );
}

type Access = 'invitation' | 'password';

const accessOptions = (sendsMail: boolean): RadioOption<Access>[] => [
  {
    value: 'invitation',
    label: 'Send an invitation',
    hint: sendsMail ? 'They get a mail and choose a password.' : 'This club cannot send mail yet.',
    disabled: !sendsMail,
  },
  { value: 'password', label: 'Choose a password for them' },
];

const emptyUser = { fullName: '', email: '', username: '', password: '', currentPassword: '' };
