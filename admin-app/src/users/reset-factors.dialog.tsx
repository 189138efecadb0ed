import { type UserDto, useResetFactorsMutation } from '@touchline/api-client';
import { fields, FormDialog, useSchemaForm, useShell } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import * as z from 'zod/mini';
import { OwnPasswordField } from '../own-password.field.tsx';

const schema = z.object({ currentPassword: fields.currentPassword(messages.currentPasswordRequired) });

/** For a user who has lost the authenticator app and the recovery codes. */
export function ResetFactorsDialog({ user, onClose }: { user: UserDto; onClose: () => void }) {
  const { sendsMail } = useShell().club;
  const form = useSchemaForm(schema, { currentPassword: '' });
  const [resetFactors] = useResetFactorsMutation();
  return (
    <FormDialog
      title="Reset Two-Step Sign-In"
      description={`${user.fullName} will be signed out on all devices and can then sign in with the password alone.${
        sendsMail ? ' They get a mail about it.' : ''
      } Do this only if you are sure that they ask for it themselves.`}
      form={form}
      onSubmit={(ownPasswordDto) => resetFactors({ id: user.id, ownPasswordDto })}
      submitLabel="Reset"
      busyText="Resetting..."
      onClose={onClose}
    >
      <OwnPasswordField autoFocus {...form.field('currentPassword')} />
    </FormDialog>
  );
}
