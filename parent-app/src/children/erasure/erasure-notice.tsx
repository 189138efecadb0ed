import { type ChildDto, useWithdrawErasureRequestMutation } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { Alert, Button, Stack } from '@touchline/ui';
import { useState } from 'react';
import { childAnchor } from '../../child-anchor.ts';
import { AskErasureDialog } from './ask-erasure.dialog.tsx';
import { requestWords } from './erasure-words.ts';

/** That somebody asks to delete the child for good: the user, who can withdraw it, or another guardian, who can be joined. */
export default function ErasureNotice({ child }: { child: ChildDto }) {
  const { club } = useShell();
  const [isAsking, setIsAsking] = useState(false);
  const [withdraw, { isLoading }] = useWithdrawErasureRequestMutation();
  const { id, name, givenName, erasureRequest } = child;
  const words = erasureRequest && requestWords(erasureRequest, givenName, club.timeZone);
  const hasAsked = erasureRequest?.requestedAt !== null;

  const withdrawRequest = async () => {
    const { error } = await withdraw(id);
    // The notice goes unless another guardian asks.
    if (!error && !erasureRequest?.isAskedByOther) focusCard(id);
  };

  return (
    <>
      {words && (
        <Alert tone="warn">
          <Stack gap="xs" align="start">
            <span>{words}</span>
            {/* One button, which keeps the focus. */}
            <Button
              variant="secondary"
              label={hasAsked ? `Withdraw the request to delete ${name}` : `I Agree… to delete ${name}`}
              busy={isLoading}
              busyText="Withdrawing..."
              onClick={() => (hasAsked ? void withdrawRequest() : setIsAsking(true))}
            >
              {hasAsked ? 'Withdraw' : 'I Agree…'}
            </Button>
          </Stack>
        </Alert>
      )}
      {isAsking && <AskErasureDialog child={child} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** The first button of the child's card, because the one that was pressed disappears. */
const focusCard = (id: number) =>
  document.getElementById(childAnchor(id))?.querySelector<HTMLElement>('a, button')?.focus();
