import { type ChildPrivacyDto, type SentInvitationDto } from '@touchline/api-client';
import { guardiansPath, instantDate, useShell } from '@touchline/app-core';
import { Card, EmailText, Stack, Text, TextLink } from '@touchline/ui';
import Users from 'lucide-react/icons/users';
import { Panel } from '../panel.tsx';
import { invitationState } from './invitation-words.ts';

/** Whom the guardian has invited, and what has come of it. */
export function SentInvitationsPanel({ privacy: { id, invitations } }: { privacy: ChildPrivacyDto }) {
  return (
    <Panel title="Whom you have invited">
      <Card as="div">
        <Stack gap="s">
          {invitations.length === 0 && <Text>You have invited nobody lately.</Text>}
          {invitations.length > 0 && (
            <Stack as="ul" gap="s" label="Your invitations">
              {invitations.map((invitation) => (
                <SentInvitation key={invitation.id} invitation={invitation} />
              ))}
            </Stack>
          )}
          <div>
            <TextLink to={guardiansPath(id)} icon={Users} alone>
              Guardians and invitations
            </TextLink>
          </div>
        </Stack>
      </Card>
    </Panel>
  );
}

function SentInvitation({ invitation }: { invitation: SentInvitationDto }) {
  const { club } = useShell();
  return (
    <li>
      <Text>
        <EmailText email={invitation.email} />
      </Text>
      <Text size="secondary" muted>
        {invitationState(invitation, club.timeZone)} · invited on {instantDate(invitation.invitedAt, club.timeZone)}
      </Text>
    </li>
  );
}
