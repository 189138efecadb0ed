import { type PastResponseDto, useListResponseHistoryQuery } from '@touchline/api-client';
import { QueryList, useFocusAfterRemoval, useShell, useToday } from '@touchline/app-core';
import { availabilityStatus, type AvailabilityStatus } from '@touchline/domain';
import { Button, Disclosure, Skeleton, Stack, Text } from '@touchline/ui';
import { useRef, useState } from 'react';
import { responderWords } from '../events/responder-words.ts';

/** Who has answered what, and when; loaded when it is opened. */
export const ResponseHistory = ({ eventId }: { eventId: number }) => (
  <Disclosure summary="Answer history">
    <PastResponses eventId={eventId} />
  </Disclosure>
);

const pageSize = 20;

function PastResponses({ eventId }: { eventId: number }) {
  const [shown, setShown] = useState(pageSize);
  // One more than shown, to know whether there are more.
  const history = useListResponseHistoryQuery({ id: eventId, limit: shown + 1 });
  const isLoadingMore = history.isFetching && history.currentData === undefined;
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(frame, history.data);
  const showMore = () => {
    keepFocus();
    setShown(shown + pageSize);
  };
  return (
    <div ref={frame} tabIndex={-1}>
      <QueryList
        query={history}
        loading={<Skeleton shape="text" count={3} label="Loading the answers..." />}
        error="Error loading the answers. Please try again."
        empty={<Text muted>No answers yet.</Text>}
      >
        {(rows) => (
          <Stack>
            <Stack as="ol" gap="s" label="Answer history">
              {rows.slice(0, isLoadingMore ? shown - pageSize : shown).map((row) => (
                <PastResponse key={`${row.childId} ${row.respondedAt}`} response={row} />
              ))}
            </Stack>
            {(isLoadingMore || rows.length > shown) && (
              <Button variant="secondary" busy={isLoadingMore} busyText="Loading..." onClick={showMore}>
                Show more
              </Button>
            )}
          </Stack>
        )}
      </QueryList>
    </div>
  );
}

function PastResponse({ response }: { response: PastResponseDto }) {
  const { club } = useShell();
  const { childName, isAvailable } = response;
  return (
    <li>
      <Text>
        {childName}: {words[availabilityStatus(isAvailable)]}
      </Text>
      <Text size="secondary" muted>
        {responderWords(response, club.timeZone, useToday())}
      </Text>
    </li>
  );
}

const words: Record<AvailabilityStatus, string> = {
  available: 'coming',
  unavailable: 'not coming',
  pending: 'answer withdrawn',
};
