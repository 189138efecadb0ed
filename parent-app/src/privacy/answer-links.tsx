import { type LiveAnswerLinksDto } from '@touchline/api-client';
import { instantDate, useFocusAfterRemoval, useShell } from '@touchline/app-core';
import { pluralize } from '@touchline/domain';
import { Button, Stack, Text } from '@touchline/ui';
import { useMemo, useRef, useState } from 'react';
import { RevokeAnswerLinksDialog } from './revoke-answer-links.dialog.tsx';

/** The mails whose links answer for the guardian's children, all of which can be turned off at once. */
export function AnswerLinks({ links: { total, until } }: { links: LiveAnswerLinksDto }) {
  const { club } = useShell();
  const [isAsking, setIsAsking] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(
    frame,
    useMemo(() => [total], [total]),
  );
  const isOne = total === 1;
  return (
    <div ref={frame} tabIndex={-1}>
      <Stack gap="xs">
        <Text size="name" as="h3">
          Links in mails
        </Text>
        {total === 0 && <Text>No mail has a link that still works.</Text>}
        {total > 0 && (
          <>
            <Text>
              The {isOne ? 'link' : 'links'} in {pluralize(total, 'mail')} {isOne ? 'works' : 'work'}
              {until !== null && ` until ${instantDate(until, club.timeZone)}`}. Whoever has such a mail can answer for
              your children.
            </Text>
            <div>
              <Button variant="secondary" full="phone" onClick={() => setIsAsking(true)}>
                Turn off all links in mails
              </Button>
            </div>
          </>
        )}
      </Stack>
      {isAsking && <RevokeAnswerLinksDialog total={total} onRevoke={keepFocus} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
