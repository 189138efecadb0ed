import {
  type AccessRequestDto,
  serverMessage,
  useApproveAccessRequestMutation,
  useDeclineAccessRequestMutation,
  useListAccessRequestsQuery,
} from '@touchline/api-client';
import { instantDate, QueryList, useFocusAfterRemoval, useShell } from '@touchline/app-core';
import { Alert, Button, Card, ConfirmDialog, Row, Skeleton, Stack, Text } from '@touchline/ui';
import { useRef, useState } from 'react';

interface AccessRequestsPanelProps {
  childId: number;
  /** The child's given name. */
  name: string;
  mayDecide: boolean;
}

/** Who asks to become a guardian; a guardian approves or declines. */
export function AccessRequestsPanel({ childId, name, mayDecide }: AccessRequestsPanelProps) {
  const requests = useListAccessRequestsQuery(childId);
  const panel = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(panel, requests.data);
  return (
    <Card as="section" title="Requests for Access" level={2}>
      <div ref={panel} tabIndex={-1}>
        <QueryList
          query={requests}
          loading={<Skeleton shape="text" label="Loading the requests..." />}
          error="Error loading the requests. Please try again."
          empty={<Text muted>Nobody is asking for access to {name}.</Text>}
        >
          {(rows) => (
            <Stack as="ul" label="Requests for Access">
              {rows.map((request) => (
                <Request key={request.id} request={request} name={name} mayDecide={mayDecide} onDecide={keepFocus} />
              ))}
            </Stack>
          )}
        </QueryList>
      </div>
    </Card>
  );
}

interface RequestProps {
  request: AccessRequestDto;
  /** The child's given name. */
  name: string;
  mayDecide: boolean;
  /** Called before the row disappears. */
  onDecide: () => void;
}

function Request({ request, name, mayDecide, onDecide }: RequestProps) {
  const { club } = useShell();
  const [isAsking, setIsAsking] = useState(false);
  const [decline, declining] = useDeclineAccessRequestMutation();
  const { id, requesterName, requestedAt } = request;
  return (
    <li>
      <Stack gap="xs">
        <div>
          <Text size="name">{requesterName}</Text>
          <Text size="secondary" muted>
            Asked on {instantDate(requestedAt, club.timeZone)} and knows {name}’s name and date of birth
          </Text>
        </div>
        {mayDecide && (
          <Row>
            <Button label={`Approve ${requesterName}`} disabled={declining.isLoading} onClick={() => setIsAsking(true)}>
              Approve
            </Button>
            <Button
              variant="secondary"
              label={`Decline ${requesterName}`}
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
        )}
      </Stack>
      {isAsking && (
        <ApproveDialog request={request} name={name} onApprove={onDecide} onClose={() => setIsAsking(false)} />
      )}
    </li>
  );
}

interface ApproveDialogProps {
  request: AccessRequestDto;
  name: string;
  onApprove: () => void;
  onClose: () => void;
}

function ApproveDialog({ request, name, onApprove, onClose }: ApproveDialogProps) {
  const [approve, { isLoading, error }] = useApproveAccessRequestMutation();
  const confirm = async () => {
    onApprove();
    const result = await approve(request.id);
    if (!result.error) onClose();
  };
  return (
    <ConfirmDialog
      title={`Make ${request.requesterName} a guardian of ${name}?`}
      text={`They will see ${name}’s name, date of birth, teams, events and answers, and can answer for ${name}. They will not see your name, your email address or your phone number. Only an admin can remove them again.`}
      confirmLabel="Approve"
      busy={isLoading}
      busyText="Approving..."
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {error && <Alert>{serverMessage(error, 'Something went wrong')}</Alert>}
    </ConfirmDialog>
  );
}
