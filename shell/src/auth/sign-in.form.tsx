import { isApiError, useLoginMutation } from '@touchline/api-client';
import { failureText, fields, paths, SchemaForm, useSchemaForm } from '@touchline/app-core';
import { limits, messages } from '@touchline/domain';
import { Link } from '@touchline/router';
import { Alert, Button, PasswordField, TextField, theme } from '@touchline/ui';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import * as z from 'zod/mini';

const schema = z.object({
  username: fields.name({ max: limits.username.max, message: messages.usernameRequired }),
  password: fields.currentPassword(messages.passwordRequired),
});

/** After signing in, the route map leaves this page. */
export function SignInForm({ isFocused }: { isFocused?: boolean }) {
  const [login, { isLoading, error, originalArgs }] = useLoginMutation();
  const form = useSchemaForm(schema, { username: '', password: '' });
  const email = useWatch({ control: form.control, name: 'username' });
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
      <ForgotPassword to={paths.forgotPassword} state={{ email }}>
        Forgot password?
      </ForgotPassword>
      {isApiError(error) && originalArgs && <Alert>{failureText('login', error, originalArgs)}</Alert>}
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
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
