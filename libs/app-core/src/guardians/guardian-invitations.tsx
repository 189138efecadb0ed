import {
  type GuardianInvitationDto,
  useListGuardianInvitationsQuery,
  useWithdrawGuardianInvitationMutation,
} from '@touchline/api-client';
import { Button, EmailText, Row, Skeleton, Stack, Text } from '@touchline/ui';
import { useRef } from 'react';
import { useShell } from '../store/app-root.tsx';
import { instantDate } from '../format/formats.ts';
import { QueryList } from '../page/query-list.tsx';
import { useFocusAfterRemoval } from '../page/use-focus-after-removal.ts';

/** The invitations to a child that nobody has accepted yet: a guardian's own, all of them for admins. */
export function GuardianInvitations({ childId }: { childId: number }) {
  const invitations = useListGuardianInvitationsQuery(childId);
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(frame, invitations.data);
  return (
    <div ref={frame} tabIndex={-1}>
      <QueryList
        query={invitations}
        loading={<Skeleton shape="text" label="Loading the invitations..." />}
        error="Error loading the invitations. Please try again."
        empty={null}
      >
        {(rows) => (
          <Stack as="ul" gap="s" label="Invitations">
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
      <Row justify="between">
        <div>
          <Text>
            <EmailText email={email} />
          </Text>
          <Text size="secondary" muted>
            {sameHousehold ? 'Same household · ' : ''}Waiting until {instantDate(expiresAt, club.timeZone)}
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
