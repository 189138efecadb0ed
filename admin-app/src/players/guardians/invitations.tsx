import { GuardianInvitations, InviteGuardianForm, useShell } from '@touchline/app-core';
import { Stack, Text } from '@touchline/ui';

/** Invites a further guardian by mail, and lists the invitations that nobody has accepted yet. */
export function Invitations({ childId }: { childId: number }) {
  const { club } = useShell();
  return (
    <Stack as="section" label="Invite a Guardian">
      <Text size="name" as="h3">
        Invite a Guardian
      </Text>
      {club.sendsMail ? (
        <InviteGuardianForm childId={childId} sharesHousehold={false} />
      ) : (
        <Text muted>This club cannot send mail yet.</Text>
      )}
      <GuardianInvitations childId={childId} />
    </Stack>
  );
}
