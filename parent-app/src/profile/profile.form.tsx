import { type SessionUser, useUpdateMeMutation } from '@touchline/api-client';
import { SchemaForm, useSchemaForm, useShell } from '@touchline/app-core';
import { Button, Card, PasswordField, Row, TextArea, TextField } from '@touchline/ui';
import { useWatch } from 'react-hook-form';
import { type ProfileFields, profileSchema, sameEmail } from './profile-schemas.ts';

interface ProfileFormProps {
  me: SessionUser;
  onDone: () => void;
}

/** Keeps unsaved changes until they are saved or discarded. */
export function ProfileForm({ me, onDone }: ProfileFormProps) {
  const { sendsMail } = useShell().club;
  const [updateMe, { isLoading }] = useUpdateMeMutation();
  const { fullName, email, phone, bio } = me;
  const form = useSchemaForm(profileSchema(email, fullName), {
    fullName,
    email,
    phone: phone ?? '',
    bio: bio ?? '',
    currentPassword: '',
  });
  const hasNewEmail = !sameEmail(useWatch({ control: form.control, name: 'email' }), email);

  const submit = async ({ email: newEmail, currentPassword, ...profile }: ProfileFields) => {
    const result = await updateMe({ ...profile, ...(hasNewEmail && { email: newEmail, currentPassword }) });
    if (!result.error) onDone();
    return result;
  };

  return (
    <Card as="section" title="Edit Profile" level={2}>
      <SchemaForm form={form} onSubmit={submit} label="Edit Profile">
        <TextField label="Full Name" autoComplete="name" autoFocus {...form.field('fullName')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          helper={helperOf(me, sendsMail && hasNewEmail)}
          {...form.field('email')}
        />
        {hasNewEmail && (
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            helper="Needed to change your email address."
            {...form.field('currentPassword')}
          />
        )}
        <TextField label="Phone" type="tel" autoComplete="tel" {...form.field('phone')} />
        <TextArea label="About you" {...form.field('bio')} />
        <Row>
          <Button type="submit" busy={isLoading} busyText="Saving...">
            Save Changes
          </Button>
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        </Row>
      </SchemaForm>
    </Card>
  );
}

function helperOf({ username, email }: SessionUser, isMailed: boolean): string | undefined {
  if (isMailed) return 'We mail the new address to confirm it, and tell the old one.';
  return username === email ? 'You sign in with this address.' : undefined;
}
