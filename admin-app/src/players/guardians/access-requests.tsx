import {
  type AccessRequestDto,
  useApproveAccessRequestMutation,
  useDeclineAccessRequestMutation,
  useListAccessRequestsToDecideQuery,
} from '@touchline/api-client';
import { instantDate, useFocusAfterRemoval, useShell } from '@touchline/app-core';
import { canForAll, givenNameOf } from '@touchline/domain';
import { Badge, Button, Row } from '@touchline/ui';
import { useRef, useState } from 'react';
import { ConfirmMutationDialog } from '../../confirm-mutation.dialog.tsx';
import { OldestFirst, oldestFirst } from '../../oldest-first.tsx';

/** Lists for admins who asks for access to any player. Renders nothing if nobody does. */
export function AccessRequests() {
  const { session } = useShell();
  const skip = !canForAll(session, 'access-request.decide');
  const query = useListAccessRequestsToDecideQuery(oldestFirst, { skip });
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(frame, query.data);
  if (skip) return null;
  return (
    <OldestFirst
      ref={frame}
      query={query}
      tone="info"
      title="Requests for access"
      text="These users ask to become a guardian. They know the player’s name and date of birth, or were invited. The player’s guardians can decide too, unless an account is restricted."
      error="Error loading the requests for access. Please try again."
    >
      {(request) => <Request key={request.id} request={request} onDecide={keepFocus} />}
    </OldestFirst>
  );
}

interface RequestProps {
  request: AccessRequestDto;
  /** Called before the row disappears. */
  onDecide: () => void;
}

function Request({ request: { id, childName, requesterName, requestedAt, hasRestriction }, onDecide }: RequestProps) {
  const { club } = useShell();
  const [isAsking, setIsAsking] = useState(false);
  const [approve, approving] = useApproveAccessRequestMutation();
  const [decline, declining] = useDeclineAccessRequestMutation();
  const given = givenNameOf({ name: childName });
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
          text={`${hasRestriction ? `An account is restricted for ${given}, and its owner may have another one: be sure who ${requesterName} is. ` : ''}They will see ${given}’s name, date of birth, teams, events and answers, and can answer for ${given}. The other guardians will be notified.`}
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
