import { isApiError, useLoginMutation } from '@touchline/api-client';
import { accountToasts, failureText, fields, paths, SchemaForm, useSchemaForm } from '@touchline/app-core';
import { limits, messages } from '@touchline/domain';
import { Link } from '@touchline/router';
import { Alert, Button, PasswordField, TextField, theme } from '@touchline/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { CodeForm } from './code.form.tsx';

const schema = z.object({
  username: fields.name({ max: limits.username.max, message: messages.usernameRequired }),
  password: fields.currentPassword(messages.passwordRequired),
});

/**
 * Asks for the username and the password, and then for a code if the account has a second factor. After it, the route map leaves this page.
 */
export function SignInForm({ isFocused }: { isFocused?: boolean }) {
  const [login, { isLoading, error, originalArgs, reset }] = useLoginMutation();
  const form = useSchemaForm(schema, { username: '', password: '' });
  const email = useWatch({ control: form.control, name: 'username' });
  // The username and the password with which signing in takes a code.
  const [accepted, setAccepted] = useState<z.output<typeof schema> | null>(null);
  const [wasAccepted, setWasAccepted] = useState(false);

  const start = async (credentials: z.output<typeof schema>) => {
    const result = await login(credentials);
    if (isApiError(result.error) && result.error.secondFactor) {
      setAccepted(credentials);
      setWasAccepted(true);
    }
    return result;
  };
  const finish = async (credentials: z.output<typeof schema>, code: string) => {
    const result = await login({ ...credentials, code });
    // The password has changed in the meantime.
    if (isApiError(result.error) && result.error.status === 401 && !result.error.secondFactor) setAccepted(null);
    return result;
  };
  const goBack = () => {
    setAccepted(null);
    reset();
  };

  const alert = isApiError(error) && !error.secondFactor && originalArgs && (
    <Alert>{failureText(accountToasts, 'login', error, originalArgs)}</Alert>
  );
  if (accepted) {
    const { username } = accepted;
    return (
      <CodeForm username={username} send={(code) => finish(accepted, code)} busy={isLoading} onBack={goBack}>
        {alert}
      </CodeForm>
    );
  }
  return (
    <SchemaForm form={form} label="Sign in" onSubmit={start}>
      <TextField
        label="Email Address"
        helper="Your email address is your username"
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        autoFocus={isFocused && !wasAccepted}
        {...form.field('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus={wasAccepted}
        {...form.field('password')}
      />
      <Button type="submit" full busy={isLoading} busyText="Signing in...">
        Sign In
      </Button>
      <ForgotPassword to={paths.forgotPassword} state={{ email }}>
        Forgot password?
      </ForgotPassword>
      {alert}
    </SchemaForm>
  );
}

/** A link of the router, because it passes on what was typed outside the address. */
const ForgotPassword = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: center;
  min-height: ${theme.size.touch};
  border-radius: 4px;
  color: ${theme.color.info};
  font-weight: 500;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
