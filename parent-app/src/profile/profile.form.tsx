import { type SessionUser, useUpdateMeMutation } from '@touchline/api-client';
import { showFieldErrors, useSchemaForm } from '@touchline/app-core';
import { Button, Card, errorList, Form, FormErrors, PasswordField, Row, TextArea, TextField } from '@touchline/ui';
import { useWatch } from 'react-hook-form';
import { profileSchema, sameEmail } from './profile-schemas.ts';

interface ProfileFormProps {
  me: SessionUser;
  onDone: () => void;
}

/** Changes the own profile. What was typed stays until it is saved or given up. */
export function ProfileForm({ me, onDone }: ProfileFormProps) {
  const [updateMe, { isLoading }] = useUpdateMeMutation();
  const { fullName, email, phone, bio } = me;
  const form = useSchemaForm(profileSchema(email), {
    ...{ fullName, email, phone: phone ?? '', bio: bio ?? '' },
    currentPassword: '',
  });
  const { errors, submitCount } = form.formState;
  const hasNewEmail = !sameEmail(useWatch({ control: form.control, name: 'email' }), email);

  const submit = form.handleSubmit(async ({ email: newEmail, currentPassword, ...profile }) => {
    const { error } = await updateMe({ ...profile, ...(hasNewEmail && { email: newEmail, currentPassword }) });
    if (!error) return onDone();
    showFieldErrors(form, error);
  });

  return (
    <Card as="section" title="Edit Profile" level={2}>
      <Form onSubmit={submit} aria-busy={isLoading} label="Edit Profile">
        <FormErrors
          errors={errorList(errors)}
          attempt={submitCount}
          onPick={(name) => form.setFocus(name as 'fullName')}
        />
        <TextField
          label="Full Name"
          autoComplete="name"
          autoFocus
          error={errors.fullName?.message}
          {...form.register('fullName')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          helper={me.username === email ? 'You sign in with this address.' : undefined}
          error={errors.email?.message}
          {...form.register('email')}
        />
        {hasNewEmail && (
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            helper="Needed to change your email address."
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
        )}
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <TextArea label="About you" error={errors.bio?.message} {...form.register('bio')} />
        <Row>
          <Button type="submit" busy={isLoading} busyText="Saving...">
            Save Changes
          </Button>
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        </Row>
      </Form>
    </Card>
  );
}
