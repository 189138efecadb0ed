import { listWords } from '@touchline/domain';
import {
  type DeletionRequestDto,
  useCompleteDeletionRequestMutation,
  useListDeletionRequestsQuery,
} from '@touchline/api-client';
import { instantDate, useFocusAfterRemoval, useShell } from '@touchline/app-core';
import { Button, Row } from '@touchline/ui';
import { useRef, useState } from 'react';
import { ConfirmMutationDialog } from '../confirm-mutation.dialog.tsx';
import { OldestFirst, oldestFirst } from '../oldest-first.tsx';

/** Lists who asks to be deleted. Renders nothing if nobody does. */
export function DeletionRequests() {
  const query = useListDeletionRequestsQuery(oldestFirst);
  const [asked, setAsked] = useState<DeletionRequestDto | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(frame, query.data);
  return (
    <>
      <OldestFirst
        ref={frame}
        query={query}
        tone="warn"
        title="Requests to be deleted"
        text="These users have the right to have their account and personal data deleted. Please do it within a month. Until then, they can withdraw the request."
        error="Error loading who asks to be deleted. Please try again."
      >
        {(request) => <Request key={request.userId} request={request} onDelete={() => setAsked(request)} />}
      </OldestFirst>
      {/* Outside the list, because it says why a request is no longer in the list. */}
      {asked && <DeleteDialog request={asked} onComplete={keepFocus} onClose={() => setAsked(null)} />}
    </>
  );
}

const aloneOf = ({ children }: DeletionRequestDto): string[] =>
  children.filter(({ staysWithoutGuardian }) => staysWithoutGuardian).map(({ name }) => name);

/** Whom the user also asks to delete for good. */
const erasedOf = ({ children }: DeletionRequestDto): string[] =>
  children.filter(({ isErasureRequested }) => isErasureRequested).map(({ name }) => name);

function Request({ request, onDelete }: { request: DeletionRequestDto; onDelete: () => void }) {
  const { club } = useShell();
  const { fullName, email, requestedAt } = request;
  const alone = aloneOf(request);
  const erased = erasedOf(request);
  return (
    <li>
      <Row gap="s">
        <span>
          {fullName} · {email} · {instantDate(requestedAt, club.timeZone)}
          {alone.length > 0 && ` · the only guardian of ${listWords(alone)}`}
          {erased.length > 0 && ` · asks to delete ${listWords(erased)} for good, too: do that in Manage Players`}
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
      text={[whatGoes, whatBecomesOf(aloneOf(request)), ...alsoAsked(erasedOf(request))].join(' ')}
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
  return `${listWords(alone)} ${stays}: assign a parent or remove the player on Manage Players.`;
}

const alsoAsked = (erased: string[]): string[] =>
  erased.length === 0
    ? []
    : [`The user asks to delete ${listWords(erased)} for good, too: do that in Manage Players, before or afterwards.`];
