import { serverMessage } from '@touchline/api-client';
import { fields, SchemaForm, useSchemaForm } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import { Button, DialogActions, DialogClose, PasswordField, Text } from '@touchline/ui';
import * as z from 'zod/mini';

const schema = z.object({ currentPassword: fields.currentPassword(messages.currentPasswordRequired) });

interface OwnPasswordFormProps {
  /** What happens then. */
  text: string;
  submitLabel: string;
  busyText: string;
  tone?: 'primary' | 'danger';
  send: (values: z.output<typeof schema>) => PromiseLike<{ error?: unknown }>;
}

/** Asks for the password, which every change of a second factor requires; the content of a dialog. */
export function OwnPasswordForm({ text, submitLabel, busyText, tone, send }: OwnPasswordFormProps) {
  const form = useSchemaForm(schema, { currentPassword: '' });
  return (
    <SchemaForm form={form} onSubmit={send} errorText={(error) => serverMessage(error, 'Something went wrong')}>
      <Text>{text}</Text>
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        autoFocus
        {...form.field('currentPassword')}
      />
      <DialogActions>
        <DialogClose />
        <Button type="submit" variant={tone} busy={form.formState.isSubmitting} busyText={busyText}>
          {submitLabel}
        </Button>
      </DialogActions>
    </SchemaForm>
  );
}
