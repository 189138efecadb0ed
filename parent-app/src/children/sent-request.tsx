import { type SentAccessRequestDto, useWithdrawAccessRequestMutation } from '@touchline/api-client';
import { instantDate, useShell } from '@touchline/app-core';
import { Button, Card, Text } from '@touchline/ui';

interface SentRequestProps {
  request: SentAccessRequestDto;
  /** Of the heading. */
  level: 2 | 3;
}

export default function SentRequest({ request: { id, childName, state, canAskAgainAt }, level }: SentRequestProps) {
  const { club } = useShell();
  const [withdraw, { isLoading }] = useWithdrawAccessRequestMutation();
  return (
    <Card as="li" look="dashed" title={childName} level={level}>
      {state === 'declined' ? (
        <Text size="secondary" muted>
          Your request for access was declined.
          {canAskAgainAt && ` You can ask again on ${instantDate(canAskAgainAt, club.timeZone)}.`}
        </Text>
      ) : (
        <>
          <Text size="secondary" muted>
            You have asked for access. A guardian or an admin will decide.
          </Text>
          <div>
            <Button
              variant="quiet"
              label={`Withdraw the request for ${childName}`}
              busy={isLoading}
              busyText="Withdrawing..."
              onClick={() => void withdraw(id)}
            >
              Withdraw Request
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
