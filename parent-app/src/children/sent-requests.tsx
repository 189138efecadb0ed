import {
  type SentAccessRequestDto,
  useListSentAccessRequestsQuery,
  useWithdrawAccessRequestMutation,
} from '@touchline/api-client';
import { instantDate, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Button, Card, Stack, Text } from '@touchline/ui';

/** The user's requests for access: those that wait, and those that were declined. Nothing without any. */
export function SentRequests({ level }: { level: 2 | 3 }) {
  const { session } = useShell();
  const { data: requests = [] } = useListSentAccessRequestsQuery(undefined, {
    skip: !can(session, 'child.request-access'),
  });
  if (requests.length === 0) return null;
  return (
    <Stack as="ul" gap="s" label="Requested access">
      {requests.map((request) => (
        <SentRequest key={request.id} request={request} level={level} />
      ))}
    </Stack>
  );
}

interface SentRequestProps {
  request: SentAccessRequestDto;
  /** Of the heading. */
  level: 2 | 3;
}

function SentRequest({ request: { id, childName, state, canAskAgainAt }, level }: SentRequestProps) {
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
            You have requested access. A guardian or an admin decides.
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
