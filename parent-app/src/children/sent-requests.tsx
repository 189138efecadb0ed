import { useListSentAccessRequestsQuery } from '@touchline/api-client';
import { lazyPart, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Stack } from '@touchline/ui';

const SentRequest = lazyPart(() => import('./sent-request.tsx'));

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
