import { isApiError, serverMessage } from '@touchline/api-client';
import { fields, SchemaForm, useSchemaForm } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import { Button, PasswordField } from '@touchline/ui';
import * as z from 'zod/mini';
import { hasKeyboard } from '../auth/has-keyboard.ts';
import { useClub } from '../session/use-club.ts';

const newPasswordSchema = (min: number) =>
  z.object({ password: fields.password(min), confirmPassword: z.string() }).check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: messages.passwordsDiffer,
      path: ['confirmPassword'],
    }),
  );

interface NewPasswordFormProps {
  submitLabel: string;
  onSubmit: (password: string) => PromiseLike<{ error?: unknown }>;
  onDone: () => void;
  /** The statuses for which the page has words of its own. */
  explained: readonly number[];
}

/** A new password, typed twice. */
export function NewPasswordForm({ submitLabel, onSubmit, onDone, explained }: NewPasswordFormProps) {
  const { passwordMinLength } = useClub();
  const form = useSchemaForm(newPasswordSchema(passwordMinLength), { password: '', confirmPassword: '' });
  const submit = async ({ password }: { password: string }) => {
    const result = await onSubmit(password);
    if (!result.error) onDone();
    return result;
  };
  const errorText = (error: unknown) =>
    isApiError(error) && explained.includes(error.status) ? undefined : serverMessage(error, 'Something went wrong');
  return (
    <SchemaForm form={form} label="New password" onSubmit={submit} errorText={errorText}>
      <PasswordField
        label="New Password"
        helper={`At least ${passwordMinLength} characters`}
        autoComplete="new-password"
        autoFocus={hasKeyboard()}
        {...form.field('password')}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...form.field('confirmPassword')} />
      <Button type="submit" full busy={form.formState.isSubmitting} busyText="Saving...">
        {submitLabel}
      </Button>
    </SchemaForm>
  );
}
