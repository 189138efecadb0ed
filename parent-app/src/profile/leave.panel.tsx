import { type DeletionDto, useGetDeletionQuery, useWithdrawDeletionMutation } from '@touchline/api-client';
import { instantInText, LoadError, useShell } from '@touchline/app-core';
import { Alert, Button, SettingRow, Skeleton, Stack, Text, theme } from '@touchline/ui';
import UserX from 'lucide-react/icons/user-x';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LeaveDialog } from './leave.dialog.tsx';

/** Asks to be deleted, and withdraws that. */
export function LeavePanel() {
  const query = useGetDeletionQuery();
  return (
    <li>
      <LoadError query={query} onRetry={query.refetch}>
        Error loading whether you asked to be deleted. Please try again.
      </LoadError>
      {!query.data && !query.isError && <Skeleton shape="row" count={1} />}
      {query.data && <Leaving deletion={query.data} />}
    </li>
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
  if (refusal !== null) {
    return (
      <Inset>
        <Text size="secondary" muted>
          {refusal}
        </Text>
      </Inset>
    );
  }
  return (
    <>
      <SettingRow icon={UserX} title="Delete My Account…" autoFocus={hasChanged} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <LeaveDialog deletion={deletion} onAsked={() => setHasChanged(true)} onClose={() => setIsAsking(false)} />
      )}
    </>
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
    <Inset>
      <Stack gap="s">
        <Alert tone="info" title="You asked to be deleted">
          You asked on {instantInText(requestedAt, club.timeZone)}. Until an admin deletes your account, you can use it
          as before and change your mind.
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
    </Inset>
  );
}

const Inset = styled.div`
  padding: ${theme.space.s};
`;
