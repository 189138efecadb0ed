import { useCreateUserMutation } from '@touchline/api-client';
import { FormDialog, useControlledField, useSchemaForm, useShell } from '@touchline/app-core';
import { Button, Disclosure, PasswordField, RadioGroup, type RadioOption, Row, Stack, TextField } from '@touchline/ui';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { newPassword } from '../players/new/new-password.ts';
import { OwnPasswordField } from '../own-password.field.tsx';
import { RolesField } from './roles.field.tsx';
import { newUserSchema, takesPassword } from './user-form.schema.ts';
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
  const { errors } = form.formState;
  const [generated, setGenerated] = useState('');

  const generate = () => {
    const password = newPassword();
    setGenerated(password);
    form.setValue('password', password, { shouldDirty: true, shouldValidate: true });
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
      <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
      <RadioGroup
        label="How do they get a password?"
        options={accessOptions(club.sendsMail)}
        value={access}
        onChange={setAccess}
      />
      {!isInvited && (
        <Stack gap="xs">
          <PasswordField
            label="Password"
            helper={
              generated
                ? `${generated} – pass it on to them.`
                : `${club.passwordMinLength} characters or more. You pass it on.`
            }
            autoComplete="new-password"
            {...form.field('password', { onChange: () => setGenerated('') })}
          />
          <Row>
            <Button variant="quiet" icon={KeyRound} onClick={generate}>
              Generate Password
            </Button>
          </Row>
        </Stack>
      )}
      <RolesField {...roles} />
      <Disclosure summary="Username (optional)" mustOpen={Boolean(errors.username)}>
        <TextField
          label="Username"
          helper="Optional second sign-in name. Otherwise it is the email."
          autoComplete="off"
          autoCapitalize="none"
          {...form.field('username')}
        />
      </Disclosure>
      {takesPassword({ email: '', roles: roles.value }) && <OwnPasswordField {...form.field('currentPassword')} />}
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
