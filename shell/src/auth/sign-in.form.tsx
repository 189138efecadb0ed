import { isApiError, useLoginMutation } from '@touchline/api-client';
import { failureText, fields, SchemaForm, useSchemaForm } from '@touchline/app-core';
import { limits, messages } from '@touchline/domain';
import { Alert, Button, PasswordField, TextField } from '@touchline/ui';
import * as z from 'zod/mini';

const schema = z.object({
  username: fields.name({ max: limits.username.max, message: messages.usernameRequired }),
  password: fields.currentPassword(messages.passwordRequired),
});

/** After signing in, the route map leaves this page. */
export function SignInForm({ isFocused }: { isFocused?: boolean }) {
  const [login, { isLoading, error, originalArgs }] = useLoginMutation();
  const form = useSchemaForm(schema, { username: '', password: '' });
  return (
    <SchemaForm form={form} label="Sign in" onSubmit={(credentials) => login(credentials)}>
      <TextField
        label="Email Address"
        helper="Your email address is your username"
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        autoFocus={isFocused}
        {...form.field('username')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      <Button type="submit" full busy={isLoading} busyText="Signing in...">
        Sign In
      </Button>
      {isApiError(error) && originalArgs && <Alert>{failureText('login', error, originalArgs)}</Alert>}
    </SchemaForm>
  );
}
