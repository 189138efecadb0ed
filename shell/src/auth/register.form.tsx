import { isApiError, useRegisterMutation } from '@touchline/api-client';
import { failureText, fields, SchemaForm, useSchemaForm } from '@touchline/app-core';
import { limits, messages } from '@touchline/domain';
import { Alert, Button, PasswordField, TextField } from '@touchline/ui';
import * as z from 'zod/mini';

/** The password's minimum length is a setting of the club. */
const registrationSchema = (passwordMin: number) =>
  z
    .object({
      fullName: fields.name({ ...limits.fullName, message: messages.fullNameRequired }),
      email: fields.usernameEmail(),
      password: fields.password(passwordMin),
      confirmPassword: fields.password(passwordMin),
    })
    .check(
      z.refine(({ password, confirmPassword }) => password === confirmPassword, {
        message: messages.passwordsDiffer,
        path: ['confirmPassword'],
      }),
    );

/** Registering signs in as well, after which the route map leaves this page. */
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
      onSubmit={({ fullName, email, password }) =>
        create({ username: email, email, password, fullName, isParent: true })
      }
    >
      <TextField label="Full Name" autoComplete="name" {...form.field('fullName')} />
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <PasswordField
        label="Password"
        helper={`At least ${passwordMin} characters`}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...form.field('confirmPassword')} />
      <Button type="submit" full busy={isLoading} busyText="Registering...">
        Register
      </Button>
      {isApiError(error) && originalArgs && <Alert>{failureText('register', error, originalArgs)}</Alert>}
    </SchemaForm>
  );
}
