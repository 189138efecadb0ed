import { isApiError, useRegisterMutation } from '@touchline/api-client';
import { failureText, showFieldErrors, useSchemaForm } from '@touchline/app-core';
import { Alert, Button, errorList, Form, FormErrors, PasswordField, TextField } from '@touchline/ui';
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
  const { register, handleSubmit, setFocus, formState } = form;
  const { errors, submitCount } = formState;

  const submit = handleSubmit(async ({ fullName, email, password }) => {
    const answer = await create({ username: email, email, password, fullName });
    showFieldErrors(form, answer.error);
  });

  return (
    <Form label="Register" onSubmit={submit}>
      <FormErrors errors={errorList(errors)} attempt={submitCount} onPick={(name) => setFocus(name as 'fullName')} />
      <TextField label="Full Name" autoComplete="name" error={errors.fullName?.message} {...register('fullName')} />
      <TextField label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" full busy={isLoading} busyText="Registering...">
        Register
      </Button>
      {isApiError(error) && originalArgs && <Alert>{failureText('register', error, originalArgs)}</Alert>}
    </Form>
  );
}
