import { type DeletionDto, useGetDeletionQuery, useWithdrawDeletionMutation } from '@touchline/api-client';
import { instantInText, LoadError, useShell } from '@touchline/app-core';
import { Alert, Button, Card, Skeleton, Stack, Text } from '@touchline/ui';
import UserX from 'lucide-react/icons/user-x';
import { useState } from 'react';
import { LeaveDialog } from './leave.dialog.tsx';

/** Asks to be deleted, and withdraws that. */
export function LeavePanel() {
  const query = useGetDeletionQuery();
  return (
    <Card as="section" title="Leave the Club" level={2}>
      <LoadError query={query} onRetry={query.refetch}>
        Error loading whether you asked to be deleted. Please try again.
      </LoadError>
      {!query.data && !query.isError && <Skeleton count={1} />}
      {query.data && <Leaving deletion={query.data} />}
    </Card>
  );
}

function Leaving({ deletion }: { deletion: DeletionDto }) {
  const [isAsking, setIsAsking] = useState(false);
  /** Focuses the button that replaces the one that was pressed. */
  const [hasChanged, setHasChanged] = useState(false);
  const { requestedAt, refusal } = deletion;
  if (requestedAt !== null) {
    return <Requested requestedAt={requestedAt} hasFocus={hasChanged} onWithdraw={() => setHasChanged(true)} />;
  }
  if (refusal !== null) return <Text muted>{refusal}</Text>;
  return (
    <Stack gap="s">
      <Text muted>Your account is deleted for good. You see before what goes and what stays.</Text>
      <div>
        <Button variant="secondary" icon={UserX} autoFocus={hasChanged} onClick={() => setIsAsking(true)}>
          Ask to Be Deleted
        </Button>
      </div>
      {isAsking && (
        <LeaveDialog deletion={deletion} onAsked={() => setHasChanged(true)} onClose={() => setIsAsking(false)} />
      )}
    </Stack>
  );
}

interface RequestedProps {
  requestedAt: string;
  hasFocus: boolean;
  onWithdraw: () => void;
}

function Requested({ requestedAt, hasFocus, onWithdraw }: RequestedProps) {
  const { club } = useShell();
  const [withdraw, { isLoading }] = useWithdrawDeletionMutation();
  return (
    <Stack gap="s">
      <Alert tone="info" title="You asked to be deleted">
        You asked on {instantInText(requestedAt, club.timeZone)}. Until an admin deletes your account, you can use it as
        before and change your mind.
      </Alert>
      <div>
        <Button
          variant="secondary"
          autoFocus={hasFocus}
          busy={isLoading}
          busyText="Withdrawing..."
          onClick={() => {
            onWithdraw();
            void withdraw();
          }}
        >
          Withdraw Request
        </Button>
      </div>
    </Stack>
  );
}
