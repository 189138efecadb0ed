import {
  type AccessRequestDto,
  serverMessage,
  useApproveAccessRequestMutation,
  useDeclineAccessRequestMutation,
  useListAccessRequestsQuery,
} from '@touchline/api-client';
import { instantDate, QueryList, useShell } from '@touchline/app-core';
import { Alert, Button, Card, ConfirmDialog, Row, Skeleton, Stack, Text } from '@touchline/ui';
import { useState } from 'react';

interface AccessRequestsPanelProps {
  childId: number;
  /** The child's given name. */
  name: string;
}

/** Who asks to become a guardian; a guardian approves or declines. */
export function AccessRequestsPanel({ childId, name }: AccessRequestsPanelProps) {
  const requests = useListAccessRequestsQuery(childId);
  return (
    <Card as="section" title="Requests for Access" level={2}>
      <QueryList
        query={requests}
        loading={<Skeleton shape="text" label="Loading the requests..." />}
        error="Error loading the requests. Please try again."
        empty={<Text muted>Nobody is asking for access to {name}.</Text>}
      >
        {(rows) => (
          <Stack as="ul" label="Requests for Access">
            {rows.map((request) => (
              <Request key={request.id} request={request} name={name} />
            ))}
          </Stack>
        )}
      </QueryList>
    </Card>
  );
}

function Request({ request, name }: { request: AccessRequestDto; name: string }) {
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
        <Row>
          <Button label={`Approve ${requesterName}`} disabled={declining.isLoading} onClick={() => setIsAsking(true)}>
            Approve
          </Button>
          <Button
            variant="secondary"
            label={`Decline ${requesterName}`}
            busy={declining.isLoading}
            busyText="Declining..."
            onClick={() => void decline(id)}
          >
            Decline
          </Button>
        </Row>
      </Stack>
      {isAsking && <ApproveDialog request={request} name={name} onClose={() => setIsAsking(false)} />}
    </li>
  );
}

function ApproveDialog({ request, name, onClose }: { request: AccessRequestDto; name: string; onClose: () => void }) {
  const [approve, { isLoading, error }] = useApproveAccessRequestMutation();
  const confirm = async () => {
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
