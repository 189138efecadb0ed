import { GuardianInvitations, InviteGuardianForm, useShell } from '@touchline/app-core';
import { Card, Stack, Text } from '@touchline/ui';

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
            They get a mail with a link. Until they accept, they only see {name}’s first name.
          </Text>
          <InviteGuardianForm childId={childId} sharesHousehold={sharesHousehold} />
        </Stack>
      )}
      <GuardianInvitations childId={childId} />
    </Card>
  );
}
