import {
  type AccessRequestDto,
  useApproveAccessRequestMutation,
  useDeclineAccessRequestMutation,
  useListAccessRequestsToDecideQuery,
} from '@touchline/api-client';
import { instantDate, LoadError, useFocusAfterRemoval, useShell } from '@touchline/app-core';
import { canForAll, givenName } from '@touchline/domain';
import { Alert, Badge, Button, Row, Stack, Text } from '@touchline/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmMutationDialog } from '../../confirm-mutation.dialog.tsx';

/** The oldest come first, and the next ones appear as these are decided. */
const shown = 10;

/** Lists for admins who asks for access to any player. Renders nothing if nobody does. */
export function AccessRequests() {
  const { session } = useShell();
  const skip = !canForAll(session, 'access-request.decide');
  // One more, to know whether there are more.
  const query = useListAccessRequestsToDecideQuery({ limit: shown + 1 }, { skip });
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(frame, query.data);
  if (skip) return null;
  return (
    <Frame ref={frame} tabIndex={-1}>
      <LoadError query={query} onRetry={query.refetch}>
        Error loading the requests for access. Please try again.
      </LoadError>
      {query.data && query.data.length > 0 && <RequestList requests={query.data} onDecide={keepFocus} />}
    </Frame>
  );
}

/** Stays for the focus when the last request is decided, without a gap in the page. */
const Frame = styled.div`
  &:empty {
    position: absolute;
  }
`;

interface RequestListProps {
  requests: readonly AccessRequestDto[];
  /** Called before a row disappears. */
  onDecide: () => void;
}

function RequestList({ requests, onDecide }: RequestListProps) {
  return (
    <Alert tone="info" title="Requests for access">
      <Stack gap="s">
        <Text as="span">
          These users ask to become a guardian. They know the player’s name and date of birth, or were invited. The
          player’s guardians can decide as well, unless an account is restricted for the player.
        </Text>
        <Stack as="ul" gap="s" label="Requests for access">
          {requests.slice(0, shown).map((request) => (
            <Request key={request.id} request={request} onDecide={onDecide} />
          ))}
        </Stack>
        {requests.length > shown && <Text as="span">These are the {shown} oldest.</Text>}
      </Stack>
    </Alert>
  );
}

interface RequestProps {
  request: AccessRequestDto;
  onDecide: () => void;
}

function Request({ request: { id, childName, requesterName, requestedAt, hasRestriction }, onDecide }: RequestProps) {
  const { club } = useShell();
  const [isAsking, setIsAsking] = useState(false);
  const [approve, approving] = useApproveAccessRequestMutation();
  const [decline, declining] = useDeclineAccessRequestMutation();
  const given = givenName(childName);
  return (
    <li>
      <Row gap="s">
        <span>
          {requesterName} · for {childName} · {instantDate(requestedAt, club.timeZone)}
        </span>
        {hasRestriction && <Badge tone="danger">An account is restricted for {given}</Badge>}
        <Button
          variant="secondary"
          label={`Approve ${requesterName} for ${childName}`}
          disabled={declining.isLoading}
          onClick={() => setIsAsking(true)}
        >
          Approve
        </Button>
        <Button
          variant="quiet"
          label={`Decline ${requesterName} for ${childName}`}
          busy={declining.isLoading}
          busyText="Declining..."
          onClick={() => {
            onDecide();
            void decline(id);
          }}
        >
          Decline
        </Button>
      </Row>
      {isAsking && (
        <ConfirmMutationDialog
          title={`Make ${requesterName} a guardian of ${childName}?`}
          text={`${hasRestriction ? `An account is restricted for ${given}, and its owner may have another one: be sure who ${requesterName} is. ` : ''}They will see ${given}’s name, date of birth, teams, events and answers, and can answer for ${given}. The other guardians are told of a new guardian.`}
          confirmLabel="Approve"
          busyText="Approving..."
          tone="primary"
          mutate={() => {
            onDecide();
            return approve(id);
          }}
          state={approving}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}
