import { type ChildDto, useRequestErasureMutation } from '@touchline/api-client';
import { fields, FormDialog, useSchemaForm, useShell } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import { PasswordField, Stack, Text } from '@touchline/ui';
import * as z from 'zod/mini';

const schema = z.object({ currentPassword: fields.currentPassword(messages.currentPasswordRequired) });

/** Asks an admin to delete a child for good, after saying what happens. */
export function AskErasureDialog({ child, onClose }: { child: ChildDto; onClose: () => void }) {
  const { notify } = useShell();
  const [requestErasure] = useRequestErasureMutation();
  const form = useSchemaForm(schema, { currentPassword: '' });
  const { id, givenName, erasureRequest } = child;

  const ask = async (requestErasureDto: z.output<typeof schema>) => {
    const result = await requestErasure({ id, requestErasureDto });
    if (!result.error) notify({ title: 'Request sent', text: `An admin decides whether ${givenName} is deleted.` });
    return result;
  };

  return (
    <FormDialog
      title={`Delete ${givenName} for good?`}
      description={erasureRequest?.isAskedByOther ? 'Another guardian asks for it already.' : undefined}
      label="Ask to delete for good"
      form={form}
      onSubmit={ask}
      submitLabel="Ask to Delete"
      busyText="Asking..."
      tone="danger"
      onClose={onClose}
    >
      <Stack gap="s">
        <Text>
          An admin of the club decides, and removes {givenName} from the club first. Other guardians are told. You can
          withdraw the request until then.
        </Text>
        <Text>
          The name, the date of birth, answers, teams and everything else about {givenName} go. Past events go on
          counting a player without a name, and backups keep the data until they are old enough to be deleted.
        </Text>
      </Stack>
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        helper="So that nobody else can ask in your name."
        {...form.field('currentPassword')}
      />
    </FormDialog>
  );
}
