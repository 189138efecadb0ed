import { serverMessage, useInviteGuardianMutation } from '@touchline/api-client';
import { fields, SchemaForm, useSchemaForm, useShell } from '@touchline/app-core';
import { Button, Card, CheckboxField, Stack, Text, TextField } from '@touchline/ui';
import * as z from 'zod/mini';
import { InvitationList } from './invitation-list.tsx';

interface InvitePanelProps {
  childId: number;
  /** The child's given name. */
  name: string;
  /** Whether the user has a household for this child to share. */
  sharesHousehold: boolean;
}

/** Invites a further guardian by mail. */
export function InvitePanel({ childId, name, sharesHousehold }: InvitePanelProps) {
  const { club } = useShell();
  return (
    <Card as="section" title="Invite a Guardian" level={2}>
      {!club.sendsMail && (
        <Text muted>
          {club.name} does not send mail here. The other guardian can add {name} as their own child and request access.
        </Text>
      )}
      {club.sendsMail && (
        <Stack>
          <Text size="secondary" muted>
            They get a mail with a link and accept with an account of their own. Until then they learn {name}’s given
            name alone.
          </Text>
          <InviteForm childId={childId} sharesHousehold={sharesHousehold} />
        </Stack>
      )}
      <InvitationList childId={childId} />
    </Card>
  );
}

const schema = z.object({ email: fields.email(), sameHousehold: z.boolean() });
const blank = { email: '', sameHousehold: false };

function InviteForm({ childId, sharesHousehold }: Pick<InvitePanelProps, 'childId' | 'sharesHousehold'>) {
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
