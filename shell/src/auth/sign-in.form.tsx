import { isApiError, useLoginMutation } from '@touchline/api-client';
import { failureText, fields, useSchemaForm } from '@touchline/app-core';
import { limits, messages } from '@touchline/domain';
import { Alert, Button, errorList, Form, FormErrors, PasswordField, TextField } from '@touchline/ui';
import * as z from 'zod/mini';

const schema = z.object({
  username: fields.text(messages.usernameRequired, { max: limits.username.max }),
  password: z.string().check(z.minLength(1, messages.passwordRequired)),
});

/** The session takes it from here: who is signed in leaves this page. */
export function SignInForm() {
  const [login, { isLoading, error, originalArgs }] = useLoginMutation();
  const { register, handleSubmit, setFocus, formState } = useSchemaForm(schema, { username: '', password: '' });
  const { errors, submitCount } = formState;
  return (
    <Form label="Sign in" onSubmit={handleSubmit((credentials) => login(credentials))}>
      <FormErrors errors={errorList(errors)} attempt={submitCount} onPick={(name) => setFocus(name as 'username')} />
      <TextField
        label="Email Address"
        helper="Your email address is your username"
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" full busy={isLoading} busyText="Signing in...">
        Sign In
      </Button>
      {isApiError(error) && originalArgs && <Alert>{failureText('login', error, originalArgs)}</Alert>}
    </Form>
  );
}
