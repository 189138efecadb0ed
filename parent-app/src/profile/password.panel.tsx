import { useChangePasswordMutation } from '@touchline/api-client';
import { SchemaForm, useSchemaForm, useShell } from '@touchline/app-core';
import { Button, Card, CheckboxField, PasswordField, Row, SettingRow, Text } from '@touchline/ui';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { noPasswords, passwordSchema } from './profile-schemas.ts';

/** Changes the password; asks for the current one. */
export function PasswordPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    setWasOpen(true);
  };
  return (
    <li>
      {isOpen ? (
        <Card as="section" title="Password" level={3}>
          <PasswordForm onDone={close} />
        </Card>
      ) : (
        <SettingRow
          icon={KeyRound}
          title="Password"
          label="Change Password"
          autoFocus={wasOpen}
          onClick={() => setIsOpen(true)}
        />
      )}
    </li>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const min = useShell().club.passwordMinLength;
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const form = useSchemaForm(passwordSchema(min), noPasswords);

  const submit = async ({ confirmPassword: _, ...changePasswordDto }: typeof noPasswords) => {
    const result = await changePassword(changePasswordDto);
    if (!result.error) onDone();
    return result;
  };

  return (
    <SchemaForm form={form} onSubmit={submit} label="Change Password">
      <Text muted>Changing it signs you out on all other devices.</Text>
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        autoFocus
        {...form.field('currentPassword')}
      />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        helper={`At least ${min} characters`}
        {...form.field('newPassword')}
      />
      <PasswordField label="Confirm New Password" autoComplete="new-password" {...form.field('confirmPassword')} />
      <CheckboxField
        label="Also turn off my calendar links"
        helper="Tick this if somebody else may have used your account. Your calendars then need new links."
        {...form.field('endFeeds')}
      />
      <Row>
        <Button type="submit" busy={isLoading} busyText="Saving...">
          Change Password
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </Row>
    </SchemaForm>
  );
}
