import {
  type DeletionRequestDto,
  useCompleteDeletionRequestMutation,
  useListDeletionRequestsQuery,
} from '@touchline/api-client';
import { instantDate, LoadError, useFocusAfterRemoval, useShell } from '@touchline/app-core';
import { Alert, Button, Row, Stack, Text } from '@touchline/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmMutationDialog } from '../confirm-mutation.dialog.tsx';

/** The oldest come first, and the next ones appear as these are completed. */
const shown = 10;

/** Lists who asks to be deleted. Renders nothing if nobody does. */
export function DeletionRequests() {
  // One more, to know whether there are more.
  const query = useListDeletionRequestsQuery({ limit: shown + 1 });
  const [asked, setAsked] = useState<DeletionRequestDto | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(frame, query.data);
  return (
    <Frame ref={frame} tabIndex={-1}>
      <LoadError query={query} onRetry={query.refetch}>
        Error loading who asks to be deleted. Please try again.
      </LoadError>
      {query.data && query.data.length > 0 && <RequestList requests={query.data} onDelete={setAsked} />}
      {/* Here, because it says why a request is not in the list any more. */}
      {asked && <DeleteDialog request={asked} onComplete={keepFocus} onClose={() => setAsked(null)} />}
    </Frame>
  );
}

/** Stays for the focus when the last request is completed, without a gap in the page. */
const Frame = styled.div`
  &:empty {
    position: absolute;
  }
`;

interface RequestListProps {
  requests: readonly DeletionRequestDto[];
  onDelete: (request: DeletionRequestDto) => void;
}

function RequestList({ requests, onDelete }: RequestListProps) {
  return (
    <Alert tone="warn" title="Requests to be deleted">
      <Stack gap="s">
        <Text as="span">
          These users want their account and their personal data to be deleted, which is their right. Please do so
          within a month. Until then, they can withdraw the request.
        </Text>
        <Stack as="ul" gap="s" label="Requests to be deleted">
          {requests.slice(0, shown).map((request) => (
            <Request key={request.userId} request={request} onDelete={() => onDelete(request)} />
          ))}
        </Stack>
        {requests.length > shown && <Text as="span">These are the {shown} oldest.</Text>}
      </Stack>
    </Alert>
  );
}

const listed = new Intl.ListFormat('en-US');

const aloneOf = ({ children }: DeletionRequestDto): string[] =>
  children.filter(({ staysWithoutGuardian }) => staysWithoutGuardian).map(({ name }) => name);

function Request({ request, onDelete }: { request: DeletionRequestDto; onDelete: () => void }) {
  const { club } = useShell();
  const { fullName, email, requestedAt } = request;
  const alone = aloneOf(request);
  return (
    <li>
      <Row gap="s">
        <span>
          {fullName} · {email} · {instantDate(requestedAt, club.timeZone)}
          {alone.length > 0 && ` · the only guardian of ${listed.format(alone)}`}
        </span>
        <Button variant="secondary" label={`Delete the account of ${fullName}`} onClick={onDelete}>
          Delete Account
        </Button>
      </Row>
    </li>
  );
}

interface DeleteDialogProps {
  request: DeletionRequestDto;
  /** Called before a row disappears. */
  onComplete: () => void;
  onClose: () => void;
}

function DeleteDialog({ request, onComplete, onClose }: DeleteDialogProps) {
  const [complete, state] = useCompleteDeletionRequestMutation();
  return (
    <ConfirmMutationDialog
      title={`Delete the account of ${request.fullName}?`}
      text={`${whatGoes} ${whatBecomesOf(aloneOf(request))}`}
      confirmLabel="Delete Account"
      busyText="Deleting..."
      mutate={() => {
        onComplete();
        return complete(request.userId);
      }}
      state={state}
      onClose={onClose}
    />
  );
}

const whatGoes =
  'The account, its guardianships, feeds and mails are deleted, and the notes that they wrote. Responses and announcements stay without their name. This cannot be undone.';

function whatBecomesOf(alone: string[]): string {
  if (alone.length === 0) return 'No player loses the last guardian.';
  const stays = alone.length === 1 ? 'stays registered without a guardian' : 'stay registered without a guardian';
  return `${listed.format(alone)} ${stays}: assign a parent or remove the player on Manage Players.`;
}
