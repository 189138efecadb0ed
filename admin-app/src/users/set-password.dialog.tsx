import { type UserDto, useSetPasswordMutation } from '@touchline/api-client';
import { fields, useSchemaForm, useShell } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import { Button, Dialog, DialogActions, DialogClose, errorList, Form, FormErrors, PasswordField } from '@touchline/ui';
import * as z from 'zod/mini';
import { showServerError } from '../show-server-error.ts';

const passwordSchema = (minLength: number) =>
  z
    .object({ password: fields.password(minLength), again: z.string() })
    .check(z.refine(({ password, again }) => password === again, { error: messages.passwordsDiffer, path: ['again'] }));

/** Gives somebody else a new password. */
export function SetPasswordDialog({ user, onClose }: { user: UserDto; onClose: () => void }) {
  const { club } = useShell();
  const form = useSchemaForm(passwordSchema(club.passwordMinLength), { password: '', again: '' });
  const [setPassword, setting] = useSetPasswordMutation();
  const { errors, isDirty, submitCount } = form.formState;

  const save = form.handleSubmit(async ({ password }) => {
    const { error } = await setPassword({ id: user.id, setPasswordDto: { password } });
    if (error) return showServerError(form, error);
    onClose();
  });

  return (
    <Dialog
      title="Set Password"
      description={`${user.fullName} will be signed out everywhere and signs in with the new password from then on.`}
      onClose={onClose}
      confirmClose={isDirty && 'Discard this password?'}
    >
      <Form onSubmit={save} label="Password" aria-busy={setting.isLoading}>
        <FormErrors
          errors={errorList(errors)}
          attempt={submitCount}
          onPick={(name) => form.setFocus(name as 'password')}
        />
        <PasswordField
          label="New Password"
          helper={`At least ${club.passwordMinLength} characters. Tell it to the person yourself.`}
          error={errors.password?.message}
          autoComplete="new-password"
          {...form.register('password')}
        />
        <PasswordField
          label="Confirm Password"
          error={errors.again?.message}
          autoComplete="new-password"
          {...form.register('again')}
        />
        <DialogActions>
          <DialogClose />
          <Button type="submit" busy={setting.isLoading} busyText="Saving...">
            Set Password
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
