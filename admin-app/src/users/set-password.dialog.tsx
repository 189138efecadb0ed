import { type UserDto, useSetPasswordMutation } from '@touchline/api-client';
import { fields, FormDialog, useSchemaForm, useShell } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import { PasswordField } from '@touchline/ui';
import * as z from 'zod/mini';
import { OwnPasswordField } from '../own-password.field.tsx';

const passwordSchema = (minLength: number) =>
  z
    .object({
      password: fields.password(minLength),
      confirmation: z.string(),
      currentPassword: fields.currentPassword(messages.currentPasswordRequired),
    })
    .check(
      z.refine(({ password, confirmation }) => password === confirmation, {
        error: messages.passwordsDiffer,
        path: ['confirmation'],
      }),
    );

export function SetPasswordDialog({ user, onClose }: { user: UserDto; onClose: () => void }) {
  const { club } = useShell();
  const form = useSchemaForm(passwordSchema(club.passwordMinLength), {
    password: '',
    confirmation: '',
    currentPassword: '',
  });
  const [setPassword] = useSetPasswordMutation();
  return (
    <FormDialog
      title="Set Password"
      description={`${user.fullName} will be signed out on all devices and must use the new password. Their calendar feeds need new addresses.${
        club.sendsMail ? ' They get a mail about it.' : ''
      }`}
      label="Password"
      form={form}
      onSubmit={({ confirmation: _, ...setPasswordDto }) => setPassword({ id: user.id, setPasswordDto })}
      submitLabel="Set Password"
      busyText="Saving..."
      discardQuestion="Discard this password?"
      onClose={onClose}
    >
      <PasswordField
        label="New Password"
        helper={`At least ${club.passwordMinLength} characters. You pass it on.`}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...form.field('confirmation')} />
      <OwnPasswordField {...form.field('currentPassword')} />
    </FormDialog>
  );
}
