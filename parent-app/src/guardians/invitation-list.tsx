import {
  type GuardianInvitationDto,
  useListGuardianInvitationsQuery,
  useWithdrawGuardianInvitationMutation,
} from '@touchline/api-client';
import { instantDate, QueryList, useShell } from '@touchline/app-core';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { Button, EmailText, Row, Skeleton, Stack, Text } from '@touchline/ui';

/** The user's invitations to a child that nobody has accepted yet. */
export function InvitationList({ childId }: { childId: number }) {
  const invitations = useListGuardianInvitationsQuery(childId);
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(frame, invitations.data?.length);
  return (
    <div ref={frame} tabIndex={-1}>
      <QueryList
        query={invitations}
        loading={<Skeleton shape="text" label="Loading your invitations..." />}
        error="Error loading your invitations. Please try again."
        empty={null}
      >
        {(rows) => (
          <Stack as="ul" gap="s" label="Your invitations">
            {rows.map((invitation) => (
              <Invitation key={invitation.id} childId={childId} invitation={invitation} onWithdraw={keepFocus} />
            ))}
          </Stack>
        )}
      </QueryList>
    </div>
  );
}

interface InvitationProps {
  childId: number;
  invitation: GuardianInvitationDto;
  /** Called before the row disappears. */
  onWithdraw: () => void;
}

function Invitation({ childId, invitation, onWithdraw }: InvitationProps) {
  const { club } = useShell();
  const [withdraw, { isLoading }] = useWithdrawGuardianInvitationMutation();
  const { id, email, sameHousehold, expiresAt } = invitation;
  return (
    <li>
      <Row justify="between" noWrap>
        <div>
          <Text>
            <EmailText email={email} />
          </Text>
          <Text size="secondary" muted>
            {sameHousehold ? 'Your household · ' : ''}Waiting until {instantDate(expiresAt, club.timeZone)}
          </Text>
        </div>
        <Button
          variant="quiet"
          label={`Withdraw the invitation to ${email}`}
          busy={isLoading}
          busyText="Withdrawing..."
          onClick={() => {
            onWithdraw();
            void withdraw({ id: childId, invitationId: id });
          }}
        >
          Withdraw
        </Button>
      </Row>
    </li>
  );
}
