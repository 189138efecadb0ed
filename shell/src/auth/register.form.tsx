import { isApiError, useRegisterMutation } from '@touchline/api-client';
import { accountToasts, failureText, fields, SchemaForm, useSchemaForm } from '@touchline/app-core';
import { limits, messages } from '@touchline/domain';
import { Alert, Button, PasswordField, Text, TextField, TextLink } from '@touchline/ui';
import { useDispatch } from 'react-redux';
import * as z from 'zod/mini';
import { useClub } from '../session/use-club.ts';
import { type ShellDispatch } from '../session/shell-store.ts';
import { notified } from '../toasts/toast.slice.ts';

/** The password's minimum length is a setting of the club. */
const registrationSchema = (passwordMin: number) =>
  z
    .object({
      fullName: fields.personName({ ...limits.fullName, message: messages.fullNameRequired }),
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
export function RegisterForm() {
  const { passwordMinLength: passwordMin, privacyUrl, sendsMail } = useClub();
  const dispatch = useDispatch<ShellDispatch>();
  const [create, { isLoading, error, originalArgs }] = useRegisterMutation();
  const form = useSchemaForm(registrationSchema(passwordMin), {
    fullName: '',
    email: '',
    password: '',
    confirmPassword: '',
  });
  const submit = async ({ fullName, email, password }: z.output<ReturnType<typeof registrationSchema>>) => {
    const result = await create({ username: email, email, password, fullName, isParent: true });
    const text = `Open the link in the mail that we sent to ${email}.`;
    if (!result.error && sendsMail) dispatch(notified({ title: 'Registration successful', text }));
    return result;
  };
  return (
    <SchemaForm form={form} label="Register" onSubmit={submit}>
      <TextField label="Full Name" autoComplete="name" {...form.field('fullName')} />
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <PasswordField
        label="Password"
        helper={`At least ${passwordMin} characters`}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...form.field('confirmPassword')} />
      {privacyUrl && (
        <Text size="secondary" muted>
          How the club uses your data:{' '}
          <TextLink to={privacyUrl} newTab>
            Privacy notice
          </TextLink>
        </Text>
      )}
      <Button type="submit" full busy={isLoading} busyText="Registering...">
        Register
      </Button>
      {isApiError(error) && originalArgs && (
        <Alert>{failureText(accountToasts, 'register', error, originalArgs)}</Alert>
      )}
    </SchemaForm>
  );
}
