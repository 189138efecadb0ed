import { serverMessage, useInviteGuardianMutation } from '@touchline/api-client';
import { Button, CheckboxField, TextField } from '@touchline/ui';
import * as z from 'zod/mini';
import { fields } from '../forms/fields.ts';
import { SchemaForm } from '../forms/schema-form.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';

const schema = z.object({ email: fields.email(), sameHousehold: z.boolean() });
const blank = { email: '', sameHousehold: false };

interface InviteGuardianFormProps {
  childId: number;
  /** Whether the user has a household for this child to share. */
  sharesHousehold: boolean;
}

/** Invites a guardian by mail. */
export function InviteGuardianForm({ childId, sharesHousehold }: InviteGuardianFormProps) {
  const [invite, { isLoading }] = useInviteGuardianMutation();
  const form = useSchemaForm(schema, blank);
  const submit = async (inviteGuardianDto: typeof blank) => {
    const result = await invite({ id: childId, inviteGuardianDto });
    if (!result.error) form.reset(blank);
    return result;
  };
  return (
    <SchemaForm
      form={form}
      label="Invite a Guardian"
      onSubmit={submit}
      errorText={(error) => serverMessage(error, 'The invitation was not sent')}
    >
      <TextField label="Email" type="email" autoComplete="off" inputMode="email" {...form.field('email')} />
      {sharesHousehold && (
        <CheckboxField
          label="We live in the same household"
          helper="Then you see each other’s names with this child."
          {...form.field('sameHousehold')}
        />
      )}
      <div>
        <Button type="submit" busy={isLoading} busyText="Sending..." full="phone">
          Send Invitation
        </Button>
      </div>
    </SchemaForm>
  );
}
