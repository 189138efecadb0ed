import { isApiError, useRegisterMutation } from '@touchline/api-client';
import { failureText, SchemaForm, useSchemaForm } from '@touchline/app-core';
import { Alert, Button, PasswordField, TextField } from '@touchline/ui';
import { registrationSchema } from './registration.schema.ts';

/** The session takes it from here: who is registered is signed in. */
export function RegisterForm({ passwordMin }: { passwordMin: number }) {
  const [create, { isLoading, error, originalArgs }] = useRegisterMutation();
  const form = useSchemaForm(registrationSchema(passwordMin), {
    fullName: '',
    email: '',
    password: '',
    confirmPassword: '',
  });
  return (
    <SchemaForm
      form={form}
      label="Register"
      onSubmit={({ fullName, email, password }) => create({ username: email, email, password, fullName })}
    >
      <TextField label="Full Name" autoComplete="name" {...form.field('fullName')} />
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <PasswordField label="Password" autoComplete="new-password" {...form.field('password')} />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...form.field('confirmPassword')} />
      <Button type="submit" full busy={isLoading} busyText="Registering...">
        Register
      </Button>
      {isApiError(error) && originalArgs && <Alert>{failureText('register', error, originalArgs)}</Alert>}
    </SchemaForm>
  );
}
