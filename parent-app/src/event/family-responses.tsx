import { type EventDto } from '@touchline/api-client';
import { ClashHint } from '@touchline/app-core';
import { Stack, Text } from '@touchline/ui';
import { useId } from 'react';
import { readResponses, shortName } from '../events/responses.ts';
import { useWhyClosed } from '../events/use-why-closed.ts';
import { useDeadline } from '../events/use-deadline.ts';
import { Panel } from '../panel.tsx';
import { FamilyRow } from './family-row.tsx';

/** A row per own child in the audience; nothing for users without one. */
export function FamilyResponses({ event }: { event: EventDto }) {
  const { responses } = readResponses(event);
  const whyClosed = useWhyClosed(event);
  const { isPast, isClosed, words } = useDeadline(event);
  const reason = useId();
  if (responses.length === 0) return null;
  return (
    <Panel title={responses.length === 1 ? 'Your child' : 'Your children'}>
      <Stack as="ul" gap="xs" label="RSVPs">
        {responses.map((response) => (
          <FamilyRow
            key={response.childId}
            event={event}
            response={response}
            name={shortName(response, responses)}
            isClosed={whyClosed !== null}
            isWanted={!isPast}
            acceptClosed={isClosed ? reason : undefined}
          />
        ))}
      </Stack>
      {!whyClosed && words && (
        <Text size="secondary" muted id={reason}>
          {words}
        </Text>
      )}
      {!whyClosed && <ClashHint event={event} linked />}
      {whyClosed && (
        <Text size="secondary" muted>
          {whyClosed}
        </Text>
      )}
    </Panel>
  );
}
