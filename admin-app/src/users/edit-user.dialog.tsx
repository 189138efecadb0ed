import { type UserDto, useListUsersQuery, useUpdateUserMutation } from '@touchline/api-client';
import { FormDialog, useControlledField, useSchemaForm, useShell } from '@touchline/app-core';
import { isLastAdmin, messages } from '@touchline/domain';
import { TextField } from '@touchline/ui';
import { useWatch } from 'react-hook-form';
import { OwnPasswordField } from '../own-password.field.tsx';
import { RolesField } from './roles.field.tsx';
import { takesPassword, userSchema } from './user-form.schema.ts';
import { rolesOf } from './user-roles.ts';

export function EditUserDialog({ user, onClose }: { user: UserDto; onClose: () => void }) {
  const { session } = useShell();
  const { data: admins = [] } = useListUsersQuery({ role: 'admin' });
  const { fullName, email } = user;
  const present = { fullName, email, roles: rolesOf(user).map(({ flag }) => flag) };
  const form = useSchemaForm(userSchema(present), { ...present, currentPassword: '' });
  const roles = useControlledField(form, 'roles');
  const [updateUser] = useUpdateUserMutation();
  const typedEmail = useWatch({ control: form.control, name: 'email' });
  const emailIsUsername = user.username === email;

  return (
    <FormDialog
      title="Edit User"
      description={!emailIsUsername && `Username: ${user.username}`}
      label="User"
      form={form}
      onSubmit={(updateUserDto) => updateUser({ id: user.id, updateUserDto })}
      submitLabel="Save Changes"
      busyText="Saving..."
      discardQuestion="Discard your changes?"
      onClose={onClose}
    >
      <TextField label="Full Name" autoComplete="off" autoCapitalize="words" {...form.field('fullName')} />
      <TextField
        label="Email"
        type="email"
        helper={emailIsUsername ? 'Also the username; changing one changes both' : undefined}
        autoComplete="off"
        {...form.field('email')}
      />
      <RolesField
        {...roles}
        isOwn={user.id === session.id}
        adminLockedReason={user.isAdmin && isLastAdmin(admins, user.id) ? messages.lastAdmin : undefined}
      />
      {takesPassword({ email: typedEmail, roles: roles.value }, present) && (
        <OwnPasswordField {...form.field('currentPassword')} />
      )}
    </FormDialog>
  );
}
