import {
  type GuardianInvitationDto,
  serverMessage,
  useInviteGuardianMutation,
  useListGuardianInvitationsQuery,
  useWithdrawGuardianInvitationMutation,
} from '@touchline/api-client';
import { fields, instantDate, QueryList, SchemaForm, useSchemaForm, useShell } from '@touchline/app-core';
import { Button, EmailText, Row, Skeleton, Stack, Text, TextField } from '@touchline/ui';
import * as z from 'zod/mini';

/** Invites a further guardian by mail, and lists the invitations that nobody has accepted yet. */
export function Invitations({ childId }: { childId: number }) {
  const { club } = useShell();
  const invitations = useListGuardianInvitationsQuery(childId);
  return (
    <Stack as="section" label="Invite a Guardian">
      <Text size="name" as="h3">
        Invite a Guardian
      </Text>
      {club.sendsMail ? <InviteForm childId={childId} /> : <Text muted>This club cannot send mail yet.</Text>}
      <QueryList
        query={invitations}
        loading={<Skeleton shape="text" label="Loading the invitations..." />}
        error="Error loading the invitations. Please try again."
        empty={null}
      >
        {(rows) => (
          <Stack as="ul" gap="s" label="Invitations">
            {rows.map((invitation) => (
              <Invitation key={invitation.id} childId={childId} invitation={invitation} />
            ))}
          </Stack>
        )}
      </QueryList>
    </Stack>
  );
}

const schema = z.object({ email: fields.email() });
const blank = { email: '' };

function InviteForm({ childId }: { childId: number }) {
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
      <div>
        <Button type="submit" variant="secondary" busy={isLoading} busyText="Sending...">
          Send Invitation
        </Button>
      </div>
    </SchemaForm>
  );
}

function Invitation({ childId, invitation }: { childId: number; invitation: GuardianInvitationDto }) {
  const { club } = useShell();
  const [withdraw, { isLoading }] = useWithdrawGuardianInvitationMutation();
  const { id, email, expiresAt } = invitation;
  return (
    <li>
      <Row justify="between" noWrap>
        <div>
          <Text>
            <EmailText email={email} />
          </Text>
          <Text size="secondary" muted>
            Waiting until {instantDate(expiresAt, club.timeZone)}
          </Text>
        </div>
        <Button
          variant="quiet"
          label={`Withdraw the invitation to ${email}`}
          busy={isLoading}
          busyText="Withdrawing..."
          onClick={() => void withdraw({ id: childId, invitationId: id })}
        >
          Withdraw
        </Button>
      </Row>
    </li>
  );
}
